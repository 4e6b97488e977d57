export interface FileStat {
  /** Where the file lies, e.g. `public/prompts/7f3a.webp`. */
  path: string;
  size: number;
  contentType: string;
  modifiedAt: Date;
  /** Changes when the content changes. */
  etag: string;
}

export interface StoredFile extends FileStat {
  body: ReadableStream<Uint8Array>;
}

export type FileBody = Uint8Array | ReadableStream<Uint8Array>;

export interface ListOptions {
  limit?: number;
  offset?: number;
}

/**
 * Where files are kept. Paths are words joined by `/`; the ending of the name decides the content type.
 * A write is seen whole or not at all.
 */
export interface Storage {
  put(path: string, body: FileBody): Promise<FileStat>;
  get(path: string): Promise<StoredFile | undefined>;
  stat(path: string): Promise<FileStat | undefined>;
  /** Deleting what is not there is fine. */
  delete(path: string): Promise<void>;
  /** Files anywhere below a folder, by name ascending. */
  list(folder: string, options?: ListOptions): Promise<FileStat[]>;
  copy(from: string, to: string): Promise<FileStat>;
}

export const listDefaults = { limit: 100, offset: 0 } as const;
