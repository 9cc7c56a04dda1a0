import type { FoundQuestions, NotTaken } from '#app/packages/domain/imported_row'
import type { ListeningGroups } from '#contracts/exam'
import {
  areSameGroups,
  groupsIn,
  groupsProblem,
  GROUPS_UNREADABLE,
  groupsText,
} from '#contracts/listening_groups'

interface ImportedGroups {
  /** As `groupsText` writes them; null where the package's stay. */
  groups: string | null
  notTaken: NotTaken[]
}

/**
 * The listening groups that a package gets from a file.
 * @param found what the file says of them; empty or missing where it says nothing
 * @param present the package's
 */
export function importedGroups(
  { groups: text, hasAllGroups = false }: Pick<FoundQuestions, 'groups' | 'hasAllGroups'>,
  present: ListeningGroups
): ImportedGroups {
  if (text === undefined || text.trim() === '') return { groups: null, notTaken: [] }
  const named = groupsIn(text)
  const groups = named && (hasAllGroups ? named : joined(named, present))
  const problem = groups === null ? GROUPS_UNREADABLE : groupsProblem(groups)
  if (groups === null || problem !== null) {
    return { groups: null, notTaken: [{ place: 'kelompok Listening', reason: problem ?? '' }] }
  }
  return { groups: areSameGroups(groups, present) ? null : groupsText(groups), notTaken: [] }
}

/** A file of some questions leaves the groups of the others; in it a group of one page is a question without a group. */
function joined(named: ListeningGroups, present: ListeningGroups): ListeningGroups {
  const others = present.filter(({ first, last }) =>
    named.every((group) => group.last < first || group.first > last)
  )
  return [...named.filter(({ first, last }) => first !== last), ...others].toSorted(
    (a, b) => a.first - b.first
  )
}

/** How files write that no questions share a recording. */
export const NO_GROUPS = '-'
