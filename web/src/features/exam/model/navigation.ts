import {
  DEFAULT_LISTENING_GROUPS,
  groupStartOf,
  instructionAt,
  pagesOfGroup,
  SESSION_INDEXES,
  sessionOfIndex,
  type ListeningGroups,
  type Session,
} from '@lulus/api/contracts/exam'
import { isGroup, isLocked, type PaperEntry } from '@/components/questions/paper-entry'

/**
 * Navigation in an exam (product-spec sections 4 and 9). An *index* is 0-143: a question's page or an instruction page.
 * The questions of a listening group share the first one's screen. A paper's groups are those of its package.
 */

export { instructionAt }

/** The listening groups of a paper; those of the test itself while its listening is closed. */
export function groupsOf(entries: readonly PaperEntry[]): ListeningGroups {
  const { last } = SESSION_INDEXES.listening
  const open = entries.filter((entry) => entry.page <= last && !isLocked(entry))
  if (open.length === 0) return DEFAULT_LISTENING_GROUPS
  return open
    .filter(isGroup)
    .map(({ page, items }) => ({ first: page, last: page + items.length - 1 }))
}

/** The index of the screen for this index: the first of a group, else the index itself. */
export function screenOf(index: number, groups?: ListeningGroups): number {
  return groupStartOf(index, groups) ?? index
}

/** Whether this question shares its screen with the others of a listening group. */
export function isInGroup(page: number, groups?: ListeningGroups): boolean {
  return groupStartOf(page, groups) !== null
}

/** Question pages on this index's screen: none, one, or all of a group. */
export function pagesOnScreen(index: number, groups?: ListeningGroups): number[] {
  if (instructionAt(index) !== null) return []
  return pagesOfGroup(index, groups)
}

/** Target of 'Selanjutnya', or null at the end of a session. */
export function nextIndex(index: number, groups?: ListeningGroups): number | null {
  const session = sessionOfIndex(index)
  if (session === null) return null
  const next = screenOf(index, groups) + Math.max(1, pagesOnScreen(index, groups).length)
  return next <= SESSION_INDEXES[session].last ? next : null
}

/** Target of 'Sebelumnya', or null at the start of a session, because earlier sessions stay closed. */
export function previousIndex(index: number, groups?: ListeningGroups): number | null {
  const session = sessionOfIndex(index)
  if (session === null) return null
  const screen = screenOf(index, groups)
  return screen > SESSION_INDEXES[session].first ? screenOf(screen - 1, groups) : null
}

/** The screen for a stored index, or the session's first if the index belongs to another session. */
export function indexWithin(session: Session, index: number, groups?: ListeningGroups): number {
  return sessionOfIndex(index) === session
    ? screenOf(index, groups)
    : SESSION_INDEXES[session].first
}
