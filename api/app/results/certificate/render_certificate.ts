import { drawPaper, type PaperInfo } from '#app/paper/typesetting/draw_paper'
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
  info: Omit<PaperInfo, 'layout' | 'side'>
): Promise<Buffer> {
  return drawPaper({ ...info, layout: 'landscape', side: CERTIFICATE_SIDE }, (page) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) page.doc.addPage()
      drawPage(page, text)
    }
  })
}
