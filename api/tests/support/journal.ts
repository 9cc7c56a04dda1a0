import { createHash } from 'node:crypto'
import { journalStart, journalText, type JournalEntry } from '#contracts/journal'

/** A device's journal for `POST /soal/jawaban-terlambat`. */
export function journalBody(attemptId: number, choices: readonly Omit<JournalEntry, 'link'>[]) {
  let link = journalStart(attemptId)
  const jurnal = choices.map((entry) => {
    link = createHash('sha256').update(journalText(link, entry)).digest('hex')
    return { ...entry, link }
  })
  return { simulasi: attemptId, dari: journalStart(attemptId), jurnal }
}
