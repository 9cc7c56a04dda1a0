/** Daily practice: `latihan` on the wire. */

/** Questions of a day. */
export const DRILL_ITEMS = 12

export const SITTING_NOW = 'Latihan dapat dilanjutkan setelah simulasi selesai.'

export const WEEK_DAYS = 7
/** Days with practice in a week that a plan asks for: a week always has days off. */
export const WEEKLY_GOAL = { least: 3, usual: 4, most: 6 } as const
/** How far ahead a test may be planned. */
export const PLAN_MAX_DAYS = 730

export const TEST_DAY_INVALID = 'Tanggal tes harus hari ini atau paling lama dua tahun lagi.'
