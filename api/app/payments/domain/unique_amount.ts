import { UNIQUE_AMOUNT_STEPS } from '#contracts/payments'

interface Amounts {
  /** Amounts of open bills, in rupiah. */
  open: ReadonlySet<number>
  /** Amounts that were asked for lately: a late transfer may still bring one of them. */
  recent: ReadonlySet<number>
}

/**
 * An amount from 1 to 499 rupiah below the price that no open bill has, and none of the last days if possible
 * (contract section 7.4).
 * @param price rupiah
 * @param pick an index below `count`
 * @returns rupiah, from 1; null when no amount is left
 */
export function chooseUniqueAmount(
  price: number,
  { open, recent }: Amounts,
  pick: (count: number) => number
): number | null {
  const steps = Math.max(0, Math.min(UNIQUE_AMOUNT_STEPS, price - 1))
  const free = Array.from({ length: steps }, (_, step) => price - step - 1).filter(
    (amount) => !open.has(amount)
  )
  const quiet = free.filter((amount) => !recent.has(amount))
  const candidates = quiet.length > 0 ? quiet : free
  return candidates[pick(candidates.length)] ?? null
}
