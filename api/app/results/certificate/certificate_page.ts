import { SESSION_QUESTIONS } from '#contracts/exam'
import { LISTENING_MODE_TITLES } from '#contracts/listening'
import { CEFR_WORDS, SCORE_TITLES } from '#contracts/results'
import type { CertificateSigner, CertificateText } from './certificate_data.js'
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
/** Across a sample, behind its text. */
const SAMPLE: TextStyle = { style: 'semibold', size: 130, color: '#fbe3e3', tracking: 8 }

/** Draws all of one page. All text is in the structure tree, in reading order. */
export function drawPage(page: Page, text: CertificateText): void {
  const { doc } = page
  page.artifact(() => {
    drawMedallion(doc, { x: page.center, y: 285 }, 190, FAINT)
    drawFrame(doc, INK, ACCENT)
  })
  if (text.isSample) {
    page.artifact(() => page.setter.draw('CONTOH', SAMPLE, page.center, 325, 'center'))
  }
  drawHeading(page, text)
  drawRecipient(page, text)
  drawScores(page, text)
  drawLevels(page, text)
  drawEvidence(page, text)
  if (text.signer) drawSigner(page, text.signer)
}

function drawHeading(page: Page, { academyName, logo }: CertificateText): void {
  if (logo) {
    page.artifact(() =>
      page.drawPicture(logo, { x: page.center - 110, y: 53, width: 220, height: 40 })
    )
  }
  const style = { style: 'semibold', size: logo ? 15 : 17, color: INK } as const
  const place = logo
    ? { baseline: 112, top: 97, bottom: 120 }
    : { baseline: 100, top: 58, bottom: 116 }
  page.fitted('P', academyName, style, { ...place, width: 560, smallest: 9 })
  page.line('SERTIFIKAT', { style: 'regular', size: 40, color: INK, tracking: 3.7 }, 160)
  page.line(
    'Simulasi TOEFL ITP',
    { style: 'regular', size: 13, color: ACCENT, tracking: 1.2, features: ['smcp', 'c2sc'] },
    180
  )
}

function drawRecipient(
  page: Page,
  { recipientName, packageName, listeningMode }: CertificateText
): void {
  page.line('diberikan kepada', { style: 'italic', size: 14, color: MUTED }, 209)
  page.fitted(
    'H1',
    recipientName,
    { style: 'regular', size: 40, color: INK },
    { baseline: 254, top: 216, bottom: 276, width: page.right - page.left, smallest: 14 }
  )
  page.rule({ x: page.center - 150, y: 281 }, { x: page.center + 150, y: 281 }, ACCENT)
  const mode = listeningMode && ` dalam ${LISTENING_MODE_TITLES[listeningMode].toLowerCase()}`
  const sentence = `telah menyelesaikan simulasi “${packageName}”${mode ?? ''} dengan hasil sebagai berikut`
  page.fitted(
    'P',
    sentence,
    { style: 'regular', size: 14, color: INK },
    { baseline: 303, top: 286, bottom: 321, width: 600, smallest: 10 }
  )
}

/** The three section scores with their correct answers, the total, and the CEFR level with its word. */
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
    page.line(SCORE_TITLES[session], LABEL, 338, middle)
    page.line(String(score), NUMERAL, 369, middle)
    page.line(
      `benar ${right} dari ${SESSION_QUESTIONS[session]}`,
      { ...LABEL, style: 'italic' },
      386,
      middle
    )
  })
  const divider = left + 3 * step + 6
  page.rule({ x: divider, y: 329 }, { x: divider, y: 388 }, ACCENT)

  const total = left + 3 * step + 70
  page.line('Skor total', LABEL, 338, total)
  page.line(String(scores.total), { ...NUMERAL, style: 'semibold', size: 38 }, 373, total)
  const level = total + 105
  page.line('Level CEFR', LABEL, 338, level)
  page.line(cefr ?? '–', NUMERAL, 369, level)
  if (cefr) page.line(CEFR_WORDS[cefr], { ...LABEL, style: 'italic' }, 386, level)
}

/** All levels in words with their total scores, and the disclaimer. */
function drawLevels(page: Page, { levels }: CertificateText): void {
  const ranges = levels.map(
    ({ level, lowest, highest }) => `${level} ${CEFR_WORDS[level]} ${lowest}–${highest}`
  )
  page.line(ranges.join('   ·   '), { ...LABEL, size: 9, features: ['lnum', 'tnum'] }, 407)
  page.line('Simulasi, bukan skor resmi ETS', { style: 'semibold', size: 13, color: ACCENT }, 428)
}

function drawEvidence(page: Page, text: CertificateText): void {
  const facts = [
    ['Nomor', text.number],
    ['Tanggal', text.date],
    ...(text.lastDay === null ? [] : [['Berlaku s.d.', text.lastDay] as const]),
    ['Tabel skor', text.tableTitle],
    ['Kode', text.code],
  ] as const
  const first = text.lastDay === null ? 457 : 449
  facts.forEach(([label, value], index) => {
    const baseline = first + index * 15.5
    page.element('P', {}, () => {
      page.setter.draw(label, LABEL, page.left, baseline)
      const place = { baseline, top: baseline - 10, bottom: baseline + 4, x: page.left + 62 }
      page.drawFitted(value, VALUE, { ...place, align: 'left', width: 250, smallest: 7 })
    })
  })
  page.element('Figure', { alt: `Kode QR ke ${text.verificationUrl}` }, () =>
    drawQrCode(page.doc, text.verificationUrl, { x: page.right - 80, y: 435, size: 80, color: INK })
  )
  page.fitted(
    'P',
    `Verifikasi: ${text.verificationUrl}`,
    { ...LABEL, size: 9.5 },
    { baseline: 529, top: 517, bottom: 533, width: page.right - page.left, smallest: 6 }
  )
  page.line(
    'TOEFL ITP adalah merek dagang terdaftar ETS. Sertifikat ini tidak diterbitkan maupun disahkan oleh ETS.',
    { ...LABEL, size: 8 },
    541
  )
}

/** Between the facts and the QR code: a stamp that overlaps the signature, as on paper, and name and position below. */
function drawSigner(page: Page, { name, position, signature, stamp }: CertificateSigner): void {
  const middle = 540
  const line = 487
  if (stamp) {
    page.element('Figure', { alt: 'Stempel' }, () =>
      page.drawPicture(stamp, { x: middle - 100, y: 435, width: 62, height: 62 })
    )
  }
  if (signature) {
    page.element('Figure', { alt: 'Tanda tangan' }, () =>
      page.drawPicture(signature, { x: middle - 75, y: 438, width: 150, height: 46 })
    )
  }
  page.rule({ x: middle - 90, y: line }, { x: middle + 90, y: line }, INK)
  const place = { x: middle, width: 190, smallest: 6 }
  if (name) {
    const style: TextStyle = { style: 'semibold', size: 11.5, color: INK }
    page.fitted('P', name, style, {
      ...place,
      baseline: line + 12,
      top: line + 2,
      bottom: line + 17,
    })
  }
  if (position) {
    const style = { ...LABEL, size: 9.5 }
    page.fitted('P', position, style, {
      ...place,
      baseline: line + 25,
      top: line + 17,
      bottom: line + 29,
    })
  }
}
