/** Practice that a teacher assigns to a class: `tugas` on the wire. */

/** Questions of one. */
export const CLASS_DRILL_ITEMS = { least: 3, usual: 10, most: 30 } as const
/** Skills of one. */
export const CLASS_DRILL_SKILLS_MAX = 6
export const CLASS_DRILL_NOTE_MAX_LENGTH = 500
/** How far ahead the last day may be. */
export const CLASS_DRILL_MAX_DAYS = 180
/** Learners find it for this long after its last day, and may do it late. */
export const CLASS_DRILL_LATE_DAYS = 14

export const DUE_DAY_INVALID = 'Tenggat harus hari ini atau paling lama 180 hari lagi.'

/** What a teacher's list says of one: learners do it, its last day has passed, or it was ended. */
export const CLASS_DRILL_STATES = ['berjalan', 'lewat', 'diakhiri'] as const
export type ClassDrillState = (typeof CLASS_DRILL_STATES)[number]
