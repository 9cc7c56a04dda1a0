import { DAY_MS, JAKARTA_OFFSET_MS } from '#app/platform/time/domain/academy_days'
import { PAYMENT_WAYS, type PaymentWay } from '#contracts/payments'

/** The sums of an academy's report; rupiah, days as their midnights in Jakarta (epoch milliseconds). */

/** Payments or refunds of one package or bundle that came in one way. */
export interface Movement {
  packageId: number
  packageName: string
  /** The bundle that was paid, apart from its packages; null for a package alone. */
  bundle: { id: number; name: string } | null
  way: PaymentWay
  count: number
  /** Rupiah. */
  amount: number
  /** The promo code that the payments were made with; null without one. */
  promo: string | null
  /** Rupiah that the code took off them; 0 for refunds. */
  discount: number
}

export interface Sums {
  /** Payments; refunds don't count as transactions. */
  transactions: number
  gross: number
  refunds: number
  /** Gross less refunds; below zero when more was paid back than paid in the time. */
  net: number
}

export interface PackageSums extends Sums {
  packageId: number
  packageName: string
}

export interface BundleSums extends Sums {
  bundleId: number
  bundleName: string
}

export interface WaySums extends Sums {
  way: PaymentWay
}

export interface PromoSums extends Sums {
  code: string
  /** Rupiah that it took off the payments. */
  discount: number
}

/** Learners' payments and refunds of a time. The sums by package and bundle, and those by way, add up to the total. */
export interface Book {
  total: Sums
  /** By the package's id. */
  packages: PackageSums[]
  /** By the bundle's id. */
  bundles: BundleSums[]
  /** All ways, also those without a payment. */
  ways: WaySums[]
  /** The codes with which was paid, in their order. */
  promos: PromoSums[]
}

export function sumsOf(
  paid: readonly Pick<Movement, 'count' | 'amount'>[],
  refunded: readonly Pick<Movement, 'amount'>[]
): Sums {
  const gross = paid.reduce((sum, { amount }) => sum + amount, 0)
  const refunds = refunded.reduce((sum, { amount }) => sum + amount, 0)
  const transactions = paid.reduce((sum, { count }) => sum + count, 0)
  return { transactions, gross, refunds, net: gross - refunds }
}

/** Sums movements up: each counts once in its package or bundle, once in its way, and once in its promo code if it has one. */
export function bookOf(paid: readonly Movement[], refunded: readonly Movement[]): Book {
  const moved = [...refunded, ...paid]
  const alone = moved.filter(({ bundle }) => bundle === null)
  const packages = byId(alone.map((one) => [one.packageId, one.packageName]))
  const bundles = byId(moved.flatMap(({ bundle }) => (bundle ? [[bundle.id, bundle.name]] : [])))
  const codes = new Set(moved.flatMap(({ promo }) => promo ?? []))
  const part = (isIn: (movement: Movement) => boolean) =>
    sumsOf(paid.filter(isIn), refunded.filter(isIn))
  return {
    total: sumsOf(paid, refunded),
    packages: packages.map(([packageId, packageName]) => ({
      packageId,
      packageName,
      ...part(({ bundle, packageId: id }) => bundle === null && id === packageId),
    })),
    bundles: bundles.map(([bundleId, bundleName]) => ({
      bundleId,
      bundleName,
      ...part(({ bundle }) => bundle?.id === bundleId),
    })),
    ways: PAYMENT_WAYS.map((way) => ({ way, ...part((movement) => movement.way === way) })),
    promos: [...codes].toSorted().map((code) => ({
      code,
      ...part(({ promo }) => promo === code),
      discount: paid.reduce((sum, one) => sum + (one.promo === code ? one.discount : 0), 0),
    })),
  }
}

/** Each id once, with its last name. */
function byId(named: readonly [id: number, name: string][]): [id: number, name: string][] {
  return [...new Map(named)].toSorted(([one], [other]) => one - other)
}

/** Two sums together. */
export function added(one: Sums, other: Sums): Sums {
  return {
    transactions: one.transactions + other.transactions,
    gross: one.gross + other.gross,
    refunds: one.refunds + other.refunds,
    net: one.net + other.net,
  }
}

/** A period by its first and its last day. */
export interface Period {
  first: number
  last: number
}

/** How many days a report covers at most, both its first and its last counted. */
export const REPORT_MAX_DAYS = 366

/** The days of a period, the first and the last counted. */
export function daysOf({ first, last }: Period): number {
  return Math.round((last - first) / DAY_MS) + 1
}

/**
 * The period to compare with: before whole months as many whole months, before any other as many days, up to the day
 * before it.
 */
export function periodBefore({ first, last }: Period): Period {
  const [begin, end] = [calendarOf(first), calendarOf(last + DAY_MS)]
  const isWholeMonths = begin.day === 1 && end.day === 1
  if (!isWholeMonths) {
    const days = daysOf({ first, last })
    return { first: first - days * DAY_MS, last: first - DAY_MS }
  }
  const months = (end.year - begin.year) * 12 + end.month - begin.month
  return {
    first: Date.UTC(begin.year, begin.month - months, 1) - JAKARTA_OFFSET_MS,
    last: first - DAY_MS,
  }
}

/** The date in Jakarta; months from 0. */
function calendarOf(midnight: number): { year: number; month: number; day: number } {
  const date = new Date(midnight + JAKARTA_OFFSET_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
}
