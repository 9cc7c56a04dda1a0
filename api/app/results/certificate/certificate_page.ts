import { SESSION_QUESTIONS } from '#contracts/exam'
import { LISTENING_MODE_TITLES } from '#contracts/listening'
import { SCORE_TITLES } from '#contracts/results'
import type { CertificateText } from './certificate_data.js'
import { drawFrame, drawMedallion } from './ornaments.js'
import type { Page } from '#app/paper/typesetting/page'
import { drawQrCode } from '#app/paper/typesetting/qr_modules'
import type { TextStyle } from '#app/paper/typesetting/typesetter'

/** Where the text column starts and ends; points from the left and right edge. */
export const CERTIFICATE_SIDE = 84

/** All text colours have a contrast of 5.5:1 or more on white. */
const INK = '#14213d'
const ACCENT = '#80601f'
const MUTED = '#4b5568'
/** For ornaments behind text only. */
const FAINT = '#efeade'

const LABEL: TextStyle = { style: 'regular', size: 10, color: MUTED }
const VALUE: TextStyle = {
  style: 'regular',
  size: 11,
  color: INK,
  features: ['lnum', 'tnum'],
}
const NUMERAL: TextStyle = { ...VALUE, size: 30 }

/** Draws all of one page. All text is in the structure tree, in reading order. */
export function drawPage(page: Page, text: CertificateText): void {
  const { doc } = page
  page.artifact(() => {
    drawMedallion(doc, { x: page.center, y: 285 }, 190, FAINT)
    drawFrame(doc, INK, ACCENT)
  })
  drawHeading(page, text)
  drawRecipient(page, text)
  drawScores(page, text)
  drawEvidence(page, text)
}

function drawHeading(page: Page, { academyName }: CertificateText): void {
  const style = { style: 'semibold', size: 17, color: INK } as const
  const place = { baseline: 106, top: 60, bottom: 122, width: 560, smallest: 9 }
  page.fitted('P', academyName, style, place)
  page.line('SERTIFIKAT', { style: 'regular', size: 44, color: INK, tracking: 4.1 }, 169)
  page.line(
    'Simulasi TOEFL ITP',
    { style: 'regular', size: 13, color: ACCENT, tracking: 1.2, features: ['smcp', 'c2sc'] },
    190
  )
}

function drawRecipient(
  page: Page,
  { recipientName, packageName, listeningMode }: CertificateText
): void {
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
  const mode = listeningMode && ` dalam ${LISTENING_MODE_TITLES[listeningMode].toLowerCase()}`
  const sentence = `telah menyelesaikan simulasi “${packageName}”${mode ?? ''} dengan hasil sebagai berikut`
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

/** The three section scores with their correct answers, the total and the CEFR level, and the disclaimer. */
function drawScores(page: Page, { scores, correct, cefr }: CertificateText): void {
  const sections = [
    ['listening', scores.listening, correct.listening],
    ['written', scores.structure, correct.written],
    ['reading', scores.reading, correct.reading],
  ] as const
  const left = 95
  const step = 145
  sections.forEach(([session, score, right], index) => {
    const middle = left + step * (index + 0.5)
    page.line(SCORE_TITLES[session], LABEL, 360, middle)
    page.line(String(score), NUMERAL, 392, middle)
    page.line(
      `benar ${right} dari ${SESSION_QUESTIONS[session]}`,
      { ...LABEL, style: 'italic' },
      410,
      middle
    )
  })
  const divider = left + 3 * step + 6
  page.rule({ x: divider, y: 350 }, { x: divider, y: 412 }, ACCENT)

  const total = left + 3 * step + 70
  page.line('Skor total', LABEL, 360, total)
  page.line(String(scores.total), { ...NUMERAL, style: 'semibold', size: 38 }, 396, total)
  const level = total + 105
  page.line('Level CEFR', LABEL, 360, level)
  page.line(cefr ?? '–', NUMERAL, 392, level)
  page.line('Simulasi, bukan skor resmi ETS', { style: 'semibold', size: 13, color: ACCENT }, 444)
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
