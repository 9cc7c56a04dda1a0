import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import { NotFound } from '#app/platform/errors/failures'
import { readSettings } from '#app/academy/academy_settings'

export default class QrisImageController {
  /** The academy's QRIS text as a QR code that any payment app can read. */
  async handle({ response }: HttpContext) {
    const { qrisText } = await readSettings()
    if (!qrisText) throw new NotFound('QRIS belum diatur.')

    const svg = await QRCode.toString(qrisText, {
      type: 'svg',
      margin: 4,
      // Without a size of its own some browsers draw an SVG on no canvas, and learners save it as a picture.
      width: 512,
      errorCorrectionLevel: 'M',
    })
    return response.type('image/svg+xml').send(svg)
  }
}
