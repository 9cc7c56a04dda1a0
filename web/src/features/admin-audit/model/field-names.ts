/** What the server's field names are called on the screens, by what they belong to. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  // Packages
  name: 'nama',
  status: 'status',
  level: 'level',
  price: 'harga',
  listeningMinutes: 'durasi Listening',
  writtenMinutes: 'durasi Structure & Written',
  readingMinutes: 'durasi Reading',
  labOnly: 'khusus lab',
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
  image: 'gambar',
  body: 'teks bacaan',
  // People
  nohp: 'nomor HP',
  email: 'email',
  profilePic: 'foto profil',
  // Settings
  academyName: 'nama akademi',
  logo: 'logo',
  whatsappNumber: 'nomor WhatsApp',
  qrisText: 'QRIS',
  qrisIsSample: 'tanda QRIS contoh',
  channelUrl: 'link channel',
  courseTitle: 'judul kursus',
  courseText: 'teks kursus',
  courseMessage: 'pesan pendaftaran kursus',
  testimonials: 'testimoni',
}

/** 'nama, harga, dan status'; a field without a name of its own keeps the server's. */
export function fieldList(fields: readonly string[]): string {
  return LIST.format(fields.map(fieldName))
}

export function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field
}

const LIST = new Intl.ListFormat('id-ID', { type: 'conjunction' })
