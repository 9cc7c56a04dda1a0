/** Questions and passages: limits and error messages. */

/** The question number given by the author. */
export const QUESTION_NUMBER_LIMITS = { min: 1, max: 9_999 } as const
/** Texts of questions and passages fit MySQL's 64 kB in any script. */
export const OPTION_MAX_LENGTH = 1_000
export const PROMPT_MAX_LENGTH = 5_000
export const PASSAGE_TEXT_MAX_LENGTH = 15_000
export const PASSAGE_NAME_MAX_LENGTH = 160

/** Questions that are deleted or moved at once: all of a package. */
export const CHOSEN_MAX = 140

export const ALL_FIELDS = 'Semua field wajib diisi!'
export const PLACE_MISSING = 'Lengkapi jawaban, nomor soal, dan halaman!'
export const PASSAGE_MISSING = 'Pilih Question Reading pada tabel di atas'
export const PASSAGE_UNNAMED = 'Nama soal wajib diisi'
export const KEY_OUTSIDE = 'Jawaban harus antara 1 sampai 4.'
export const SENTENCE_UNMARKED =
  'Kalimat harus memiliki tepat empat bagian bergaris bawah yang tidak kosong.'
/** @param title name of the section, whose pages are `first` to `last` */
export const pageOutside = (title: string, { first, last }: { first: number; last: number }) =>
  `Halaman soal ${title} harus antara ${first} dan ${last}.`
