/** 'Kemiripan Jawaban': a hint for the head after an event, never for learners. */

/** Among all pairs of one exam, as often as this one pair of honest learners may be named at most. */
export const SIMILARITY_FALSE_ALARMS = 0.01
/** Finished attempts of the package below which its items' probabilities aren't known. */
export const SIMILARITY_ATTEMPTS_MIN = 20
export const SIMILARITY_TOO_FEW = `Belum cukup data: perbandingan butuh paling sedikit ${SIMILARITY_ATTEMPTS_MIN} simulasi yang selesai dengan paket ini.`
export const SIMILARITY_STILL_SITTING =
  'Masih ada peserta yang mengerjakan. Perbandingan terbuka sesudah semua selesai.'
