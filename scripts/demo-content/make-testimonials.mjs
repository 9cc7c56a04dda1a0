/**
 * Draws the pictures of the demo's sample testimonials. Each picture is labelled as a sample.
 *
 *   node scripts/demo-content/make-testimonials.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  drawChat,
  drawClass,
  drawExplanation,
  drawPhone,
  drawRecording,
  drawTimeLeft,
} from './testimonial-drawings.mjs'

const FOLDER = fileURLToPath(new URL('../../api/resources/testimonials', import.meta.url))

const PICTURES = {
  'pesan-simulasi': drawChat('Peserta Contoh 1', [
    { lines: ['Kak, ini contoh pesan peserta', 'setelah simulasi pertamanya.'] },
    { isOwn: true, lines: ['Terima kasih! Bagian mana yang', 'paling sulit?'] },
    { lines: ['Reading. Sekarang saya tahu', 'apa yang perlu dilatih.'] },
  ]),
  kelas: drawClass(),
  'sisa-waktu': drawTimeLeft(),
  rekaman: drawRecording(),
  'pesan-beasiswa': drawChat('Peserta Contoh 5', [
    { lines: ['Ini contoh pertanyaan: berapa', 'skor untuk beasiswa itu?'] },
    { isOwn: true, lines: ['Ini contoh jawaban admin:', 'syaratnya 550, mari kita kejar.'] },
    { lines: ['Baik, saya pasang targetnya', 'di profil.'] },
  ]),
  pembahasan: drawExplanation(),
  'lewat-hp': drawPhone(),
  'pesan-tanya-jawab': drawChat('Peserta Contoh 8', [
    { lines: ['Ini contoh pertanyaan tentang', 'soal Structure nomor 7.'] },
    { isOwn: true, lines: ['Ini contoh jawaban admin,', 'lengkap dengan alasannya.'] },
  ]),
}

await mkdir(FOLDER, { recursive: true })
for (const [name, svg] of Object.entries(PICTURES)) {
  const picture = await sharp(Buffer.from(svg))
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toBuffer()
  await writeFile(join(FOLDER, `${name}.webp`), picture)
  console.log(`${name}.webp: ${Math.ceil(picture.length / 1000)} kB`)
}
