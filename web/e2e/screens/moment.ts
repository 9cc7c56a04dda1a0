/** The time at which all pictures are taken, so that their dates don't change: a morning in Jakarta. */
export const MOMENT = new Date('2026-11-26T10:00:00+07:00')
