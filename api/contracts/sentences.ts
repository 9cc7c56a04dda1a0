/**
 * Sentences that the server answers with and the forms say before asking it (product-spec section 5). What the landing
 * page and the exam say stands with its subject: a page loads this file whole.
 */
import { AUDIO_MAX_BYTES, AUDIO_MAX_SECONDS, MB, PASSWORD_MIN_LENGTH } from './limits.ts'

// Accounts
export const PASSWORD_TOO_SHORT = `Password minimal ${PASSWORD_MIN_LENGTH} karakter boleh berupa huruf, simbol, atau angka`
export const NEW_PASSWORD_TOO_SHORT = `Password baru minimal ${PASSWORD_MIN_LENGTH} karakter.`
export const PASSWORDS_MISSING = 'Harap isi password lama dan baru.'
export const PASSWORD_CHANGED = 'Password berhasil diperbarui.'
export const PHONE_INVALID = 'Nomor HP tidak valid. Contoh: 081234567890.'

// Files
export const IMAGE_WRONG_TYPE = 'File harus berupa gambar (jpg, jpeg, png, webp).'
/** Of passages and the logo, which are no WebP. */
export const PLAIN_IMAGE_WRONG_TYPE = 'File harus berupa gambar (jpg, jpeg, png).'
export const imageTooLarge = (maxBytes: number) =>
  `Ukuran gambar maksimal ${Math.floor(maxBytes / MB)} MB.`
export const AUDIO_WRONG_TYPE = 'File harus berupa audio (mp3, m4a, ogg, wav).'
export const AUDIO_TOO_LARGE = `Ukuran audio maksimal ${AUDIO_MAX_BYTES / MB} MB.`
export const AUDIO_TOO_LONG = `Durasi audio maksimal ${AUDIO_MAX_SECONDS / 60} menit.`

// Packages and payments
export const PACKAGE_NAME_MISSING = 'Nama paket wajib diisi!'
export const PROOF_MISSING = 'Mohon unggah bukti pembayaran terlebih dahulu'
export const PROOF_SENT = 'Bukti pembayaran berhasil dikirim. Silakan tunggu konfirmasi admin.'
export const REJECTION_REASON_MISSING = 'Alasan penolakan harus diisi.'
export const ACCESS_USED = 'Akses paket ini sudah digunakan.'
/** What a learner without a lab's computer reads before paying, starting and going on. */
export const LAB_ONLY =
  'Paket ini hanya dapat dikerjakan di komputer lab akademi. Silakan datang ke lab untuk mengerjakannya.'

// Questions
export const ALL_FIELDS = 'Semua field wajib diisi!'
export const PLACE_MISSING = 'Lengkapi jawaban, nomor soal, dan halaman!'
export const PASSAGE_MISSING = 'Pilih Question Reading pada tabel di atas'
export const PASSAGE_UNNAMED = 'Nama soal wajib diisi'
export const KEY_OUTSIDE = 'Jawaban harus antara 1 sampai 4.'
export const SENTENCE_UNMARKED =
  'Kalimat harus memiliki tepat empat bagian bergaris bawah yang tidak kosong.'
/** @param title what the section is called; its pages are `first` to `last` */
export const pageOutside = (title: string, { first, last }: { first: number; last: number }) =>
  `Halaman soal ${title} harus antara ${first} dan ${last}.`

// Settings
export const LINK_INVALID = 'Tautan harus berupa alamat https yang lengkap.'

// Labs
export const LAB_NAME_MISSING = 'Nama lab wajib diisi!'
/** @param what the label that holds other characters, such as 'Nama lab' */
export const labelInvalid = (what: string) =>
  `${what} hanya boleh berisi huruf, angka, spasi, titik, dan tanda hubung.`
export const LAB_NAME_INVALID = labelInvalid('Nama lab')
export const LAB_REVOKED = 'Lab ini sudah dicabut.'
