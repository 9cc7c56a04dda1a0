import type { Point } from '#app/paper/typesetting/page'

/** Where a certificate's frame runs, in points from the edge of the page. */
const FRAME = { outer: 24, inner: 44 }

/** The double frame: two rules with a band of interwoven waves between them and a rosette in each corner. */
export function drawFrame(doc: PDFKit.PDFDocument, ink: string, accent: string): void {
  const { width, height } = doc.page
  const { outer, inner } = FRAME
  const middle = (outer + inner) / 2
  const corner = inner - outer

  doc.lineWidth(1.1).strokeColor(ink)
  doc.rect(outer, outer, width - 2 * outer, height - 2 * outer).stroke()
  doc.lineWidth(0.5)
  doc.rect(inner, inner, width - 2 * inner, height - 2 * inner).stroke()
  doc.rect(inner + 3, inner + 3, width - 2 * inner - 6, height - 2 * inner - 6).stroke()

  doc.lineWidth(0.35).strokeColor(accent)
  const from = outer + corner
  for (const edge of [middle, height - middle]) {
    drawBraid(doc, { x: from, y: edge }, width - 2 * from, 'across')
  }
  for (const edge of [middle, width - middle]) {
    drawBraid(doc, { x: edge, y: from }, height - 2 * from, 'down')
  }
  for (const x of [middle, width - middle]) {
    for (const y of [middle, height - middle]) {
      drawRosette(doc, { x, y }, { radius: corner * 0.42, petals: 8, strands: 3 })
    }
  }
  doc.stroke()
}

/** A large, faint guilloche behind the text. */
export function drawMedallion(
  doc: PDFKit.PDFDocument,
  center: Point,
  radius: number,
  color: string
): void {
  doc.lineWidth(0.3).strokeColor(color)
  drawRosette(doc, center, { radius, petals: 12, strands: 10 })
  doc.stroke()
}

/** Four sine waves, a quarter apart. They start and end on the middle line, so that edges meet the corners alike. */
function drawBraid(
  doc: PDFKit.PDFDocument,
  start: Point,
  length: number,
  way: 'across' | 'down'
): void {
  const waves = Math.round(length / 24)
  const quarter = length / waves / 4
  const amplitude = 6.5
  const at = (along: number, aside: number): [number, number] =>
    way === 'across' ? [start.x + along, start.y + aside] : [start.x + aside, start.y + along]

  for (const share of [1, 0.5, -0.5, -1]) {
    const height = amplitude * share
    doc.moveTo(...at(0, 0))
    for (let step = 0; step < waves * 4; step++) {
      const sign = step % 4 < 2 ? 1 : -1
      const rising = step % 2 === 0
      // The cubic that follows a quarter of a sine to within 0.1 %.
      const first = rising ? [0.3262, 0.5123] : [0.3619, 1]
      const second = rising ? [0.6381, 1] : [0.6738, 0.5123]
      const x = (part = 0) => (step + part) * quarter
      const y = (part = 0) => sign * part * height
      doc.bezierCurveTo(
        ...at(x(first[0]), y(first[1])),
        ...at(x(second[0]), y(second[1])),
        ...at(x(1), y(rising ? 1 : 0))
      )
    }
  }
}

/** Closed waves around a circle, turned against each other. */
function drawRosette(
  doc: PDFKit.PDFDocument,
  center: Point,
  { radius, petals, strands }: { radius: number; petals: number; strands: number }
): void {
  const steps = petals * 20
  for (let strand = 0; strand < strands; strand++) {
    const phase = (2 * Math.PI * strand) / strands
    for (let step = 0; step <= steps; step++) {
      const angle = (2 * Math.PI * step) / steps
      const distance = radius * (0.72 + 0.28 * Math.sin(petals * angle + phase))
      const x = center.x + distance * Math.cos(angle)
      const y = center.y + distance * Math.sin(angle)
      if (step === 0) doc.moveTo(x, y)
      else doc.lineTo(x, y)
    }
  }
}
