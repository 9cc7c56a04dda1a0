import { InvalidInput } from '#app/platform/errors/failures'
import { DAY_MS } from '#app/platform/time/domain/academy_days'
import {
  added,
  bookOf,
  daysOf,
  periodBefore,
  REPORT_MAX_DAYS,
  sumsOf,
  type Book,
  type Period,
  type Sums,
} from '#app/reports/domain/money_report'
import {
  classesPaidBetween,
  classesRefundedBetween,
  paidBetween,
  refundedBetween,
  type Span,
} from '#app/reports/rows/money'
import {
  freeGrantsBetween,
  paidNotBegun,
  unpaidClasses,
  type FreeGrant,
  type PaidNotBegun,
  type UnpaidClass,
} from '#app/reports/rows/open_money'

/** The money of a period. */
export interface PeriodMoney extends Period, Book {
  /** Payments of classes, apart from the book. */
  classes: Sums
  /** Book and classes together: the academy's revenue. */
  all: Sums
}

export interface MoneyReport extends PeriodMoney {
  before: PeriodMoney
  free: FreeGrant[]
  /** Now, whatever the period. */
  unpaid: UnpaidClass[]
  notBegun: PaidNotBegun[]
}

/**
 * The academy's money in a period, and in the one before it. Payments count on the day they were paid or entered, else
 * at the moment of their confirmation, refunds on their own day; staff and rehearsals count nowhere.
 * @throws InvalidInput when the period is too long
 */
export async function readMoneyReport(period: Period): Promise<MoneyReport> {
  refuseTooLong(period)
  const span = spanOf(period)
  return {
    ...(await readMoney(period)),
    before: await readMoney(periodBefore(period)),
    free: await freeGrantsBetween(span),
    unpaid: await unpaidClasses(),
    notBegun: await paidNotBegun(span),
  }
}

function refuseTooLong(period: Period): void {
  if (daysOf(period) <= REPORT_MAX_DAYS) return
  const msg = `Laporan paling panjang ${REPORT_MAX_DAYS} hari.`
  throw new InvalidInput(msg, [{ field: 'sampai', msg }])
}

async function readMoney(period: Period): Promise<PeriodMoney> {
  const span = spanOf(period)
  const book = bookOf(await paidBetween(span), await refundedBetween(span))
  const classes = sumsOf([await classesPaidBetween(span)], [await classesRefundedBetween(span)])
  return { ...period, ...book, classes, all: added(book.total, classes) }
}

function spanOf({ first, last }: Period): Span {
  return { from: first, until: last + DAY_MS }
}
