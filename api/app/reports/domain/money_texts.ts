import { PAYMENT_WAY_LABELS } from '#contracts/payments'
import { shortDay } from '#app/paper/domain/indonesian'
import type { BundleSums, PackageSums, Period, PromoSums, Sums, WaySums } from './money_report.js'

/** The words of a report of money, for its paper and its workbook. */

/** '1 November 2026 – 30 November 2026', or the one day. */
export function periodText({ first, last }: Period): string {
  return first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`
}

/** A row of sums, with what it was in the period before. */
export interface SumsLine extends Sums {
  name: string
  /** Net. */
  before: number
}

/** What a part of the report is called, its lines, and its total. */
export interface SumsTable {
  title: string
  /** Of the first column. */
  of: string
  lines: SumsLine[]
}

interface Money {
  total: Sums
  packages: PackageSums[]
  bundles: BundleSums[]
  ways: WaySums[]
  promos: PromoSums[]
  classes: Sums
  all: Sums
}

/** The report's tables of sums, each with the period before beside it. */
export function sumsTables(report: Money, before: Money): SumsTable[] {
  const line = (name: string, sums: Sums, earlier: Sums | undefined): SumsLine => ({
    ...sums,
    name,
    before: earlier?.net ?? 0,
  })
  const gone = before.packages.filter(
    ({ packageId }) => !report.packages.some((one) => one.packageId === packageId)
  )
  return [
    {
      title: 'Ringkasan',
      of: 'Sumber',
      lines: [
        line('Peserta', report.total, before.total),
        line('Kelas', report.classes, before.classes),
        line('Semua', report.all, before.all),
      ],
    },
    {
      title: 'Peserta menurut paket',
      of: 'Paket',
      lines: [
        ...report.packages.map((one) =>
          line(
            one.packageName,
            one,
            before.packages.find(({ packageId }) => packageId === one.packageId)
          )
        ),
        ...gone.map((one) => line(one.packageName, NOTHING, one)),
        ...bundleLines(report, before, line),
      ],
    },
    {
      title: 'Peserta menurut cara bayar',
      of: 'Cara',
      lines: report.ways.map((one) =>
        line(
          PAYMENT_WAY_LABELS[one.way],
          one,
          before.ways.find(({ way }) => way === one.way)
        )
      ),
    },
    ...promoTables(report, before, line),
  ]
}

/** Bundles beside the packages; also those that sold in the period before only. */
function bundleLines(
  report: Money,
  before: Money,
  line: (name: string, sums: Sums, earlier: Sums | undefined) => SumsLine
): SumsLine[] {
  const nameOf = ({ bundleName }: BundleSums) => `Bundel ${bundleName}`
  const now = new Map(report.bundles.map((one) => [one.bundleId, one]))
  const earlier = new Map(before.bundles.map((one) => [one.bundleId, one]))
  return [
    ...report.bundles.map((one) => line(nameOf(one), one, earlier.get(one.bundleId))),
    ...before.bundles
      .filter(({ bundleId }) => !now.has(bundleId))
      .map((one) => line(nameOf(one), NOTHING, one)),
  ]
}

/** The codes with which was paid, or nothing when there was none. */
function promoTables(
  report: Money,
  before: Money,
  line: (name: string, sums: Sums, earlier: Sums | undefined) => SumsLine
): SumsTable[] {
  if (report.promos.length === 0) return []
  const lines = report.promos.map((one) =>
    line(
      one.code,
      one,
      before.promos.find(({ code }) => code === one.code)
    )
  )
  return [{ title: 'Peserta menurut kode promo', of: 'Kode', lines }]
}

const NOTHING: Sums = { transactions: 0, gross: 0, refunds: 0, net: 0 }
