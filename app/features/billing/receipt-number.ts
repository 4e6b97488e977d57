/** `SP-2026-00012`: how a payment is called on its receipt and wherever we speak of it. */
export function receiptNumber(payment: { receiptNumber: number; createdAt: Date }): string {
  return `SP-${payment.createdAt.getUTCFullYear()}-${String(payment.receiptNumber).padStart(5, "0")}`;
}
