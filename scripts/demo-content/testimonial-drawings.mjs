/** The pictures of the sample testimonials, each as SVG. */
import {
  AMBER,
  BLUE,
  BOLD,
  drawCard,
  GROUND,
  head,
  INK,
  lengthOf,
  MARGIN,
  NAVY,
  PALE,
  sampleLabel,
  silhouette,
  svgOf,
  text,
  WIDTH,
} from './testimonial-style.mjs'

const SOFT = '#4b5a7a'
const INNER = WIDTH - 2 * MARGIN

/**
 * A chat on a phone.
 * @param {string} name
 * @param {{ isOwn?: boolean, lines: string[] }[]} messages `isOwn`: the academy's, on the right
 */
export function drawChat(name, messages) {
  const leading = 44
  const parts = []
  let top = 160
  for (const { isOwn = false, lines } of messages) {
    const width = Math.max(...lines.map((line) => lengthOf(line, 30))) + 56
    const height = lines.length * leading + 40
    const x = isOwn ? WIDTH - MARGIN - width : MARGIN
    const fill = isOwn ? PALE : '#ffffff'
    parts.push(
      `<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="22" fill="${fill}"/>`,
      ...lines.map((line, index) => text(line, { x: x + 28, y: top + 54 + index * leading }))
    )
    top += height + 24
  }
  const person =
    `<circle cx="${MARGIN + 36}" cy="60" r="36" fill="#c3d0f3"/>` +
    silhouette({ x: MARGIN + 36, y: 60, scale: 0.36, fill: NAVY }) +
    text(name, { x: MARGIN + 96, y: 71, size: 32, fill: '#ffffff', weight: BOLD })
  return svgOf(top + 16, GROUND, [head(person), ...parts])
}

/** A class over video call, without real faces. */
export function drawClass() {
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

/** Minutes left in Reading after one simulation and another, as bars. */
export function drawTimeLeft() {
  const longest = 6
  const rows = [0, 1, 4, longest].flatMap((minutes, index) => {
    const y = 196 + index * 84
    const left = MARGIN + 200
    const width = Math.max(8, (minutes / longest) * 380)
    return [
      text(`Simulasi ${index + 1}`, { x: MARGIN, y: y + 11 }),
      `<rect x="${left}" y="${y - 26}" width="${width}" height="52" rx="12" fill="${index === 3 ? AMBER : BLUE}"/>`,
      text(`${minutes} menit`, { x: left + width + 20, y: y + 11, weight: BOLD }),
    ]
  })
  return drawCard('Sisa waktu Reading', 512, rows)
}

/** A recording that plays. */
export function drawRecording() {
  const heights = [18, 34, 58, 40, 76, 96, 62, 30, 48, 84, 104, 70, 38, 24, 52, 88, 66, 42, 20, 32]
  const played = 8
  const bars = heights.map((height, index) => {
    const x = 268 + index * 23
    const fill = index < played ? BLUE : '#b9c8ee'
    return `<rect x="${x}" y="${278 - height / 2}" width="12" height="${height}" rx="6" fill="${fill}"/>`
  })
  return drawCard('Latihan Listening', 432, [
    `<rect x="${MARGIN}" y="160" width="${INNER}" height="232" rx="22" fill="#ffffff"/>`,
    `<circle cx="160" cy="278" r="62" fill="${BLUE}"/>`,
    '<path d="M140 244l60 34-60 34z" fill="#ffffff"/>',
    ...bars,
    text('Rekaman nomor 7 dari 50', { x: 268, y: 368, size: 26, fill: SOFT }),
  ])
}

/** A question with its explanation. */
export function drawExplanation() {
  const options = [
    ['A', 'is', false],
    ['B', 'are', true],
  ].flatMap(([letter, words, isRight], index) => {
    const x = MARGIN + 32 + index * 334
    const look = isRight ? `fill="${PALE}" stroke="${BLUE}"` : 'fill="#ffffff" stroke="#c6cfe0"'
    return [
      `<rect x="${x}" y="296" width="310" height="72" rx="14" stroke-width="3" ${look}/>`,
      text(letter, { x: x + 24, y: 342, weight: BOLD }),
      text(words, { x: x + 72, y: 342 }),
      isRight &&
        `<path d="M${x + 250} 332l14 14 26-30" fill="none" stroke="${BLUE}" stroke-width="7"/>`,
    ]
  })
  return drawCard('Pembahasan Structure', 540, [
    `<rect x="${MARGIN}" y="156" width="${INNER}" height="344" rx="22" fill="#ffffff"/>`,
    text('Neither the coach nor', { x: MARGIN + 32, y: 212 }),
    text('the players ----- ready.', { x: MARGIN + 32, y: 256 }),
    ...options.filter(Boolean),
    text('Kata kerjanya mengikuti subjek yang', { x: MARGIN + 32, y: 424, size: 28, fill: SOFT }),
    text('terdekat: players, jadi jamak.', { x: MARGIN + 32, y: 464, size: 28, fill: SOFT }),
  ])
}

/** The exam on a phone, with lines in place of words. */
export function drawPhone() {
  const [x, y, width, height] = [250, 36, 300, 520]
  const line = (top, length) =>
    `<rect x="${x + 28}" y="${y + top}" width="${length}" height="14" rx="7" fill="#c6cfe0"/>`
  const options = [0, 1, 2, 3].map((index) => {
    const top = y + 224 + index * 62
    const isChosen = index === 2
    const look = isChosen ? `fill="${PALE}" stroke="${BLUE}"` : 'fill="#ffffff" stroke="#c6cfe0"'
    return (
      `<rect x="${x + 28}" y="${top}" width="${width - 56}" height="50" rx="12" stroke-width="3" ${look}/>` +
      text('ABCD'[index], { x: x + 46, y: top + 34, size: 24, weight: BOLD }) +
      `<rect x="${x + 84}" y="${top + 19}" width="${110 + 20 * (index % 2)}" height="12" rx="6" fill="#c6cfe0"/>`
    )
  })
  return svgOf(620, NAVY, [
    `<rect x="${x - 12}" y="${y - 12}" width="${width + 24}" height="${height + 24}" rx="44" fill="${INK}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="32" fill="${GROUND}"/>`,
    `<path d="M${x} ${y + 84}v-52a32 32 0 0 1 32-32h${width - 64}a32 32 0 0 1 32 32v52z" fill="#ffffff"/>`,
    text('Reading', { x: x + 28, y: y + 56, size: 26, weight: BOLD }),
    text('54.10', { x: x + width - 28 - lengthOf('54.10', 26), y: y + 56, size: 26, weight: BOLD }),
    ...[
      [112, 236],
      [142, 244],
      [172, 160],
    ].map(([top, length]) => line(top, length)),
    ...options,
    sampleLabel(WIDTH - MARGIN, 36),
  ])
}
