import {
  groupStartOf,
  instructionAt,
  pagesOfGroup,
  SESSION_INDEXES,
  sessionOfIndex,
  type Session,
} from '@lulus/api/contracts/exam'

/**
 * Navigation in an exam (product-spec sections 4 and 9). An *index* is 0-143: a question's page or an instruction page.
 * The four questions of a listening group share the first one's screen.
 */

export { instructionAt }

/** The index of the screen for this index: the first of a group, else the index itself. */
export function screenOf(index: number): number {
  return groupStartOf(index) ?? index
}

/** Whether this question shares its screen with the others of a listening group. */
export function isInGroup(page: number): boolean {
  return groupStartOf(page) !== null
}

/** Question pages on this index's screen: none, one, or a group's four. */
export function pagesOnScreen(index: number): number[] {
  if (instructionAt(index) !== null) return []
  return pagesOfGroup(index)
}

/** Target of 'Selanjutnya', or null at the end of a session. */
export function nextIndex(index: number): number | null {
  const session = sessionOfIndex(index)
  if (session === null) return null
  const next = screenOf(index) + Math.max(1, pagesOnScreen(index).length)
  return next <= SESSION_INDEXES[session].last ? next : null
}

/** Target of 'Sebelumnya', or null at the start of a session, because earlier sessions stay closed. */
export function previousIndex(index: number): number | null {
  const session = sessionOfIndex(index)
  if (session === null) return null
  const screen = screenOf(index)
  return screen > SESSION_INDEXES[session].first ? screenOf(screen - 1) : null
}

/** The screen for a stored index, or the session's first if the index belongs to another session. */
export function indexWithin(session: Session, index: number): number {
  return sessionOfIndex(index) === session ? screenOf(index) : SESSION_INDEXES[session].first
}
