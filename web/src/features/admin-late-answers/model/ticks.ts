import type { LateAnswer } from '@/features/admin-late-answers/api/late-answers'

/**
 * The ticked pages after ticking or clearing these answers. Nothing is ticked at first, because each tick is the
 * admin's decision.
 */
export function withTicks(
  answers: readonly Pick<LateAnswer, 'id'>[],
  ticked: ReadonlySet<number>,
  isTicked: boolean
): ReadonlySet<number> {
  const next = new Set(ticked)
  for (const { id } of answers) {
    if (isTicked) next.add(id)
    else next.delete(id)
  }
  return next
}
