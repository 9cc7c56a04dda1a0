import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import type { Testimonial, TestimonialPicture } from '#app/academy/academy_settings'
import { storeFile } from '#app/platform/uploads/stored_files'

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

/** Pictures, in `resources/testimonials`, by the place of their testimonial. */
const PICTURES = new Map([
  [0, { file: 'pesan-simulasi.webp', alt: 'Contoh percakapan peserta dan admin lewat chat' }],
  [1, { file: 'kelas.webp', alt: 'Ilustrasi kelas lewat video call' }],
  [7, { file: 'pesan-tanya-jawab.webp', alt: 'Contoh tanya jawab peserta dan admin lewat chat' }],
])

/** Testimonials of a demo installation, which nobody can take for those of real people. Stores their pictures. */
export function storeSampleTestimonials(): Promise<Testimonial[]> {
  return Promise.all(
    TEXTS.map(async (text, index) => {
      const picture = PICTURES.get(index)
      return {
        name: `Peserta Contoh ${index + 1}`,
        about: 'Contoh testimoni, bukan peserta sungguhan',
        text,
        ...(picture && { picture: await storePicture(picture) }),
      }
    })
  )
}

async function storePicture({
  file,
  alt,
}: {
  file: string
  alt: string
}): Promise<TestimonialPicture> {
  const data = await readFile(app.makePath('resources/testimonials', file))
  const { width, height } = await sharp(data).metadata()
  return { file: await storeFile('testimoni', data, 'webp'), width, height, alt }
}
