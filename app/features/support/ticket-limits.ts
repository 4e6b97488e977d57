/** toolkit §9, shared by the form and its checks. */
export const ticketLimits = { subject: 200, description: 2000 } as const;

/** In bytes, of a picture beside a reply. */
export const largestPicture = 5 * 1024 * 1024;
