import QRCode from 'qrcode'

/** The quiet zone that the standard asks for around the symbol, in modules. */
const QUIET_ZONE = 4

/**
 * Draws a QR code as vector squares, quiet zone included. Error correction M: 15 % of the paper may be damaged.
 *
 * @param size the side of the whole square in points
 */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  content: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string }
): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' })
  const unit = size / (modules.size + 2 * QUIET_ZONE)

  doc.rect(x, y, size, size).fill('#ffffff')
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue
      // Neighbours in a row become one bar, without the hairlines that viewers draw between squares.
      let end = column + 1
      while (end < modules.size && modules.get(row, end)) end++
      const left = x + (QUIET_ZONE + column) * unit
      doc.rect(left, y + (QUIET_ZONE + row) * unit, (end - column) * unit, unit)
      column = end
    }
  }
  doc.fill(color)
}
