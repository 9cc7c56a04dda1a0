import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'

/** Display names of the server's fields, grouped by subject. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  // Packages
  name: 'nama',
  status: 'status',
  level: 'level',
  price: 'harga',
  listeningMinutes: `durasi ${SHORT_SESSION_TITLES.listening}`,
  writtenMinutes: `durasi ${SHORT_SESSION_TITLES.written}`,
  readingMinutes: `durasi ${SHORT_SESSION_TITLES.reading}`,
  labOnly: 'khusus lab',
  explanationMode: 'pembahasan',
  explanationsFrom: 'tanggal mulai pembahasan',
  // Questions and passages
  number: 'nomor soal',
  page: 'halaman',
  prompt: 'teks soal',
  option1: 'pilihan A',
  option2: 'pilihan B',
  option3: 'pilihan C',
  option4: 'pilihan D',
  answerKey: 'jawaban',
  audio: 'audio',
  audioMs: 'lama audio',
  passageId: 'bacaan',
  explanation: 'pembahasan',
  optionNotes: 'catatan pilihan',
  correction: 'perbaikan',
  transcript: 'transkrip',
  proof: 'bukti',
  skills: 'keterampilan',
  image: 'gambar',
  body: 'teks bacaan',
  // People
  nohp: 'nomor HP',
  email: 'email',
  profilePic: 'foto profil',
  // Settings
  academyName: 'nama akademi',
  certificatePrefix: 'awalan nomor sertifikat',
  logo: 'logo',
  whatsappNumber: 'nomor WhatsApp',
  qrisText: 'QRIS',
  qrisIsSample: 'tanda QRIS contoh',
  usesUniqueAmounts: 'nominal unik',
  channelUrl: 'link channel',
  courseTitle: 'judul kursus',
  courseText: 'teks kursus',
  courseMessage: 'pesan pendaftaran kursus',
  testimonials: 'testimoni',
}

/** Lists names as 'nama, harga, dan status'. A field without a name is shown by its key. */
export function fieldList(fields: readonly string[]): string {
  return LIST.format(fields.map(fieldName))
}

export function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field
}

const LIST = new Intl.ListFormat('id-ID', { type: 'conjunction' })
