import { SECTION_PAGES, type Section } from '@lulus/api/contracts/exam'
import { SECTION_TITLES } from '@/features/admin-questions/model/sections'

/** The sentences of the forms (product-spec section 5); the server answers with the same ones. */
export const ALL_FIELDS = 'Semua field wajib diisi!'
export const PLACE_MISSING = 'Lengkapi jawaban, nomor soal, dan halaman!'
export const PASSAGE_MISSING = 'Pilih Question Reading pada tabel di atas'
export const PASSAGE_UNNAMED = 'Nama soal wajib diisi'
export const PASSAGE_WRONG_TYPE = 'File harus berupa gambar (jpg, jpeg, png).'
export const KEY_OUTSIDE = 'Jawaban harus antara 1 sampai 4.'
export const SENTENCE_UNMARKED =
  'Kalimat harus memiliki tepat empat bagian bergaris bawah yang tidak kosong.'
export const NUMBER_OUTSIDE = 'Nomor soal harus berupa angka antara 1 dan 9999.'
export const AUDIO_WRONG_TYPE = 'File harus berupa audio (mp3, m4a, ogg, wav).'
export const AUDIO_TOO_LARGE = 'Ukuran audio maksimal 20 MB.'
export const AUDIO_TOO_LONG = 'Durasi audio maksimal 15 menit.'

/** What stands at an empty field, where the form's whole sentence would only be repeated. */
const FIELD_EMPTY = 'Wajib diisi.'
const ABOUT_THE_WHOLE: readonly string[] = [ALL_FIELDS, PLACE_MISSING]

/** @param section whose pages are meant */
export function pageOutside(section: Section): string {
  const { first, last } = SECTION_PAGES[section]
  return `Halaman soal ${SECTION_TITLES[section]} harus antara ${first} dan ${last}.`
}

/** The one sentence to tell of all that a form lacks: that something is empty comes before that something is wrong. */
export function sentenceOf(messages: readonly string[]): string | undefined {
  return messages.find((message) => ABOUT_THE_WHOLE.includes(message)) ?? messages[0]
}

/** The message at a single field. */
export function fieldMessage(message: string | undefined): string | null {
  if (message === undefined) return null
  return ABOUT_THE_WHOLE.includes(message) ? FIELD_EMPTY : message
}
