import type { News } from '#app/messages/domain/news'
import { pathOf, SCREENS } from '#contracts/paths'

interface NewResult {
  id: number
  packageName: string
  code: string
  /** When the learner was excluded; null for the others. */
  excludedAt: number | null
  /** From when on the learner sees it; null for at once. Epoch milliseconds. */
  opensAt: number | null
}

/** The kinds of messages about results. */
export const RESULT_NEWS = ['hasil_siap', 'sertifikat_baru'] as const

/** That a result can be seen, from when on it can; null for an excluded learner's, which has no certificate. */
export function resultNews({ id, packageName, excludedAt, opensAt }: NewResult): News | null {
  if (excludedAt !== null) return null
  const facts = { packageName, path: pathOf(SCREENS.result, id) }
  return { kind: 'hasil_siap', subject: `result:${id}`, edition: 0, facts, dueAt: opensAt }
}

/**
 * That a certificate was issued anew; null where its learner can't have seen the earlier one, because the result is held
 * back still, or they were excluded.
 */
export function certificateNews(result: NewResult, now: number): News | null {
  const { id, packageName, code, excludedAt, opensAt } = result
  if (excludedAt !== null || (opensAt !== null && now < opensAt)) return null
  const facts = { packageName, path: SCREENS.history }
  return { kind: 'sertifikat_baru', subject: `result:${id}`, edition: code, facts }
}
