/** Passwords: their length and error messages. */

export const PASSWORD_MIN_LENGTH = 8

export const PASSWORD_TOO_SHORT = `Password minimal ${PASSWORD_MIN_LENGTH} karakter boleh berupa huruf, simbol, atau angka`
export const NEW_PASSWORD_TOO_SHORT = `Password baru minimal ${PASSWORD_MIN_LENGTH} karakter.`
export const PASSWORD_OWN_DATA =
  'Password tidak boleh hanya berisi nama, email, atau nomor HP Anda. Silakan pilih password lain.'
export const PASSWORDS_MISSING = 'Harap isi password lama dan baru.'
export const PASSWORD_CHANGED = 'Password berhasil diperbarui.'
/** Also the title of the dialog. */
export const PASSWORD_AGAIN = 'Masukkan kata sandi Anda lagi'

/**
 * The password of a demo installation's accounts. It is published (contract section 1), so no account may choose it.
 */
export const DEMO_PASSWORD = 'demo-12345'

export const DEMO_PASSWORD_REFUSED =
  'Password ini adalah password demo yang diketahui umum. Silakan pilih password lain.'
