import { SESSIONS, groupStartOf, pagesOfGroup, pagesOfSession } from '#contracts/exam'
import type { ListeningGroups, Section, Session } from '#contracts/exam'
import { groupsOf } from '#app/exam/domain/sat_groups'
import type { Snapshot, SnapshotQuestion } from '#app/exam/domain/types'

/** What a learner may see of an exam. It never contains answer keys. */

export type ShownQuestion = Pick<SnapshotQuestion, 'id' | 'number' | 'page' | 'prompt' | 'options'>

export interface SingleEntry {
  kind: 'single'
  section: Section
  question: ShownQuestion
  /** Only for listening questions. */
  audio: string | null
  /** To answer in after it, in milliseconds. */
  answerMs: number
  /** Only for reading questions. */
  passage: SnapshotQuestion['passage']
}

/** Listening questions with one shared recording; `page` is the first one's. */
interface GroupEntry {
  kind: 'group'
  page: number
  audio: string | null
  answerMs: number
  questions: ShownQuestion[]
}

/** An entry of a session that isn't running. */
interface LockedEntry {
  kind: 'locked'
  page: number
  isGroup: boolean
}

export type PaperEntry = SingleEntry | GroupEntry | LockedEntry

/**
 * The entries of an exam in page order; with the groups of the test itself 125: 30 + 5 groups, 15 + 25, 50.
 *
 * @param openSession the session whose content is shown; null before the start, when everything is locked
 * @param groups of the listening questions
 * @throws RangeError when the snapshot lacks a question of the open session
 */
export function paperEntries(
  snapshot: Snapshot,
  openSession: Session | null,
  groups: ListeningGroups = groupsOf(snapshot.questions)
): PaperEntry[] {
  const byPage = new Map(snapshot.questions.map((question) => [question.page, question]))
  return SESSIONS.flatMap((session) =>
    entryPages(session, groups).map((page): PaperEntry =>
      session === openSession
        ? openEntry(byPage, page, groups)
        : { kind: 'locked', page, isGroup: startsGroup(page, groups) }
    )
  )
}

/** Pages that make an entry: all of a session, but only the first of each group. */
function entryPages(session: Session, groups: ListeningGroups): number[] {
  return pagesOfSession(session).filter((page) => (groupStartOf(page, groups) ?? page) === page)
}

function openEntry(
  byPage: ReadonlyMap<number, SnapshotQuestion>,
  page: number,
  groups: ListeningGroups
): SingleEntry | GroupEntry {
  const question = questionOn(byPage, page)
  const { section, audio, answerMs = 0, passage } = question
  if (startsGroup(page, groups)) {
    const questions = pagesOfGroup(page, groups).map((itemPage) =>
      shown(questionOn(byPage, itemPage))
    )
    return { kind: 'group', page, audio, answerMs, questions }
  }
  return {
    kind: 'single',
    section,
    question: shown(question),
    audio: section === 'listening' ? audio : null,
    answerMs,
    passage: section === 'reading' ? passage : null,
  }
}

function startsGroup(page: number, groups: ListeningGroups): boolean {
  return groupStartOf(page, groups) === page
}

function questionOn(byPage: ReadonlyMap<number, SnapshotQuestion>, page: number): SnapshotQuestion {
  const question = byPage.get(page)
  if (question === undefined) throw new RangeError(`The snapshot holds no question on page ${page}`)
  return question
}

/** An allow-list, so that new fields aren't sent to learners by accident. */
function shown({ id, number, page, prompt, options }: SnapshotQuestion): ShownQuestion {
  return { id, number, page, prompt, options }
}
