/** Links that show a class's results to its school. */

/** Days that a link may last at most, from today on. */
export const SCHOOL_LINK_MAX_DAYS = 366
/** Open links of a class. */
export const SCHOOL_LINKS_MAX = 20

/** As typed, with spaces and hyphens. */
export const SCHOOL_CODE_MAX_LENGTH = 40

/**
 * For a wrong code, a link that has ended, one that was ended and one that never was: whoever guesses learns nothing of
 * which it is.
 */
export const SCHOOL_LINK_CLOSED =
  'Tautan ini tidak berlaku atau kode aksesnya salah. Minta tautan dan kode yang baru kepada akademi.'
export const SCHOOL_CODE_NEEDED = 'Masukkan kode akses untuk melihat hasil.'
export const SCHOOL_CODE_MISSING = 'Kode akses wajib diisi.'
export const SCHOOL_LINK_END_INVALID =
  'Tanggal berakhir harus hari ini atau paling lama satu tahun lagi.'
