/**
 * The fixed structure of a TOEFL ITP simulation: sessions, sections, pages and groups.
 * Source: product-spec section 9 and contract section 4. Pure data and arithmetic; imports nothing.
 *
 * A *page* is the number an answer is stored under (1-143); the pages in between are instruction pages.
 */

/** The three timed sessions of an attempt, in their fixed order. Wire name: `sesi`. */
export const SESSIONS = ['listening', 'written', 'reading'] as const
export type Session = (typeof SESSIONS)[number]

/** The four kinds of questions. The session `written` holds the sections `structure` and `written`. */
export const SECTIONS = ['listening', 'structure', 'written', 'reading'] as const
export type Section = (typeof SECTIONS)[number]

/** Titles of the sections, as in the exam itself. */
export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  listening: 'Listening',
  structure: 'Structure',
  written: 'Written Expression',
  reading: 'Reading',
}

/** Titles of the sessions (product-spec section 2, start screen). */
export const SESSION_TITLES: Readonly<Record<Session, string>> = {
  listening: 'Listening Comprehension',
  written: 'Structure and Written Expression',
  reading: 'Reading Comprehension',
}

/** Short session names for a form's label or a table's cell. */
export const SHORT_SESSION_TITLES: Readonly<Record<Session, string>> = {
  listening: 'Listening',
  written: 'Structure & Written',
  reading: 'Reading',
}

export interface PageRange {
  first: number
  last: number
}

export const SECTION_PAGES: Readonly<Record<Section, PageRange>> = {
  listening: { first: 1, last: 50 },
  structure: { first: 52, last: 66 },
  written: { first: 68, last: 92 },
  reading: { first: 94, last: 143 },
}

/** The first and last index of each session, including its instruction pages. */
export const SESSION_INDEXES: Readonly<Record<Session, PageRange>> = {
  listening: { first: 0, last: 50 },
  written: { first: 51, last: 92 },
  reading: { first: 93, last: 143 },
}

const SESSION_SECTIONS: Readonly<Record<Session, readonly Section[]>> = {
  listening: ['listening'],
  written: ['structure', 'written'],
  reading: ['reading'],
}

/** Indexes that show a section's instruction page instead of a question. */
export const INSTRUCTION_INDEXES: Readonly<Record<Section, number>> = {
  listening: 0,
  structure: 51,
  written: 67,
  reading: 93,
}

/** Listening questions that share one recording, by their first and last page; a package's in ascending order. */
export type ListeningGroups = readonly PageRange[]

/** Where groups may stand, and how many questions one may have. */
export const LISTENING_GROUP_PAGES: PageRange = { first: 31, last: 50 }
export const LISTENING_GROUP_SIZES = { min: 2, max: 6 } as const
export const LISTENING_GROUPS_MAX = 10

/** The groups of the test itself: five of four questions. Packages have them unless a teacher sets others. */
export const DEFAULT_LISTENING_GROUPS: ListeningGroups = [31, 35, 39, 43, 47].map((first) => ({
  first,
  last: first + 3,
}))

export const TOTAL_QUESTIONS = 140

/** Number of questions in each session. */
export const SESSION_QUESTIONS: Readonly<Record<Session, number>> = {
  listening: 50,
  written: 40,
  reading: 50,
}

/** Minutes per session unless the package sets others. */
export const DEFAULT_MINUTES: Readonly<Record<Session, number>> = {
  listening: 30,
  written: 25,
  reading: 55,
}
export const MINUTES_LIMITS = { min: 1, max: 240 } as const

/** Saves are accepted this long after a session's time is up, so that an answer in flight is not lost. */
export const SAVE_GRACE_MS = 10_000

/** How long an attempt may rest between two sessions before the server finishes it. */
export const REST_LIMIT_MS = 24 * 60 * 60 * 1000

/** A pause by an invigilator that nobody ends is over after a day. */
export const PAUSE_LIMIT_MS = 24 * 60 * 60 * 1000

/** The four answers on the wire. The interface shows A-D. */
export const ANSWERS = ['1', '2', '3', '4'] as const
export type Answer = (typeof ANSWERS)[number]
export const ANSWER_LETTERS: Readonly<Record<Answer, string>> = { 1: 'A', 2: 'B', 3: 'C', 4: 'D' }

function within(page: number, { first, last }: PageRange): boolean {
  return Number.isInteger(page) && page >= first && page <= last
}

/** The section of the question on this page, or null for instruction pages and numbers outside 1-143. */
export function sectionOfPage(page: number): Section | null {
  return SECTIONS.find((section) => within(page, SECTION_PAGES[section])) ?? null
}

/** The section whose instruction page has this index, or null for a question. */
export function instructionAt(index: number): Section | null {
  return SECTIONS.find((section) => INSTRUCTION_INDEXES[section] === index) ?? null
}

/** The session that contains a section. */
export function sessionOfSection(section: Section): Session {
  return section === 'structure' ? 'written' : section
}

/** The session of an index (question or instruction page), or null outside 0-143. */
export function sessionOfIndex(index: number): Session | null {
  return SESSIONS.find((session) => within(index, SESSION_INDEXES[session])) ?? null
}

/** The session of a question page, or null for a page without a question. */
export function sessionOfQuestion(page: number): Session | null {
  const section = sectionOfPage(page)
  return section === null ? null : sessionOfSection(section)
}

/** All question pages of a section in ascending order. */
export function pagesOfSection(section: Section): number[] {
  const { first, last } = SECTION_PAGES[section]
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

/** All question pages of a session in ascending order: 50, 40 and 50 of them. */
export function pagesOfSession(session: Session): number[] {
  return SESSION_SECTIONS[session].flatMap(pagesOfSection)
}

function groupOf(page: number, groups: ListeningGroups): PageRange | undefined {
  return groups.find((group) => within(page, group))
}

/** The first page of this page's listening group, or null if it has none. */
export function groupStartOf(
  page: number,
  groups: ListeningGroups = DEFAULT_LISTENING_GROUPS
): number | null {
  return groupOf(page, groups)?.first ?? null
}

/** The pages that are shown together with this one, ascending: those of its listening group, else only the page itself. */
export function pagesOfGroup(
  page: number,
  groups: ListeningGroups = DEFAULT_LISTENING_GROUPS
): number[] {
  const { first, last } = groupOf(page, groups) ?? { first: page, last: page }
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

/** Whether a question on this page has its own recording: the first of each group, and each listening page outside groups. */
export function carriesAudio(
  page: number,
  groups: ListeningGroups = DEFAULT_LISTENING_GROUPS
): boolean {
  if (!within(page, SECTION_PAGES.listening)) return false
  const start = groupStartOf(page, groups)
  return start === null || start === page
}

/** The pages whose recordings are played, ascending. */
export function recordedPages(groups: ListeningGroups = DEFAULT_LISTENING_GROUPS): number[] {
  return pagesOfSection('listening').filter((page) => carriesAudio(page, groups))
}

/** The session after this one, or null after reading. */
export function nextSession(session: Session): Session | null {
  return SESSIONS[SESSIONS.indexOf(session) + 1] ?? null
}

/**
 * The number that learners see for a page: listening 1-50, structure and written 1-40, reading 1-50. Null for others.
 */
export function numberOfPage(page: number): number | null {
  switch (sectionOfPage(page)) {
    case 'listening':
      return page
    case 'structure':
      return page - 51
    case 'written':
      return page - 52
    case 'reading':
      return page - 93
    default:
      return null
  }
}

/** An invigilator has stopped the attempt's clock. */
export const EXAM_PAUSED = 'Ujian Anda sedang dijeda oleh pengawas. Waktu Anda berhenti.'

/** An invigilator has excluded the learner. */
export const EXAM_EXCLUDED = 'Anda dikeluarkan dari ujian ini oleh pengawas.'

export const REOPENING_REASON_MISSING = 'Alasan membuka rekaman harus diisi.'
