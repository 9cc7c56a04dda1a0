import type { ShareCard } from '@/features/results/share/share-card'

/** Pixels; the format that phones show whole. */
const WIDTH = 1080
const HEIGHT = 1350
const EDGE = 90
const FONT = '"Plus Jakarta Sans", system-ui, sans-serif'

/** The tokens' colours of the theme that is on; they are dark in both. */
function themeColours() {
  const tokens = getComputedStyle(document.documentElement)
  const colour = (name: string) => tokens.getPropertyValue(`--color-${name}`)
  return {
    ground: colour('deep'),
    ink: colour('on-deep'),
    soft: colour('on-deep-soft'),
    accent: colour('accent'),
  }
}
/** Of a section's row, as a share of the ink on the ground. */
const ROW_OPACITY = 0.1

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
  const { ground, ink, soft, accent } = themeColours()
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = accent
  pen.fillRect(EDGE, 90, 96, 12)

  const write = (text: string, y: number, size: number, { weight = 500, color = ink } = {}) => {
    pen.fillStyle = color
    pen.textAlign = 'left'
    fit(pen, text, { size, weight, width: WIDTH - 2 * EDGE })
    pen.fillText(text, EDGE, y)
  }
  write(card.academy, 180, 52, { weight: 700 })
  write('Skor simulasi', 290, 40, { color: soft })
  write(card.total, 545, 280, { weight: 800 })
  write(card.band, 635, 46, { weight: 600 })
  if (card.target !== null) write(card.target, 710, 42, { weight: 700, color: accent })

  card.sections.forEach(({ title, score }, index) => {
    const top = 770 + index * 108
    pen.fillStyle = ink
    pen.globalAlpha = ROW_OPACITY
    pen.fillRect(EDGE, top, WIDTH - 2 * EDGE, 92)
    pen.globalAlpha = 1
    pen.textAlign = 'left'
    fit(pen, title, { size: 38, weight: 500, width: WIDTH - 2 * EDGE - 200 })
    pen.fillText(title, EDGE + 32, top + 60)
    pen.textAlign = 'right'
    fit(pen, score, { size: 46, weight: 700, width: 120 })
    pen.fillText(score, WIDTH - EDGE - 32, top + 62)
  })
  write(`${card.pack}, ${card.date}`, 1150, 36, { color: soft })
  write('Periksa keasliannya:', 1212, 34, { color: soft })
  write(card.address, 1258, 38, { weight: 700 })
  write('Simulasi, bukan skor resmi ETS.', 1312, 28, { color: soft })
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
