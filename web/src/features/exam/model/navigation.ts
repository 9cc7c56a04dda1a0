import {
  groupStartOf,
  instructionAt,
  pagesOfGroup,
  SESSION_INDEXES,
  sessionOfIndex,
  type Session,
} from '@lulus/api/contracts/exam'

/**
 * Moving about in an exam (product-spec sections 4 and 9). An *index* is 0-143: a question's page or an
 * instruction page. The four questions of a listening group share one screen, that of the first.
 */

export { instructionAt }

/** The index whose screen shows this one: a group's first for its other questions, else the index itself. */
export function screenOf(index: number): number {
  return groupStartOf(index) ?? index
}

/** Question pages that the screen at this index shows: none, one, or a group's four. */
export function pagesOnScreen(index: number): number[] {
  if (instructionAt(index) !== null) return []
  return pagesOfGroup(index)
}

/** Where 'Selanjutnya' leads, or null at the end of a session. */
export function nextIndex(index: number): number | null {
  const session = sessionOfIndex(index)
  if (session === null) return null
  const next = screenOf(index) + Math.max(1, pagesOnScreen(index).length)
  return next <= SESSION_INDEXES[session].last ? next : null
}

/** Where 'Sebelumnya' leads, or null at the start of a session: nobody goes back to an earlier one. */
export function previousIndex(index: number): number | null {
  const session = sessionOfIndex(index)
  if (session === null) return null
  const screen = screenOf(index)
  return screen > SESSION_INDEXES[session].first ? screenOf(screen - 1) : null
}

/** The screen to open for a remembered index: the session's first when the index belongs to another one. */
export function indexWithin(session: Session, index: number): number {
  return sessionOfIndex(index) === session ? screenOf(index) : SESSION_INDEXES[session].first
}
