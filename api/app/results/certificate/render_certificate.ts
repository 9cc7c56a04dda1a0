import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { CertificateData, CertificateText } from './certificate_data.js'
import { drawPage } from './certificate_page.js'
import { printableText } from './printable_text.js'

export type { CertificateData }

const jakartaDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** Stands where a text has nothing printable, e.g. a name of emoji only. */
const NOTHING = '–'

/**
 * Draws a certificate: one A4 page, landscape, as a tagged PDF. Equal data give equal bytes.
 *
 * @throws when a font file is missing
 */
export async function renderCertificate(data: CertificateData): Promise<Buffer> {
  const text: CertificateText = {
    ...data,
    recipientName: printableText(data.recipientName) || NOTHING,
    packageName: printableText(data.packageName) || NOTHING,
    academyName: printableText(data.academyName) || NOTHING,
    date: jakartaDate.format(data.issuedAt),
  }
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'id-ID',
    tagged: true,
    displayTitle: true,
    // No standard font: all text is set in embedded ones.
    font: '',
    info: {
      Title: `Sertifikat ${text.number} – ${text.recipientName}`,
      Author: text.academyName,
      Subject: `Simulasi TOEFL ITP, bukan skor resmi ETS: ${text.packageName}`,
      Creator: 'Lulus',
      CreationDate: new Date(data.issuedAt),
    },
  })
  const bytes = buffer(doc)
  drawPage(doc, text)
  doc.end()
  return bytes
}
