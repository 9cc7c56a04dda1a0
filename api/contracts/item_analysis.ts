/** 'Analisis Soal': the warnings about a package's items, and the words that Indonesian teachers are taught. */

/** Kinds of warnings, the most serious first. */
export const ITEM_WARNINGS = [
  'kunci_salah',
  'daya_negatif',
  'pengecoh_mati',
  'terlalu_mudah',
  'terlalu_sukar',
  'berpasangan',
] as const
export type ItemWarning = (typeof ITEM_WARNINGS)[number]

export const ITEM_WARNING_LABELS: Readonly<Record<ItemWarning, string>> = {
  kunci_salah: 'Kunci mungkin salah',
  daya_negatif: 'Daya pembeda negatif',
  pengecoh_mati: 'Pengecoh tidak berfungsi',
  terlalu_mudah: 'Terlalu mudah',
  terlalu_sukar: 'Terlalu sukar',
  berpasangan: 'Selalu bersama',
}

/** Finished attempts below which nothing can be said. */
export const ANALYSED_ATTEMPTS_MIN = 10
export const NOT_ENOUGH_ATTEMPTS = `Belum cukup data: analisis butuh paling sedikit ${ANALYSED_ATTEMPTS_MIN} simulasi yang selesai.`

/** Known times below which an item's median isn't shown, and seconds above which a pause is taken for something else. */
export const ITEM_TIMES_MIN = 10
export const ITEM_SECONDS_MAX = 599

/** Characters of the reason for a re-scoring or its undoing. */
export const RESCORING_REASON_LIMITS = { min: 3, max: 500 } as const
export const RESCORING_REASON_MISSING = `Alasan harus diisi, paling sedikit ${RESCORING_REASON_LIMITS.min} huruf.`
export const CORRECTION_UNCLEAR =
  'Pilih untuk setiap soal: satu kunci atau lebih, atau soal digugurkan.'
export const PAGE_WITHOUT_QUESTION = 'Halaman ini bukan halaman soal.'
export const ANOTHER_RESCORING =
  'Paket ini baru saja dihitung ulang oleh admin lain. Muat ulang halaman ini, lalu periksa lagi.'
export const NOTHING_TO_UNDO = 'Tidak ada hitung ulang yang dapat dibatalkan.'
export const UNDO_TOO_LATE =
  'Hitung ulang tidak dapat dibatalkan lagi: sudah ada simulasi baru yang dimulai.'

/** The first word whose bound a figure reaches; the last one has none. */
type Words = readonly (readonly [from: number, word: string])[]

/** Arikunto, Dasar-Dasar Evaluasi Pendidikan: the share of right answers. */
const DIFFICULTY_WORDS: Words = [
  [0.7, 'mudah'],
  [0.3, 'sedang'],
  [-Infinity, 'sukar'],
]

/** Ibid.: the share of right answers in the upper group less that in the lower one. */
const DISCRIMINATION_WORDS: Words = [
  [0.7, 'baik sekali'],
  [0.4, 'baik'],
  [0.2, 'cukup'],
  [0, 'jelek'],
  [-Infinity, 'negatif'],
]

/** Ibid., after Guilford: a coefficient of reliability. */
const RELIABILITY_WORDS: Words = [
  [0.8, 'sangat tinggi'],
  [0.6, 'tinggi'],
  [0.4, 'cukup'],
  [0.2, 'rendah'],
  [-Infinity, 'sangat rendah'],
]

const wordOf = (words: Words, figure: number): string =>
  words.find(([from]) => figure >= from)?.[1] ?? ''

/** @param difficulty right answers / all, 0-1 */
export const difficultyWord = (difficulty: number) => wordOf(DIFFICULTY_WORDS, difficulty)
/** @param discrimination -1 to 1 */
export const discriminationWord = (discrimination: number) =>
  wordOf(DISCRIMINATION_WORDS, discrimination)
/** @param reliability at most 1 */
export const reliabilityWord = (reliability: number) => wordOf(RELIABILITY_WORDS, reliability)
