import { ITEM_TIMES_MIN } from '#contracts/item_analysis'

/** How long learners took for an item, as far as the moments of their answers tell. */
export interface ItemTime {
  /** The median; null where too few are known. */
  seconds: number | null
  /** Of how many learners it is known. */
  known: number
}

/**
 * @param attempts page * 1000 + seconds of each known time, separated by commas; null where none is known
 * @param sits whether an attempt sat the item as it is analysed
 */
export function itemTimes(
  pages: readonly number[],
  attempts: readonly { times?: string | null }[],
  sits: (attempt: number, item: number) => boolean
): ItemTime[] {
  const places = new Map(pages.map((page, item) => [page, item]))
  const found = pages.map((): number[] => [])
  for (const [at, { times }] of attempts.entries()) {
    for (const time of times?.split(',') ?? []) {
      const item = places.get(Math.floor(Number(time) / 1000))
      if (item !== undefined && sits(at, item)) found[item]?.push(Number(time) % 1000)
    }
  }
  return found.map((seconds) => ({
    seconds: seconds.length < ITEM_TIMES_MIN ? null : median(seconds),
    known: seconds.length,
  }))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
