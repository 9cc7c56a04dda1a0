/** The columns of a list that we read. */
export const COLUMNS = ['name', 'nohp', 'email'] as const
export type Column = (typeof COLUMNS)[number]

/** Words that make a heading one of ours. */
const KEYS: Readonly<Record<Column, readonly string[]>> = {
  name: ['nama', 'name', 'namalengkap'],
  nohp: `hp nohp nomorhp handphone hape ponsel seluler mobile wa nowa whatsapp watsap telepon telpon telp tlp tel notelp
    phone kontak contact`.split(/\s+/),
  email: ['email', 'emails', 'surel', 'mail', 'gmail'],
}

/** Of phone numbers: which of two columns is the one that people carry with them. */
const CARRIED = /\b(?:no|nomor)?(?:hp|handphone|hape|ponsel|seluler|mobile|wa|whatsapp|watsap)\b/

/** Words that may stand beside a key; any other makes it a heading of something else ('Nama Ibu', 'Telp. Rumah'). */
const BESIDE = new Set(
  `lengkap peserta didik siswa siswi mahasiswa mahasiswi santri santriwati murid pelajar calon taruna anggota karyawan
   pegawai dosen guru anda kamu pribadi sendiri your full complete student participant sesuai ktp ijazah kk akta akte kartu
   identitas sertifikat tanpa dengan beserta dan atau and or gelar huruf kapital besar di pada untuk yang bisa dapat dihubungi
   aktif active terdaftar digunakan valid no nomor nomer number num alamat address akun google wajib diisi diawali contoh
   format tulis isi mohon pd anak the of for as in`.split(/\s+/)
)

/** Whose a column is when it isn't the learner's. */
const OTHERS =
  /\b(?:ayah|ibu|bapak|wali|orang ?tua|orangtua|ortu|kandung|father|mother|parent|parents|guardian)\b/

/** Letters and single spaces only, small: 'No. HP / WA (aktif)' gives 'no hp wa aktif'. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

/** Which of our columns a heading stands over; null when over none of them. */
export function columnCalled(heading: string): Column | null {
  const words = wordsOf(heading)
    .replaceAll(/\be mail\b/g, 'email')
    .split(' ')
  const isOurs = (column: Column) => {
    const keys = KEYS[column]
    return (
      words.some((word) => keys.includes(word)) &&
      words.every((word) => keys.includes(word) || BESIDE.has(word) || word.length === 1)
    )
  }
  return COLUMNS.find(isOurs) ?? null
}

/** Whether a column is about the learner's parents, or others beside the learner. */
export function isAboutOthers(heading: string): boolean {
  return OTHERS.test(wordsOf(heading))
}

/** Whether a heading of phone numbers means those that people carry with them, not a telephone at home. */
export function isCarried(heading: string): boolean {
  return CARRIED.test(wordsOf(heading))
}

/** Whether a cell shows how something is to be filled in, as headings of forms do: 'No. HP (contoh: 0812…)'. */
export function showsExample(heading: string): boolean {
  return /\b(?:contoh|misal|misalnya|format|diawali)\b/.test(wordsOf(heading))
}

/** Whether it only numbers the rows. */
export function isNumbering(heading: string): boolean {
  return /^(?:no|nomor|nomer|nr|urut|no urut|nomor urut|)$/.test(wordsOf(heading))
}
