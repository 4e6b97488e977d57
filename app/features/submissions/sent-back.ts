/** The review came to a decision that its creator can answer by changing the prompt. */
export function isSentBack(status: string): boolean {
  return status === "Rejected" || status === "Changes requested";
}
