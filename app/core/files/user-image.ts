/** A picture of a user's library as it leaves the server. */
export interface UserImage {
  id: string;
  userId: string;
  title: string;
  prompt: string;
  /** Signed, good for at least ten minutes. */
  imageUrl: string;
  /** A small copy for lists, signed. */
  smallUrl: string;
  /** The same, as a download named after the title. */
  downloadUrl: string;
  storagePath: string;
  platform: string;
  artStyle: string;
  createdAt: Date;
}
