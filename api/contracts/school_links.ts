/** Links that show a class's results to its school. */

/** Days that a link may last at most, from today on. */
export const SCHOOL_LINK_MAX_DAYS = 366
/** Open links per class. */
export const SCHOOL_LINKS_MAX = 20

/** As typed, with spaces and hyphens. */
export const SCHOOL_CODE_MAX_LENGTH = 40

/** For a wrong code and for a link that expired, was closed or never existed, so that guessing reveals nothing. */
export const SCHOOL_LINK_CLOSED =
  'Tautan ini tidak berlaku atau kode aksesnya salah. Minta tautan dan kode yang baru kepada akademi.'
export const SCHOOL_CODE_NEEDED = 'Masukkan kode akses untuk melihat hasil.'
export const SCHOOL_CODE_MISSING = 'Kode akses wajib diisi.'
export const SCHOOL_LINK_END_INVALID =
  'Tanggal berakhir harus hari ini atau paling lama satu tahun lagi.'
