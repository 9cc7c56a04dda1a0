/** The right to an attempt: where it comes from, and what becomes of learners who are given one together. */

/** A confirmed payment of the learner's own, an admin's decision, a class (paid for or not), an exam event. */
export const GRANT_SOURCES = ['payment', 'admin', 'class', 'event'] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]

/** What becomes of each learner when several are given access. */
export const GRANT_OUTCOMES = {
  granted: 'diberi',
  /** Has an unused grant of the package: one is enough. */
  owned: 'sudah_punya',
  /** Sits the package just now. */
  sitting: 'sedang_ujian',
  /** A payment of their own waits to be decided. */
  paying: 'menunggu_pembayaran',
  /** Works for the academy. */
  staff: 'staf',
  /** Was taken out of the class meanwhile. */
  left: 'keluar_kelas',
} as const
export type GrantOutcome = (typeof GRANT_OUTCOMES)[keyof typeof GRANT_OUTCOMES]

/** In the order of the summary. */
const OUTCOME_TEXTS: Readonly<Record<GrantOutcome, string>> = {
  [GRANT_OUTCOMES.granted]: 'mendapat akses',
  [GRANT_OUTCOMES.owned]: 'sudah punya',
  [GRANT_OUTCOMES.sitting]: 'sedang ujian',
  [GRANT_OUTCOMES.paying]: 'menunggu pembayaran sendiri',
  [GRANT_OUTCOMES.staff]: 'staf',
  [GRANT_OUTCOMES.left]: 'sudah keluar dari kelas',
}

/** What becomes of one learner, for a table. */
export function outcomeText(outcome: GrantOutcome): string {
  return OUTCOME_TEXTS[outcome]
}

/** '24 peserta mendapat akses, 2 sudah punya, 1 sedang ujian.' */
export function outcomeSummary(outcomes: readonly GrantOutcome[]): string {
  const parts = (Object.keys(OUTCOME_TEXTS) as GrantOutcome[]).flatMap((outcome) => {
    const count = outcomes.filter((one) => one === outcome).length
    if (outcome === GRANT_OUTCOMES.granted) return `${count} peserta ${OUTCOME_TEXTS[outcome]}`
    return count > 0 ? `${count} ${OUTCOME_TEXTS[outcome]}` : []
  })
  return `${parts.join(', ')}.`
}

/** Of giving access and of taking it back; fits its columns. */
export const GRANT_REASON_MAX_LENGTH = 500
export const GRANT_REASON_MISSING = 'Alasan pemberian akses harus diisi.'
export const REVOCATION_REASON_MISSING = 'Alasan pencabutan akses harus diisi.'
