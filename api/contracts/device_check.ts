/** 'Cek Perangkat': what a device reports the day before an exam, and what the server says of it. */

/** Questions of the sample, which are no package's. */
export const SAMPLE_QUESTIONS = 5

/** What a learner or an operator answers after the test sentence. */
export const SOUND_ANSWERS = ['terdengar', 'tidak_terdengar', 'belum'] as const
export type SoundAnswer = (typeof SOUND_ANSWERS)[number]

/** Functions of a browser that the exam uses. */
export const DEVICE_FUNCTIONS = ['penyimpanan', 'enkripsi', 'audio', 'luring'] as const
export type DeviceFunction = (typeof DEVICE_FUNCTIONS)[number]

/** The checks by their names on the wire and on screens. */
export const DEVICE_CHECKS = {
  suara: 'Suara',
  contoh: 'Contoh soal',
  jam: 'Jam',
  layar: 'Layar',
  jalur: 'Jalur internet',
  fungsi: 'Browser',
  versi: 'Versi',
  ruang: 'Ruang penyimpanan',
} as const
export type DeviceCheck = keyof typeof DEVICE_CHECKS

/** A warning doesn't make a device red. */
export const CHECK_VERDICTS = ['baik', 'perhatian', 'buruk'] as const
export type CheckVerdict = (typeof CHECK_VERDICTS)[number]

/** A device as a whole; 'belum' before its check. */
export const CHECK_RESULTS = ['hijau', 'merah', 'belum'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** Random bytes, which no network compresses, for the measurement of the line. */
export const LINE_SAMPLE_PATH = '/cek-perangkat/sampel'
export const LINE_SAMPLE_BYTES = 256 * 1024

/** Of the version that a page or a kiosk says to be. */
export const VERSION_MAX_LENGTH = 40

/** Where a kiosk reports the check of its seat, signed. */
export const SEAT_CHECK_PATH = '/labs/cek-perangkat'

/** A difference of a minute breaks signatures and secure connections. */
export const CLOCK_MOST_OFF_MS = 60_000
/** The least screen of a seat in a lab, in CSS pixels. */
export const SEAT_SCREEN = { width: 1024, height: 700 } as const
/** A package is fetched this long after the start at the latest, in the order in which it is played. */
export const FETCHED_WITHIN_S = 10 * 60

/**
 * The bandwidth that devices need which begin at once and share a line, in bits per second.
 * @param margin what the line carries beyond that
 */
export function bandwidthNeeded(
  packageBytes: number,
  devices: number,
  { margin = 1.5 }: { margin?: number } = {}
): number {
  return (devices * packageBytes * 8 * margin) / FETCHED_WITHIN_S
}
