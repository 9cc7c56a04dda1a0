import type { CertificateText } from './certificate_data.js'
import { drawScores } from './certificate_scores.js'
import { ACCENT, FAINT, INK, LABEL, MUTED, VALUE } from './certificate_styles.js'
import { drawFrame, drawMedallion } from './ornaments.js'
import { Page } from './page.js'
import { drawQrCode } from './qr_modules.js'

/** Draws the whole page. Everything that says something is in the structure tree, in reading order. */
export function drawPage(doc: PDFKit.PDFDocument, text: CertificateText): void {
  const page = new Page(doc)
  page.artifact(() => {
    drawMedallion(doc, { x: page.center, y: 285 }, 190, FAINT)
    drawFrame(doc, INK, ACCENT)
  })
  drawHeading(page, text)
  drawRecipient(page, text)
  drawScores(page, text)
  drawEvidence(page, text)
}

function drawHeading(page: Page, { academyName, logoPng }: CertificateText): void {
  if (logoPng !== undefined) {
    page.element('Figure', { alt: `Logo ${academyName}` }, () => {
      page.doc.image(logoPng, page.center - 80, 56, {
        fit: [160, 38],
        align: 'center',
        valign: 'center',
      })
    })
  }
  page.fitted(
    'P',
    academyName,
    { style: 'semibold', size: 17, color: INK },
    {
      baseline: logoPng === undefined ? 106 : 117,
      top: logoPng === undefined ? 60 : 98,
      bottom: logoPng === undefined ? 122 : 126,
      width: 560,
      smallest: 9,
    }
  )
  page.line('SERTIFIKAT', { style: 'regular', size: 44, color: INK, tracking: 4.1 }, 169)
  page.line(
    'Simulasi TOEFL ITP',
    { style: 'regular', size: 13, color: ACCENT, tracking: 1.2, features: ['smcp', 'c2sc'] },
    190
  )
}

function drawRecipient(page: Page, { recipientName, packageName }: CertificateText): void {
  page.line('diberikan kepada', { style: 'italic', size: 14, color: MUTED }, 224)
  page.fitted(
    'H1',
    recipientName,
    { style: 'regular', size: 42, color: INK },
    {
      baseline: 273,
      top: 232,
      bottom: 296,
      width: page.right - page.left,
      smallest: 14,
    }
  )
  page.rule({ x: page.center - 150, y: 301 }, { x: page.center + 150, y: 301 }, ACCENT)
  const sentence = `telah menyelesaikan simulasi “${packageName}” dengan hasil sebagai berikut`
  page.fitted(
    'P',
    sentence,
    { style: 'regular', size: 14, color: INK },
    {
      baseline: 324,
      top: 306,
      bottom: 344,
      width: 600,
      smallest: 10,
    }
  )
}

function drawEvidence(page: Page, text: CertificateText): void {
  const facts = [
    ['Nomor', text.number],
    ['Tanggal', text.date],
    ['Tabel skor', text.tableVersion],
    ['Kode', text.code],
  ] as const
  facts.forEach(([label, value], index) => {
    const baseline = 460 + index * 16
    page.element('P', {}, () => {
      page.setter.draw(label, LABEL, page.left, baseline)
      page.setter.draw(value, VALUE, page.left + 62, baseline)
    })
  })
  page.element('Figure', { alt: `Kode QR ke ${text.verificationUrl}` }, () =>
    drawQrCode(page.doc, text.verificationUrl, { x: page.right - 80, y: 432, size: 80, color: INK })
  )
  page.fitted(
    'P',
    `Verifikasi: ${text.verificationUrl}`,
    { ...LABEL, size: 9.5 },
    {
      baseline: 527,
      top: 514,
      bottom: 532,
      width: page.right - page.left,
      smallest: 6,
    }
  )
  page.line(
    'TOEFL ITP adalah merek dagang terdaftar ETS. Sertifikat ini tidak diterbitkan maupun disahkan oleh ETS.',
    { ...LABEL, size: 8 },
    540
  )
}
