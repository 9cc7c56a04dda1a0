import type { ShareCard } from '@/features/results/share/share-card'

/** Pixels; the format that phones show whole. */
const WIDTH = 1080
const HEIGHT = 1350
const EDGE = 90
const FONT = '"Plus Jakarta Sans", system-ui, sans-serif'

const INK = '#ffffff'
const SOFT = '#c9d6f7'
const DEEP = '#0f1f4d'
const PANEL = '#1c3272'
const ACCENT = '#f9a826'

/** Draws a card as PNG, on this device alone. @throws Error where the browser has no canvas */
export async function drawCard(card: ShareCard): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  draw(pen, card)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))),
      'image/png'
    )
  })
}

function draw(pen: CanvasRenderingContext2D, card: ShareCard): void {
  pen.fillStyle = DEEP
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = ACCENT
  pen.fillRect(EDGE, 90, 96, 12)

  const write = (text: string, y: number, size: number, { weight = 500, color = INK } = {}) => {
    pen.fillStyle = color
    pen.textAlign = 'left'
    fit(pen, text, { size, weight, width: WIDTH - 2 * EDGE })
    pen.fillText(text, EDGE, y)
  }
  write(card.academy, 180, 52, { weight: 700 })
  write('Skor simulasi', 290, 40, { color: SOFT })
  write(card.total, 545, 280, { weight: 800 })
  write(card.band, 635, 46, { weight: 600 })
  if (card.target !== null) write(card.target, 710, 42, { weight: 700, color: ACCENT })

  card.sections.forEach(({ title, score }, index) => {
    const top = 770 + index * 108
    pen.fillStyle = PANEL
    pen.fillRect(EDGE, top, WIDTH - 2 * EDGE, 92)
    pen.fillStyle = INK
    pen.textAlign = 'left'
    fit(pen, title, { size: 38, weight: 500, width: WIDTH - 2 * EDGE - 200 })
    pen.fillText(title, EDGE + 32, top + 60)
    pen.textAlign = 'right'
    fit(pen, score, { size: 46, weight: 700, width: 120 })
    pen.fillText(score, WIDTH - EDGE - 32, top + 62)
  })
  write(`${card.pack}, ${card.date}`, 1150, 36, { color: SOFT })
  write('Periksa keasliannya:', 1212, 34, { color: SOFT })
  write(card.address, 1258, 38, { weight: 700 })
  write('Simulasi, bukan skor resmi ETS.', 1312, 28, { color: SOFT })
}

interface Fit {
  size: number
  weight: number
  /** Pixels. */
  width: number
}

/** Sets the font, smaller where the text is too long. */
function fit(pen: CanvasRenderingContext2D, text: string, { size, weight, width }: Fit): void {
  pen.font = `${weight} ${size}px ${FONT}`
  const wanted = pen.measureText(text).width
  if (wanted > width) pen.font = `${weight} ${Math.floor((size * width) / wanted)}px ${FONT}`
}
