import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'

/** The year of an instant in Jakarta. @param instant epoch milliseconds */
export function yearOf(instant: number): number {
  return Number(dateOf(startOfDay(instant)).slice(0, 4))
}

/** What is printed on a receipt, such as `KW/2026/000123`; longer than six digits it is printed in full. */
export function receiptNumber({ year, sequence }: { year: number; sequence: number }): string {
  return `KW/${year}/${String(sequence).padStart(6, '0')}`
}

/**
 * What is printed on an invoice, such as `FK/2026/000012`: of the payment's id, so these may have gaps.
 * @param createdAt epoch milliseconds
 */
export function invoiceNumber({ id, createdAt }: { id: number; createdAt: number }): string {
  return `FK/${yearOf(createdAt)}/${String(id).padStart(6, '0')}`
}
