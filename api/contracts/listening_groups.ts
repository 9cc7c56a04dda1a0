/** How the groups of a package's listening questions are written and checked. Wire name: `kelompok`. */

import {
  DEFAULT_LISTENING_GROUPS,
  LISTENING_GROUP_PAGES,
  LISTENING_GROUP_SIZES,
  type ListeningGroups,
  type PageRange,
} from './exam.ts'

const { first: FIRST, last: LAST } = LISTENING_GROUP_PAGES
const { min: LEAST, max: MOST } = LISTENING_GROUP_SIZES

/** '31-34, 35-38': what forms and audit lines show, and the database stores. */
export function groupsText(groups: ListeningGroups): string {
  return groups.map(({ first, last }) => `${first}-${last}`).join(', ')
}

/** The groups of such a text, in ascending order; null when it is something else. An empty text, or '-', has none. */
export function groupsIn(text: string): ListeningGroups | null {
  const groups: PageRange[] = []
  if (text.trim() === '-') return groups
  for (const part of text.split(/[,;\n]/)) {
    if (part.trim() === '') continue
    const [, first, last] =
      /^\s*(\d{1,3})\s*(?:-|–|sampai|s\.?d\.?)\s*(\d{1,3})\s*$/i.exec(part) ?? []
    if (first === undefined || last === undefined) return null
    groups.push({ first: Number(first), last: Number(last) })
  }
  return groups.sort((a, b) => a.first - b.first)
}

export const GROUPS_UNREADABLE =
  'Tulis kelompok sebagai nomor pertama dan terakhirnya, misalnya 31-34, 35-38.'

/** Why these can't be a package's groups, as an Indonesian sentence; null when they can. */
export function groupsProblem(groups: ListeningGroups): string | null {
  let before = 0
  for (const { first, last } of [...groups].sort((a, b) => a.first - b.first)) {
    const name = `Kelompok ${first}-${last}`
    if (first < FIRST || last > LAST) {
      return `${name} tidak bisa: kelompok hanya ada di nomor ${FIRST} sampai ${LAST}.`
    }
    const size = last - first + 1
    if (size < LEAST || size > MOST) {
      return `${name} tidak bisa: satu kelompok terdiri dari ${LEAST} sampai ${MOST} soal.`
    }
    if (first <= before) return `${name} tidak bisa: nomor ${first} sudah ada di kelompok lain.`
    before = last
  }
  return null
}

export function areSameGroups(a: ListeningGroups, b: ListeningGroups): boolean {
  return groupsText(a) === groupsText(b)
}

/** The groups that a stored text has; a package without one has those of the test itself. */
export function storedGroups(text: string | null): ListeningGroups {
  return (text === null ? null : groupsIn(text)) ?? DEFAULT_LISTENING_GROUPS
}

/** What is stored: null for the groups of the test itself. */
export function groupsToStore(groups: ListeningGroups): string | null {
  return areSameGroups(groups, DEFAULT_LISTENING_GROUPS) ? null : groupsText(groups)
}
