import type { PaymentRow } from '@/features/admin-payments/api/payments'

/** What became of a payment of the review; `overtaken` when another admin was faster. */
export type Outcome = 'confirmed' | 'rejected' | 'overtaken'

/** Payments that are looked at one after the other. */
export interface Review {
  /** In the order in which they are looked at; decided ones stay. */
  queue: readonly PaymentRow[]
  /** The index of the one in sight; the queue's length when all are decided. */
  at: number
  outcomes: Readonly<Record<number, Outcome>>
}

export const NOTHING_REVIEWED: Review = { queue: [], at: 0, outcomes: {} }

/** Quick reasons, chosen by the keys 1, 2 and 3; the next key is for own words. */
export const QUICK_REASONS = ['Nominal kurang', 'Bukti buram', 'Bukti sudah dipakai'] as const

/** Adds the payments that are new to the review to its end; what is in sight stays in sight. */
export function joined(review: Review, waiting: readonly PaymentRow[]): Review {
  const known = new Set(review.queue.map(({ id }) => id))
  const added = waiting.filter(({ id }) => !known.has(id))
  return added.length === 0 ? review : { ...review, queue: [...review.queue, ...added] }
}

/** Notes what became of a payment, and goes on to the next that is undecided: those after it first, then skipped ones. */
export function settled(review: Review, id: number, outcome: Outcome): Review {
  const outcomes = { ...review.outcomes, [id]: outcome }
  const isOpen = (payment: PaymentRow) => outcomes[payment.id] === undefined
  const { queue } = review
  const from = queue.findIndex((payment) => payment.id === id)
  const after = queue.findIndex((payment, index) => index > from && isOpen(payment))
  const skipped = queue.findIndex(isOpen)
  return { queue, outcomes, at: after >= 0 ? after : skipped >= 0 ? skipped : queue.length }
}

/** Goes one payment back (-1) or on (1), and stays at the ends. */
export function moved(review: Review, step: -1 | 1): Review {
  const at = Math.min(Math.max(review.at + step, 0), Math.max(review.queue.length - 1, 0))
  return at === review.at ? review : { ...review, at }
}

/** The payment whose proof is needed next, so that it can load already; undefined when there is none. */
export function upcoming({ queue, at, outcomes }: Review): PaymentRow | undefined {
  return queue.find((payment, index) => index > at && outcomes[payment.id] === undefined)
}

/** How many payments had each outcome, and how many are left. */
export function tally({ queue, outcomes }: Review) {
  const of = (outcome: Outcome) => Object.values(outcomes).filter((one) => one === outcome).length
  return {
    confirmed: of('confirmed'),
    rejected: of('rejected'),
    left: queue.filter(({ id }) => outcomes[id] === undefined).length,
  }
}
