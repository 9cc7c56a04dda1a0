import { SESSIONS, groupStartOf, pagesOfGroup, pagesOfSession } from '#contracts/exam'
import type { Section, Session } from '#contracts/exam'
import type { Snapshot, SnapshotQuestion } from '#app/exam/domain/types'

/** What `GET /soal` shows of an exam. Field names are the wire's; keys and counts of answers never get here. */

export interface QuestionEntry {
  id: number
  no_soal: number
  page: number
  type?: Extract<Section, 'structure' | 'written'>
  soal: string | null
  pilihan_satu: string
  pilihan_dua: string
  pilihan_tiga: string
  pilihan_empat: string
  audio?: string
  readingQuestion?: { id: number; nama: string; reading: string; teks: string | null }
}

/** Listening questions that share one recording; `page` is the first one's. */
export interface GroupEntry {
  type: 'group'
  page: number
  audio: string | null
  items: QuestionEntry[]
}

/** An entry of a session that isn't running. */
export interface LockedEntry {
  page: number
  type?: 'group'
  locked: true
}

export type PaperEntry = QuestionEntry | GroupEntry | LockedEntry

/**
 * The 125 entries of an exam in page order: 30 + 5 groups, 15 + 25, 50.
 *
 * @param openSession the session whose content is shown; null before the start, when all is locked
 * @throws RangeError when the snapshot lacks a question of the open session
 */
export function paperEntries(snapshot: Snapshot, openSession: Session | null): PaperEntry[] {
  const byPage = new Map(snapshot.questions.map((question) => [question.page, question]))
  return SESSIONS.flatMap((session) =>
    entryPages(session).map((page) =>
      session === openSession ? openEntry(byPage, page) : lockedEntry(page)
    )
  )
}

/** Pages that make an entry: all of a session's, but only the first of a group. */
function entryPages(session: Session): number[] {
  return pagesOfSession(session).filter((page) => (groupStartOf(page) ?? page) === page)
}

function lockedEntry(page: number): LockedEntry {
  return startsGroup(page) ? { page, type: 'group', locked: true } : { page, locked: true }
}

function openEntry(
  byPage: ReadonlyMap<number, SnapshotQuestion>,
  page: number
): QuestionEntry | GroupEntry {
  const question = questionOn(byPage, page)
  if (!startsGroup(page)) return singleEntry(question)

  return {
    type: 'group',
    page,
    audio: question.audio,
    items: pagesOfGroup(page).map((itemPage) => questionEntry(questionOn(byPage, itemPage))),
  }
}

function startsGroup(page: number): boolean {
  return groupStartOf(page) === page
}

function questionOn(byPage: ReadonlyMap<number, SnapshotQuestion>, page: number): SnapshotQuestion {
  const question = byPage.get(page)
  if (question === undefined) throw new RangeError(`The snapshot holds no question on page ${page}`)
  return question
}

function singleEntry(question: SnapshotQuestion): QuestionEntry {
  const { section, audio, passage } = question
  const entry = questionEntry(question)
  if (section === 'listening' && audio !== null) entry.audio = audio
  if (section === 'structure' || section === 'written') entry.type = section
  if (section === 'reading' && passage !== null) {
    const { id, name, image, text } = passage
    entry.readingQuestion = { id, nama: name, reading: image, teks: text }
  }
  return entry
}

/** An allow-list: whatever else a question comes to hold stays on the server. */
function questionEntry({ id, number, page, prompt, options }: SnapshotQuestion): QuestionEntry {
  return {
    id,
    no_soal: number,
    page,
    soal: prompt,
    pilihan_satu: options[0],
    pilihan_dua: options[1],
    pilihan_tiga: options[2],
    pilihan_empat: options[3],
  }
}
