/**
 * Messages that the server sends and the forms show first (product-spec section 5). Those of the landing page and the
 * exam are in other files, because a page loads this file whole.
 */
import { AUDIO_MAX_BYTES, AUDIO_MAX_SECONDS, MB, PASSWORD_MIN_LENGTH } from './limits.ts'

// Accounts
export const PASSWORD_TOO_SHORT = `Password minimal ${PASSWORD_MIN_LENGTH} karakter boleh berupa huruf, simbol, atau angka`
export const NEW_PASSWORD_TOO_SHORT = `Password baru minimal ${PASSWORD_MIN_LENGTH} karakter.`
export const PASSWORD_COMMON =
  'Password ini terlalu umum dan mudah ditebak. Silakan pilih password lain.'
export const PASSWORD_OWN_DATA =
  'Password tidak boleh hanya berisi nama, email, atau nomor HP Anda. Silakan pilih password lain.'
export const PASSWORDS_MISSING = 'Harap isi password lama dan baru.'
export const SAME_PASSWORD = 'Password baru harus berbeda dari password di kartu.'
export const PASSWORD_CHANGED = 'Password berhasil diperbarui.'
/** Also the title of the dialog. */
export const PASSWORD_AGAIN = 'Masukkan kata sandi Anda lagi'
export const PASSWORD_WRONG = 'Password salah.'
export const FACTOR_CODE_WRONG = 'Kode salah atau sudah dipakai. Silakan coba kode berikutnya.'
/** @param seconds until the next try, as in Retry-After */
export const tooManyTries = (seconds: number) =>
  `Terlalu banyak percobaan. Silakan coba lagi dalam ${Math.max(1, Math.ceil(seconds / 60))} menit.`
export const SUSPENSION_REASON_MISSING = 'Alasan penangguhan harus diisi.'
export const EMAIL_INVALID = 'Email tidak valid.'
export const NAME_WITHOUT_LETTERS = 'Nama harus berisi huruf.'
export const PHONE_INVALID = 'Nomor HP tidak valid. Contoh: 081234567890.'

// Files
export const IMAGE_WRONG_TYPE = 'File harus berupa gambar (jpg, jpeg, png, webp).'
/** For passages and the logo, which can't be WebP. */
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
/** Shown outside a lab before paying, starting and continuing. */
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
/** @param title name of the section, whose pages are `first` to `last` */
export const pageOutside = (title: string, { first, last }: { first: number; last: number }) =>
  `Halaman soal ${title} harus antara ${first} dan ${last}.`

// Settings
export const NUMBER_PREFIX_INVALID =
  'Awalan nomor sertifikat hanya boleh berisi huruf A-Z dan angka, dengan titik atau tanda hubung di antaranya.'
export const LINK_INVALID = 'Tautan harus berupa alamat https yang lengkap.'

// Labs
export const NOT_IN_KIOSK = 'Tidak tersedia di komputer ujian'
export const SEB_PASSWORD_INVALID =
  'Gunakan hanya huruf tanpa aksen, angka, spasi, dan tanda baca papan ketik.'
export const SEB_PASSWORDS_EQUAL = 'Kata sandi berkas harus berbeda dari kata sandi keluar.'
export const SEB_KEY_INVALID = 'Browser Exam Key terdiri dari 64 angka dan huruf a sampai f.'
export const LAB_NAME_MISSING = 'Nama lab wajib diisi!'
/** @param what the label with invalid characters, such as 'Nama lab' */
export const labelInvalid = (what: string) =>
  `${what} hanya boleh berisi huruf, angka, spasi, titik, dan tanda hubung.`
export const LAB_NAME_INVALID = labelInvalid('Nama lab')
export const SEAT_INVALID = labelInvalid('Nomor kursi')
export const LAB_REVOKED = 'Lab ini sudah dicabut.'
