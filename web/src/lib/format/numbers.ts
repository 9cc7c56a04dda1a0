const NUMBER = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** An amount of whole rupiah as 'Rp 20.000'. */
export function formatRupiah(amount: number): string {
  return `Rp ${NUMBER.format(amount)}`
}

/** A count as '1.234'. */
export function formatCount(count: number): string {
  return NUMBER.format(count)
}

const COMPACT = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 })

/** A short form of a number, as '1,5 jt' or '20 rb'. */
export function formatCompact(value: number): string {
  return COMPACT.format(value)
}

const DECIMAL = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A figure as '0,62'. */
export function formatDecimal(value: number): string {
  return DECIMAL.format(value)
}

const NO_SCORE = -1

/** A score, or a dash if there is none: the wire has -1 before the first exam. */
export function formatScore(score: number | null | undefined): string {
  return score === null || score === undefined || score === NO_SCORE
    ? '–'
    : String(Math.round(score))
}
