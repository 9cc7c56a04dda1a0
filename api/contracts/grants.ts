/** Grants: where they come from, and the outcome for learners in a bulk grant. */

/** A confirmed payment of the learner, an admin's decision, a class (paid for or not), or an exam event. */
export const GRANT_SOURCES = ['payment', 'admin', 'class', 'event'] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]

/** The outcome for each learner of a bulk grant. */
export const GRANT_OUTCOMES = {
  granted: 'diberi',
  /** Already has an unused grant for the package. */
  owned: 'sudah_punya',
  /** Is taking this package's exam now. */
  inExam: 'sedang_ujian',
  /** Has a payment that waits for a decision. */
  paying: 'menunggu_pembayaran',
  /** Is a staff member. */
  staff: 'staf',
  /** Sits an event that uses the class's access, which is what was paid for. */
  atEvent: 'lewat_jadwal',
  /** Was removed from the class meanwhile. */
  left: 'keluar_kelas',
} as const
export type GrantOutcome = (typeof GRANT_OUTCOMES)[keyof typeof GRANT_OUTCOMES]

/** In the order of the summary. */
const OUTCOME_TEXTS: Readonly<Record<GrantOutcome, string>> = {
  [GRANT_OUTCOMES.granted]: 'mendapat akses',
  [GRANT_OUTCOMES.owned]: 'sudah punya',
  [GRANT_OUTCOMES.inExam]: 'sedang ujian',
  [GRANT_OUTCOMES.paying]: 'menunggu pembayaran sendiri',
  [GRANT_OUTCOMES.staff]: 'staf',
  [GRANT_OUTCOMES.atEvent]: 'memakai akses jadwal ujian',
  [GRANT_OUTCOMES.left]: 'sudah keluar dari kelas',
}

/** The outcome for one learner, for a table. */
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

/** For granting and revoking access. Fits its columns. */
export const GRANT_REASON_MAX_LENGTH = 500
export const GRANT_REASON_MISSING = 'Alasan pemberian akses harus diisi.'
export const REVOCATION_REASON_MISSING = 'Alasan pencabutan akses harus diisi.'
export const ACCESS_USED = 'Akses paket ini sudah digunakan.'
