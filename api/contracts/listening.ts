/** The two ways to sit the listening session. Wire names: `mode`, an event's `modeListening`. */

/**
 * `asli`: the recordings play by themselves, in order, with time to answer after each question, as in the real test.
 * `latihan`: the learner starts each recording.
 */
export const LISTENING_MODES = ['asli', 'latihan'] as const
export type ListeningMode = (typeof LISTENING_MODES)[number]

export const LISTENING_MODE_TITLES: Readonly<Record<ListeningMode, string>> = {
  asli: 'Mode ujian asli',
  latihan: 'Mode latihan',
}

/** Silence after each question, to answer it. */
export const ANSWER_SECONDS = 12

/**
 * The parts of the section by the page that each begins on. In the mode `asli` each begins with spoken directions, for which
 * it takes these seconds.
 */
export const LISTENING_PARTS = [
  { part: 'A', page: 1, seconds: 30 },
  { part: 'B', page: 31, seconds: 8 },
  { part: 'C', page: 39, seconds: 8 },
] as const
export type ListeningPart = (typeof LISTENING_PARTS)[number]

/** The part that a page belongs to. */
export function listeningPart(page: number): ListeningPart {
  return LISTENING_PARTS.findLast((part) => page >= part.page) ?? LISTENING_PARTS[0]
}

/** Refusals of the mode `asli`. */
export const RECORDINGS_OUT_OF_ORDER =
  'Dalam mode ujian asli rekaman diputar berurutan, dan tidak ada yang dilewati.'
export const RECORDINGS_LEFT =
  'Dalam mode ujian asli sesi Listening baru dapat diakhiri setelah rekaman terakhir selesai.'

/** How long the session of a package takes in the mode `asli`. */
export interface ListeningTime {
  /** Of all recordings, of the time after each question, and of the directions of each part. */
  seconds: number
  /** Whether it fits into the session's minutes. */
  fits: boolean
}

/** Why a package can't be sat in the mode `asli`. @param seconds as in `ListeningTime` */
export function listeningTooLong(seconds: number, minutes: number): string {
  return `Rekaman paket ini dengan petunjuk setiap bagian dan ${ANSWER_SECONDS} detik untuk setiap soal berlangsung ${spoken(seconds)}, sedangkan waktu Listening ${minutes} menit. Paket ini tidak dapat dikerjakan dalam mode ujian asli.`
}

function spoken(seconds: number): string {
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)} menit${rest === 0 ? '' : ` ${rest} detik`}`
}
