/** toolkit §9, shared by the form and its checks. */
export const ticketLimits = { subject: 200, description: 2000 } as const;
