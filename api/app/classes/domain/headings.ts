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

/** Of phone numbers: whether a column has mobile ones. */
const CARRIED = /\b(?:no|nomor)?(?:hp|handphone|hape|ponsel|seluler|mobile|wa|whatsapp|watsap)\b/

/** Words that may accompany a key; any other gives the heading another meaning ('Nama Ibu', 'Telp. Rumah'). */
const BESIDE = new Set(
  `lengkap peserta didik siswa siswi mahasiswa mahasiswi santri santriwati murid pelajar calon taruna anggota karyawan
   pegawai dosen guru anda kamu pribadi sendiri your full complete student participant sesuai ktp ijazah kk akta akte kartu
   identitas sertifikat tanpa dengan beserta dan atau and or gelar huruf kapital besar di pada untuk yang bisa dapat dihubungi
   aktif active terdaftar digunakan valid no nomor nomer number num alamat address akun google wajib diisi diawali contoh
   format tulis isi mohon pd anak the of for as in`.split(/\s+/)
)

/** Headings of columns about other people than the learner. */
const OTHERS =
  /\b(?:ayah|ibu|bapak|wali|orang ?tua|orangtua|ortu|kandung|father|mother|parent|parents|guardian)\b/

/** Letters and single spaces only, in lower case: 'No. HP / WA (aktif)' gives 'no hp wa aktif'. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

/** Which of our columns a heading names; null for any other. */
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

/** Whether a column is about the learner's parents or other people. */
export function isAboutOthers(heading: string): boolean {
  return OTHERS.test(wordsOf(heading))
}

/** Whether a heading of phone numbers means mobile ones, not a land line. */
export function isCarried(heading: string): boolean {
  return CARRIED.test(wordsOf(heading))
}

/** Whether a cell shows an example, as headings of forms do: 'No. HP (contoh: 0812…)'. */
export function showsExample(heading: string): boolean {
  return /\b(?:contoh|misal|misalnya|format|diawali)\b/.test(wordsOf(heading))
}

/** Whether it only numbers the rows. */
export function isNumbering(heading: string): boolean {
  return /^(?:no|nomor|nomer|nr|urut|no urut|nomor urut|)$/.test(wordsOf(heading))
}
