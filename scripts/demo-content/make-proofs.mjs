/**
 * Draws the proofs of transfer of the demo's sample academy. Each is labelled as a sample, and names no bank.
 *
 *   node scripts/demo-content/make-proofs.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BOLD, drawCard, INK, lengthOf, MARGIN, text, WIDTH } from './testimonial-style.mjs'

const FOLDER = fileURLToPath(new URL('../../api/resources/demo-proofs', import.meta.url))
const HEIGHT = 900
const SOFT = '#4b5a7a'
const GREEN = '#1f6f5c'

/** Rupiah, the amounts of the sample academy's payments. */
const PROOFS = {
  'satu-peserta': 'Rp 20.000',
  'nominal-salah': 'Rp 2.000',
  'kelas-sore': 'Rp 480.000',
  'kelas-baru': 'Rp 160.000',
}

await mkdir(FOLDER, { recursive: true })
for (const [name, amount] of Object.entries(PROOFS)) {
  const picture = await sharp(Buffer.from(drawProof(amount)))
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
  await writeFile(join(FOLDER, `${name}.jpg`), picture)
  console.log(`${name}.jpg: ${Math.ceil(picture.length / 1000)} kB`)
}

/** @param {string} amount */
function drawProof(amount) {
  const rows = [
    ['Metode', 'QRIS'],
    ['Penerima', 'CONTOH LULUS'],
    ['Jumlah', amount],
    ['Status', 'Berhasil'],
  ]
  return drawCard('Bukti pembayaran', HEIGHT, [
    `<rect x="${MARGIN}" y="160" width="${WIDTH - 2 * MARGIN}" height="680" rx="24" fill="#ffffff"/>`,
    `<circle cx="${WIDTH / 2}" cy="226" r="44" fill="${GREEN}"/>`,
    `<path d="M${WIDTH / 2 - 22} 228l16 16 30-34" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    centred('Pembayaran berhasil', { y: 318, size: 32, weight: BOLD }),
    centred(amount, { y: 386, size: 54, weight: BOLD }),
    ...rows.flatMap(([label = '', value = ''], index) => {
      const y = 450 + index * 48
      const right = WIDTH - MARGIN - 40
      return [
        text(label, { x: MARGIN + 40, y, size: 28, fill: SOFT }),
        text(value, { x: right - lengthOf(value, 28), y, size: 28, weight: BOLD }),
      ]
    }),
    centred('Gambar contoh, bukan transaksi sungguhan', { y: 806, size: 26, fill: SOFT }),
  ])
}

/** @param {string} words */
function centred(words, { y, size, fill = INK, weight }) {
  return text(words, { x: (WIDTH - lengthOf(words, size)) / 2, y, size, fill, weight })
}
