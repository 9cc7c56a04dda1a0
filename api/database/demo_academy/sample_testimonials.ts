import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import type { Testimonial, TestimonialPicture } from '#app/academy/actions/academy_settings'
import { storeFile } from '#app/platform/uploads/stored_files'

interface Sample {
  text: string
  /** A file in `resources/testimonials`. */
  file: string
  alt: string
}

/** Sample testimonials. Each one says that it is a sample, and so does its picture. */
const SAMPLES: readonly Sample[] = [
  {
    text: 'Tulis di sini cerita peserta yang baru pertama kali mencoba simulasi dan jadi tahu bagian mana yang perlu dilatih.',
    file: 'pesan-simulasi.webp',
    alt: 'Contoh percakapan peserta dan admin lewat chat',
  },
  {
    text: 'Contoh cerita tentang kelas: rekamannya membantu peserta mengejar pertemuan yang terlewat karena bekerja.',
    file: 'kelas.webp',
    alt: 'Ilustrasi kelas lewat video call',
  },
  {
    text: 'Contoh cerita tentang waktu: setelah beberapa kali simulasi, peserta tidak lagi kehabisan waktu di sesi Reading.',
    file: 'sisa-waktu.webp',
    alt: 'Contoh grafik: sisa waktu Reading bertambah dari 0 menjadi 6 menit dalam empat simulasi',
  },
  {
    text: 'Contoh kalimat pendek: latihan listening-nya mirip dengan ujian.',
    file: 'rekaman.webp',
    alt: 'Ilustrasi rekaman Listening yang sedang diputar',
  },
  {
    text: 'Contoh cerita tentang beasiswa: peserta terbantu saat konsultasi dan tahu skor yang harus dikejar.',
    file: 'pesan-beasiswa.webp',
    alt: 'Contoh konsultasi beasiswa lewat chat',
  },
  {
    text: 'Contoh cerita tentang pembahasan: soal Structure yang dulu ditebak sekarang bisa dijelaskan alasannya.',
    file: 'pembahasan.webp',
    alt: 'Contoh pembahasan satu soal Structure dengan alasannya',
  },
  {
    text: 'Tulis di sini apa yang peserta rasakan saat mengerjakan simulasi lewat HP.',
    file: 'lewat-hp.webp',
    alt: 'Ilustrasi simulasi yang dikerjakan lewat HP',
  },
  {
    text: 'Contoh cerita tentang tanya jawab: pertanyaan lewat chat dijawab lengkap dengan contohnya.',
    file: 'pesan-tanya-jawab.webp',
    alt: 'Contoh tanya jawab peserta dan admin lewat chat',
  },
]

/** Stores sample pictures and returns sample testimonials for a demo installation. */
export function storeSampleTestimonials(): Promise<Testimonial[]> {
  return Promise.all(
    SAMPLES.map(async ({ text, ...picture }, index) => ({
      name: `Peserta Contoh ${index + 1}`,
      about: 'Contoh testimoni, bukan peserta sungguhan',
      text,
      picture: await storePicture(picture),
    }))
  )
}

async function storePicture({ file, alt }: Omit<Sample, 'text'>): Promise<TestimonialPicture> {
  const data = await readFile(app.makePath('resources/testimonials', file))
  const { width, height } = await sharp(data).metadata()
  return { file: await storeFile('testimoni', data, 'webp'), width, height, alt }
}
