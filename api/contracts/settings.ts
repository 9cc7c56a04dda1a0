/** The academy's settings. */

/** Default title of the course. */
export const COURSE_TITLE = 'Kursus Intensif TOEFL ITP'

/** Lengths in characters. */
export const SETTING_MAX_LENGTHS = {
  /** Names of the academy and of people in testimonials, and their schools or towns. */
  name: 80,
  /** Fits its column. */
  numberPrefix: 20,
  url: 300,
  qris: 512,
  courseTitle: 120,
  courseText: 3_000,
  courseMessage: 500,
  testimonial: 500,
  pictureText: 100,
} as const
/**
 * Capital letters and digits, with dots and hyphens between them, which are safe in a number with slashes and in a file
 * name.
 */
export const NUMBER_PREFIX = /^[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/

/** With these lengths all testimonials fit MySQL's 64 kB in any script. */
export const TESTIMONIALS_MAX = 20

export const NUMBER_PREFIX_INVALID =
  'Awalan nomor sertifikat hanya boleh berisi huruf A-Z dan angka, dengan titik atau tanda hubung di antaranya.'
export const LINK_INVALID = 'Tautan harus berupa alamat https yang lengkap.'
