import { buffer } from 'node:stream/consumers'
import type { CertificateData, CertificateText } from './certificate_data.js'
import { CERTIFICATE_SIDE, drawPage } from './certificate_page.js'
import { Page } from '#app/paper/typesetting/page'
import { openPaper, printedText } from '#app/paper/typesetting/open_paper'

export type { CertificateData }

const jakartaDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/**
 * Draws a certificate: one A4 page, landscape, as a tagged PDF. Equal data give equal bytes.
 *
 * @throws when a font file is missing
 */
export async function renderCertificate(data: CertificateData): Promise<Buffer> {
  const text = textOf(data)
  return render([text], {
    title: `Sertifikat ${text.number} – ${text.recipientName}`,
    author: text.academyName,
    subject: `Simulasi TOEFL ITP, bukan skor resmi ETS: ${text.packageName}`,
    createdAt: data.issuedAt,
  })
}

/** The metadata of a PDF with several certificates. */
export interface CertificatesInfo {
  title: string
  author: string
  /** Epoch milliseconds. */
  createdAt: number
}

/**
 * Draws certificates as the pages of one PDF, in their order.
 *
 * @throws when a font file is missing
 */
export async function renderCertificates(
  data: readonly CertificateData[],
  info: CertificatesInfo
): Promise<Buffer> {
  const author = printedText(info.author)
  return render(data.map(textOf), { ...info, title: printedText(info.title), author })
}

function textOf(data: CertificateData): CertificateText {
  return {
    ...data,
    recipientName: printedText(data.recipientName),
    packageName: printedText(data.packageName),
    academyName: printedText(data.academyName),
    date: jakartaDate.format(data.issuedAt),
  }
}

async function render(
  texts: readonly CertificateText[],
  info: CertificatesInfo & { subject?: string }
): Promise<Buffer> {
  const doc = openPaper({ ...info, layout: 'landscape' })
  const bytes = buffer(doc)
  const page = new Page(doc, CERTIFICATE_SIDE)
  for (const [index, text] of texts.entries()) {
    if (index > 0) doc.addPage()
    drawPage(page, text)
  }
  doc.end()
  return bytes
}
