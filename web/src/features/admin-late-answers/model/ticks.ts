import type { LateAnswer } from '@/features/admin-late-answers/api/late-answers'

type Tickable = Pick<LateAnswer, 'id' | 'tepatWaktu'>

/**
 * The ticked pages: at first those chosen before their session's end.
 * @param flipped pages whose tick the admin changed
 */
export function tickedPages(
  answers: readonly Tickable[],
  flipped: ReadonlySet<number>
): ReadonlySet<number> {
  const ticked = answers.filter(({ id, tepatWaktu }) => (tepatWaktu === true) !== flipped.has(id))
  return new Set(ticked.map(({ id }) => id))
}

/** `flipped` after ticking or clearing these answers. */
export function withTicks(
  answers: readonly Tickable[],
  flipped: ReadonlySet<number>,
  isTicked: boolean
): ReadonlySet<number> {
  const next = new Set(flipped)
  for (const { id, tepatWaktu } of answers) {
    if ((tepatWaktu === true) === isTicked) next.delete(id)
    else next.add(id)
  }
  return next
}
