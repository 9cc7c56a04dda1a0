/**
 * The agreement between Safe Exam Browser (SEB), the page in it, and the server (docs/kiosk.md, 'Safe Exam Browser').
 */

/** A SHA-256 in hexadecimal: a Config Key, a Browser Exam Key, or the hash of one with an address. */
export const SEB_KEY_PATTERN = /^[0-9a-f]{64}$/i
export const SEB_KEY_INVALID = 'Browser Exam Key terdiri dari 64 angka dan huruf a sampai f.'

/** The screen where SEB starts and where a login proves its SEB, and the parameter that only this login has. */
export const SEB_SCREEN = '/seb'
export const SEB_PROOF_PARAMETER = 'bukti'

/**
 * Passwords in an SEB file. Printable ASCII, because SEB's versions derive different keys from other characters. Long,
 * because anyone with the file can try passwords offline.
 */
export const SEB_PASSWORD_PATTERN = /^[\x20-\x7E]+$/
export const SEB_PASSWORD_MIN_LENGTH = 10
export const SEB_PASSWORD_MAX_LENGTH = 64
export const SEB_PASSWORD_INVALID =
  'Gunakan hanya huruf tanpa aksen, angka, spasi, dan tanda baca papan ketik.'
export const SEB_PASSWORDS_EQUAL = 'Kata sandi berkas harus berbeda dari kata sandi keluar.'

/** The name of a Browser Exam Key, such as 'Windows 3.9 64-bit'. */
export const SEB_EXAM_KEY_NAME_MAX_LENGTH = 40
