import sharp from 'sharp'
import { drawPaper, type PaperInfo } from '#app/paper/typesetting/draw_paper'
import { drawSheet } from '#app/paper/typesetting/svg_sheet'
import { printedText } from '#app/paper/typesetting/printable_text'
import type { CertificateData, CertificatesData, CertificateText } from './certificate_data.js'
import { CERTIFICATE_SIDE, drawPage } from './certificate_page.js'

export type { CertificateData }

const jakartaDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** Draws a certificate: one A4 page, landscape. Equal data give equal bytes. */
export async function renderCertificate(data: CertificateData): Promise<Buffer> {
  const text = textOf(data)
  return render([text], {
    title: `Sertifikat ${text.number} – ${text.recipientName}`,
    author: text.academyName,
    subject: `Simulasi TOEFL ITP, bukan skor resmi ETS: ${text.packageName}`,
    createdAt: data.issuedAt,
  })
}

/** Draws certificates as the pages of one PDF, in their order. */
export async function renderCertificates(data: CertificatesData): Promise<Buffer> {
  const { title, author, createdAt, certificates } = data
  return render(certificates.map(textOf), {
    title: printedText(title),
    author: printedText(author),
    createdAt,
  })
}

/** Draws what certificates look like, as a PNG of 1,400 pixels across. */
export async function renderCertificateSample(data: CertificateData): Promise<Buffer> {
  const sheet = drawSheet(CERTIFICATE_SIDE, (page) => drawPage(page, textOf(data)))
  // The outlines of all letters are a megabyte.
  return sharp(sheet, { density: 120 }).png({ palette: true }).toBuffer()
}

function textOf(data: CertificateData): CertificateText {
  return {
    ...data,
    recipientName: printedText(data.recipientName),
    packageName: printedText(data.packageName),
    academyName: printedText(data.academyName),
    date: jakartaDate.format(data.issuedAt),
    signer: data.signer && {
      ...data.signer,
      name: data.signer.name && printedText(data.signer.name),
      position: data.signer.position && printedText(data.signer.position),
    },
    lastDay: data.validUntil === null ? null : jakartaDate.format(data.validUntil),
  }
}

async function render(
  texts: readonly CertificateText[],
  info: Omit<PaperInfo, 'layout' | 'side'>
): Promise<Buffer> {
  return drawPaper({ ...info, layout: 'landscape', side: CERTIFICATE_SIDE }, (page) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) page.doc.addPage()
      drawPage(page, text)
    }
  })
}
