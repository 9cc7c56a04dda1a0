import { carriesAudio, groupStartOf, LISTENING_GROUP_SIZE, SECTION_PAGES } from './exam.ts'

/** Recordings that can be opened again by a learner who had a weak network or a broken headset. */

export const REOPENING_REASON_MISSING = 'Alasan membuka rekaman harus diisi.'

/** The learner's page gets the change when it is reloaded. */
export const RECORDING_REOPENED =
  'Rekaman dibuka lagi. Minta peserta memuat ulang halaman ujiannya, lalu memutarnya.'

/** The pages of listening that carry a recording, ascending. */
export const RECORDING_PAGES: readonly number[] = Array.from(
  { length: SECTION_PAGES.listening.last - SECTION_PAGES.listening.first + 1 },
  (_, offset) => SECTION_PAGES.listening.first + offset
).filter(carriesAudio)

/** The question numbers that share a page's recording: '7', '31–34'. */
export function numbersOfRecording(page: number): string {
  return groupStartOf(page) === null ? String(page) : `${page}–${page + LISTENING_GROUP_SIZE - 1}`
}
