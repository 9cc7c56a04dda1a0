import type { SavedAnswer } from '#app/exam/domain/contradictions'
import type { Journal, JournalFindings, LateChoice } from '#app/exam/domain/late_answers'
import type { LateJudgement } from '#contracts/late_answers'

/**
 * Which late answers are proposed for acceptance: those that were chosen before their session's end by the server's
 * time as the device knew it and by the device's own clock, and stand in a chained journal that nothing contradicts.
 * A person decides.
 */

/** A journal and what was found about it. */
interface CheckedJournal {
  journal: Journal
  findings: JournalFindings & { missing: number }
}

interface JudgedBy {
  journals: readonly CheckedJournal[]
  /** Answers that came in time. */
  saves: readonly SavedAnswer[]
  isContradicted: boolean
  /** When the session ended; null when that isn't known. */
  endedAt: number | null
}

/** Why a late answer is proposed, or isn't. Times are epoch milliseconds. */
export function judgementOf(choice: LateChoice, judgedBy: JudgedBy): LateJudgement {
  const { journals, saves, isContradicted, endedAt } = judgedBy
  if (isContradicted) return 'bertentangan'
  const { chosenAt, deviceAt } = choice
  if (chosenAt === null || endedAt === null) return 'tanpa_waktu'
  if (chosenAt >= endedAt) return 'setelah_habis'
  const record = journals.find(
    ({ journal, findings }) => isSound(findings) && holds(journal, choice)
  )
  if (!record || deviceAt === null) return 'tidak_tercatat'
  return deviceAt + lagOf(record.journal, saves) < endedAt ? 'tepat_waktu' : 'setelah_habis'
}

function isSound({ isIntact, isInOrder, differing, missing }: CheckedJournal['findings']): boolean {
  return isIntact && isInOrder && differing === 0 && missing === 0
}

function holds({ entries }: Journal, { page, answer, seq, chosenAt, deviceAt }: LateChoice) {
  return entries.some(
    (entry) =>
      entry.id === page &&
      entry.answer === answer &&
      entry.seq === seq &&
      entry.at === chosenAt &&
      entry.jam === deviceAt
  )
}

/** By how much the device's clock is slow, as its first choice tells that came in time; 0 without one. */
function lagOf({ entries }: Journal, saves: readonly SavedAnswer[]): number {
  const first = entries.find((entry) =>
    saves.some(({ page, seq, answer }) => {
      return page === entry.id && seq === entry.seq && answer === entry.answer
    })
  )
  return first ? first.at - first.jam : 0
}
