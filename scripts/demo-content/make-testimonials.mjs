/**
 * Draws the pictures of the demo's sample testimonials: what learners might send, each saying of itself that it is
 * a sample.
 *
 *   node scripts/demo-content/make-testimonials.mjs
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawText, openFont, widthOf } from './outlines.mjs'

const FOLDER = fileURLToPath(new URL('../../api/resources/testimonials', import.meta.url))

/** As wide as the server keeps such pictures. */
const WIDTH = 800
const MARGIN = 40
const INK = '#131c33'
const NAVY = '#12214d'
const AMBER = '#fbb024'

/** Opens in its lightest weight; a line around the letters makes them heavier. */
const font = openFont(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
)
const [REGULAR, BOLD] = [1.3, 2.4]

function text(words, { x, y, size = 30, fill = INK, weight = REGULAR }) {
  const outline = drawText(font, words, size, x, y)
  return `<path fill="${fill}" stroke="${fill}" stroke-width="${weight}" d="${outline}"/>`
}

const svgOf = (height, ground, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">` +
  `<rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`

/** A label that nobody overlooks. */
function sampleLabel(right, top) {
  const size = 26
  const width = widthOf(font, 'CONTOH', size) + 36
  const box = `<rect x="${right - width}" y="${top}" width="${width}" height="48" rx="24" fill="${AMBER}"/>`
  const at = { x: right - width + 18, y: top + 33, size, weight: BOLD, fill: '#2f1c00' }
  return box + text('CONTOH', at)
}

/**
 * A chat as a phone shows it.
 * @param {string} name
 * @param {{ isOwn?: boolean, lines: string[] }[]} messages `isOwn` those of the academy, at the right
 */
function drawChat(name, messages) {
  const leading = 44
  const parts = []
  let top = 160
  for (const { isOwn = false, lines } of messages) {
    const width = Math.max(...lines.map((line) => widthOf(font, line, 30))) + 56
    const height = lines.length * leading + 40
    const x = isOwn ? WIDTH - MARGIN - width : MARGIN
    const fill = isOwn ? '#d8e4fd' : '#ffffff'
    parts.push(
      `<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="22" fill="${fill}"/>`,
      ...lines.map((line, index) => text(line, { x: x + 28, y: top + 54 + index * leading }))
    )
    top += height + 24
  }
  const head =
    `<rect width="${WIDTH}" height="120" fill="${NAVY}"/>` +
    `<circle cx="${MARGIN + 36}" cy="60" r="36" fill="#c3d0f3"/>` +
    silhouette({ x: MARGIN + 36, y: 60, scale: 0.36, fill: NAVY }) +
    text(name, { x: MARGIN + 96, y: 71, size: 32, fill: '#ffffff', weight: BOLD }) +
    sampleLabel(WIDTH - MARGIN, 36)
  return svgOf(top + 16, '#edf1f8', [head, ...parts])
}

/** A class over video call: nobody's faces. */
function drawClass() {
  const tile = { width: 240, height: 170, gap: 12 }
  const left = (WIDTH - 3 * tile.width - 2 * tile.gap) / 2
  const tiles = ['#2b4fb8', '#8a5a12', '#1f6f5c', '#6a3d8f', '#30435f', '#a03a4d'].map(
    (fill, index) => {
      const x = left + (index % 3) * (tile.width + tile.gap)
      const y = 28 + Math.floor(index / 3) * (tile.height + tile.gap)
      return (
        `<rect x="${x}" y="${y}" width="${tile.width}" height="${tile.height}" rx="14" fill="${fill}"/>` +
        silhouette({ x: x + tile.width / 2, y: y + 76, scale: 0.8, fill: '#ffffff' })
      )
    }
  )
  const foot =
    text('Ilustrasi kelas lewat video call', { x: left, y: 440, size: 30, fill: '#ffffff' }) +
    sampleLabel(WIDTH - left, 406)
  return svgOf(484, NAVY, [...tiles, foot])
}

/** Head and shoulders, 100 pixels wide at scale 1. */
function silhouette({ x, y, scale, fill }) {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}">` +
    `<circle cy="-24" r="32"/><path d="M-56 72a56 56 0 0 1 112 0z"/></g>`
  )
}

const PICTURES = {
  'pesan-simulasi': drawChat('Peserta Contoh 1', [
    { lines: ['Kak, ini contoh pesan peserta', 'setelah simulasi pertamanya.'] },
    { isOwn: true, lines: ['Terima kasih! Bagian mana yang', 'paling sulit?'] },
    { lines: ['Reading. Sekarang saya tahu', 'apa yang perlu dilatih.'] },
  ]),
  kelas: drawClass(),
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
