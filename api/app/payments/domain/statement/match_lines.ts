import { DAY_MS } from '#app/platform/time/domain/academy_days'

/** Which payment a line of a statement pays, by amount and time. Times are epoch milliseconds. */

export interface MatchedLine {
  id: number
  /** Midnight in Jakarta when only the day is known. */
  at: number
  hasTime: boolean
  /** Rupiah. */
  amount: number
}

export interface WaitingPayment {
  id: number
  /** Rupiah. */
  amount: number
  /** When its proof was sent. */
  createdAt: number
}

export type Verdict =
  | { kind: 'cocok'; paymentId: number }
  /** Several lines and payments could belong together, or a payment came twice. */
  | { kind: 'ganda'; paymentIds: number[] }
  | { kind: 'tanpa_pasangan' }

const MINUTE_MS = 60_000
/** Clocks differ. */
const SKEW_MS = 5 * MINUTE_MS
/** Most send the proof right after they paid, nearly all within the hour. */
const AT_ONCE_MS = 10 * MINUTE_MS
const SOON_MS = 60 * MINUTE_MS
/** Some send it later, and banks book what came on a weekend on Monday. */
export const WITHIN_MS = 3 * DAY_MS
/** Merchants' statements may have the time of the settlement, on the next day. */
const SETTLED_MS = DAY_MS
/** Shown of the payments that a line could belong to. */
const MOST_SHOWN = 20

/** When the proof of a line's payment was sent, both ends included. */
interface Window {
  from: number
  until: number
}

const near =
  (withinMs: number) =>
  ({ at, hasTime }: MatchedLine): Window =>
    hasTime ? { from: at - SKEW_MS, until: at + withinMs } : { from: at, until: at + DAY_MS - 1 }

export const wideWindow = ({ at, hasTime }: MatchedLine): Window =>
  hasTime
    ? { from: at - SETTLED_MS, until: at + WITHIN_MS }
    : { from: at - WITHIN_MS, until: at + DAY_MS - 1 + WITHIN_MS }

/**
 * Matches lines with waiting payments of exactly their amount. A pair matches when neither has another partner: first
 * among those whose proof was sent within minutes after the money came, then, without these, within the hour, then within days. What remains and
 * has any partner is for a person to decide.
 *
 * Its time grows with n log n, because the partners of a line follow each other when payments are sorted by time.
 */
export function matchLines(
  lines: readonly MatchedLine[],
  payments: readonly WaitingPayment[]
): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>()
  const byAmount = Map.groupBy(payments, ({ amount }) => amount)
  for (const [amount, same] of Map.groupBy(lines, (line) => line.amount)) {
    const sorted = (byAmount.get(amount) ?? []).toSorted(
      (one, other) => one.createdAt - other.createdAt || one.id - other.id
    )
    matchEqual(same, sorted, verdicts)
  }
  return verdicts
}

/** @param payments of the lines' amount, by time */
function matchEqual(
  lines: readonly MatchedLine[],
  payments: readonly WaitingPayment[],
  verdicts: Map<number, Verdict>
): void {
  let [openLines, openPayments] = [lines, payments]
  for (const window of [near(AT_ONCE_MS), near(SOON_MS), wideWindow]) {
    const pairs = onlyPairs(openLines, openPayments, window)
    for (const [line, payment] of pairs) {
      verdicts.set(line.id, { kind: 'cocok', paymentId: payment.id })
    }
    const taken = new Set([...pairs.values()].map(({ id }) => id))
    openLines = openLines.filter((line) => !pairs.has(line))
    openPayments = openPayments.filter(({ id }) => !taken.has(id))
  }
  for (const line of openLines) {
    const { first, end } = rangeOf(payments, wideWindow(line))
    verdicts.set(
      line.id,
      first === end
        ? { kind: 'tanpa_pasangan' }
        : {
            kind: 'ganda',
            paymentIds: payments
              .slice(first, Math.min(end, first + MOST_SHOWN))
              .map(({ id }) => id),
          }
    )
  }
}

/** The pairs of which neither has another partner. */
function onlyPairs(
  lines: readonly MatchedLine[],
  payments: readonly WaitingPayment[],
  window: (line: MatchedLine) => Window
): Map<MatchedLine, WaitingPayment> {
  const ranges = lines.map((line) => ({ line, ...rangeOf(payments, window(line)) }))
  // How many lines reach each payment: where ranges begin less where they end, summed up.
  const changes = new Int32Array(payments.length + 1)
  for (const { first, end } of ranges) {
    changes[first] = (changes[first] ?? 0) + 1
    changes[end] = (changes[end] ?? 0) - 1
  }
  let reaching = 0
  const lone = payments.map((_, at) => (reaching += changes[at] ?? 0) === 1)

  const pairs = new Map<MatchedLine, WaitingPayment>()
  for (const { line, first, end } of ranges) {
    const payment = payments[first]
    if (end - first === 1 && lone[first] && payment) pairs.set(line, payment)
  }
  return pairs
}

/** The payments of a window, which follow each other: from `first` up to and without `end`. */
export function rangeOf(
  payments: readonly Pick<WaitingPayment, 'createdAt'>[],
  { from, until }: Window
): { first: number; end: number } {
  return { first: placeOf(payments, from), end: placeOf(payments, until + 1) }
}

/** How many payments are earlier than a time. */
function placeOf(payments: readonly Pick<WaitingPayment, 'createdAt'>[], time: number): number {
  let [low, high] = [0, payments.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((payments[middle]?.createdAt ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}
