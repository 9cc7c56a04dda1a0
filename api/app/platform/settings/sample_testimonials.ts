import type { Testimonial } from '#app/platform/settings/academy_settings'

/** What learners might tell; each says of itself that nobody has. */
const TEXTS = [
  'Tulis di sini cerita peserta yang baru pertama kali mencoba simulasi dan jadi tahu bagian mana yang perlu dilatih.',
  'Contoh cerita tentang kelas: rekamannya membantu peserta mengejar pertemuan yang terlewat karena bekerja.',
  'Contoh cerita tentang waktu: setelah beberapa kali simulasi, peserta tidak lagi kehabisan waktu di sesi Reading.',
  'Contoh kalimat pendek: latihan listening-nya mirip dengan ujian.',
  'Contoh cerita tentang beasiswa: peserta terbantu saat konsultasi dan tahu skor yang harus dikejar.',
  'Contoh cerita tentang pembahasan: soal Structure yang dulu ditebak sekarang bisa dijelaskan alasannya.',
  'Tulis di sini apa yang peserta rasakan saat mengerjakan simulasi lewat HP.',
  'Contoh cerita tentang tanya jawab: pertanyaan lewat chat dijawab lengkap dengan contohnya.',
]

/** Testimonials of a demo installation, which nobody can take for those of real people. */
export const SAMPLE_TESTIMONIALS: Testimonial[] = TEXTS.map((text, index) => ({
  name: `Peserta Contoh ${index + 1}`,
  about: 'Contoh testimoni, bukan peserta sungguhan',
  text,
}))
