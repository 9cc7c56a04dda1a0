import { groupStartOf } from '@lulus/api/contracts/exam'
import type { OpenEntry } from '@/components/questions/paper-entry'
import type { PassageRow } from '@/features/admin-questions/api/list-passages'
import type { QuestionRow } from '@/features/admin-questions/api/list-questions'
import { entryOf, groupEntryOf } from '@/features/admin-questions/model/preview-entry'
import { previewPassage } from '@/features/admin-questions/model/preview-passage'
import { mediaUrl } from '@/lib/api/request-url'

/** The page under which learners meet a question: a group's first, else its own. */
export function entryPageOf(page: number): number {
  return groupStartOf(page) ?? page
}

/**
 * What learners see on a page, from the stored questions.
 * @param page of an entry: a group's first
 * @returns null when no question stands there
 */
export function previewOf(
  page: number,
  questions: readonly QuestionRow[],
  passages: readonly PassageRow[]
) {
  const here = questions.filter((question) => entryPageOf(question.page) === page)
  const [first] = here
  if (!first) return null
  const entry: OpenEntry = groupStartOf(page) === null ? entryOf(first) : groupEntryOf(page, here)
  return {
    entry,
    audioUrl: mediaUrl(here.find((question) => question.page === page)?.audio),
    passage: previewPassage(passages.find(({ id }) => id === first.q_reading)),
  }
}
