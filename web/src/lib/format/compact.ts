const COMPACT = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 })

/** A number where there is little room, as '1,5 jt' or '20 rb'. */
export function formatCompact(value: number): string {
  return COMPACT.format(value)
}
