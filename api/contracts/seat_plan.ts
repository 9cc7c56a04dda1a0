/** Where the seats of a lab stand, seen from the invigilator's desk. */

/** Rows and columns of a plan, from 0. */
export const PLAN_ROWS = 20
export const PLAN_COLUMNS = 12
/** Columns of a plan that nobody has arranged yet. */
export const PLAN_USUAL_COLUMNS = 6

/** A place of a plan. */
export interface PlanPlace {
  baris: number
  kolom: number
}

export const PLAN_DOUBLE = 'Dua kursi tidak dapat berada di tempat yang sama.'
export const PLAN_UNKNOWN = 'Denah memuat kursi yang tidak dikenal di lab ini. Muat ulang halaman.'
