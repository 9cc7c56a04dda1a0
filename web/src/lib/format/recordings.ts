import {
  carriesAudio,
  groupStartOf,
  LISTENING_GROUP_SIZE,
  pagesOfSection,
} from '@lulus/api/contracts/exam'

/** The pages of listening that carry a recording, ascending. */
export const RECORDING_PAGES: readonly number[] = pagesOfSection('listening').filter(carriesAudio)

/** The question numbers that share a page's recording: '7', '31–34'. */
export function numbersOfRecording(page: number): string {
  return groupStartOf(page) === null ? String(page) : `${page}–${page + LISTENING_GROUP_SIZE - 1}`
}
