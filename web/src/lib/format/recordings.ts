import { pagesOfGroup, pagesOfSection, type ListeningGroups } from '@lulus/api/contracts/exam'

/** The numbers of all listening questions; those of a group have one recording, which any of them names. */
export const LISTENING_NUMBERS: readonly number[] = pagesOfSection('listening')

/** The question numbers that share a page's recording: '7', '31–34'. @param groups of its package */
export function numbersOfRecording(page: number, groups?: ListeningGroups): string {
  return numbersBetween(page, pagesOfGroup(page, groups).at(-1))
}

/** '7', '31–34'. */
export function numbersBetween(first: number, last: number | undefined): string {
  return last === undefined || last === first ? String(first) : `${first}–${last}`
}
