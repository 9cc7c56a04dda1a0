import { formatCount } from '@/lib/format/numbers'

/** The largest number that people can read. */
const MOST = 1_000_000_000

/** A small probability in words: 'satu banding 12.000'. */
export function oddsOf(probability: number): string {
  const against = probability > 0 ? 1 / probability : Infinity
  if (against >= MOST) return 'kurang dari satu banding 1 miliar'
  // Two figures are enough.
  const size = 10 ** Math.max(0, Math.floor(Math.log10(against)) - 1)
  return `satu banding ${formatCount(Math.round(against / size) * size)}`
}
