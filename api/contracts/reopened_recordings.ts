import { carriesAudio, groupStartOf, LISTENING_GROUP_SIZE, SECTION_PAGES } from './exam.ts'

/** Recordings that open once more for a learner who needs it: after a weak network, or a dead headset. */

export const REOPENING_REASON_MISSING = 'Alasan membuka rekaman harus diisi.'

/** The learner's page learns of it when it is loaded anew. */
export const RECORDING_REOPENED =
  'Rekaman dibuka lagi. Minta peserta memuat ulang halaman ujiannya, lalu memutarnya.'

/** The pages of listening that carry a recording, ascending. */
export const RECORDING_PAGES: readonly number[] = Array.from(
  { length: SECTION_PAGES.listening.last - SECTION_PAGES.listening.first + 1 },
  (_, offset) => SECTION_PAGES.listening.first + offset
).filter(carriesAudio)

/** The numbers that share a page's recording: '7', '31–34'. */
export function numbersOfRecording(page: number): string {
  return groupStartOf(page) === null ? String(page) : `${page}–${page + LISTENING_GROUP_SIZE - 1}`
}
