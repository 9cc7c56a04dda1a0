/** The academy's settings. */

/** Characters of the academy's settings. */
export const SETTING_MAX_LENGTHS = {
  /** Of the academy, of who gives a testimonial, and of where they come from. */
  name: 80,
  url: 300,
  qris: 512,
  courseTitle: 120,
  courseText: 3_000,
  courseMessage: 500,
  testimonial: 500,
  pictureText: 100,
} as const
/** With texts of those lengths, all of them fit MySQL's 64 kB in any script. */
export const TESTIMONIALS_MAX = 20
