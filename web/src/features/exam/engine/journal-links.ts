import type { ExamRecord } from '@/features/exam/model/exam-record'
import { isLinked, withLinks } from '@/features/exam/model/journal-chain'
import { sha256 } from '@/lib/sha256'

/**
 * Adds the missing links to a record's journal.
 * @param change applies an operation to the record, wherever it is stored
 */
export function linkJournal<Change>(
  { journal }: Pick<ExamRecord, 'journal'>,
  change: (operation: (record: ExamRecord) => ExamRecord) => Change
): Change | undefined {
  if (isLinked(journal)) return undefined
  return change((record) => ({ ...record, journal: withLinks(record.journal, sha256) }))
}
