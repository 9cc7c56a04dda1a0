import { SESSION_QUESTIONS } from '#contracts/exam'
import type { CertificateText } from './certificate_data.js'
import { ACCENT, LABEL, NUMERAL } from './certificate_styles.js'
import type { Page } from './page.js'

/** The three section scores with their correct answers, the total and the CEFR level, and what they are not. */
export function drawScores(page: Page, { scores, correct, cefr }: CertificateText): void {
  const sections = [
    ['Listening Comprehension', scores.listening, correct.listening, SESSION_QUESTIONS.listening],
    [
      'Structure & Written Expression',
      scores.structure,
      correct.written,
      SESSION_QUESTIONS.written,
    ],
    ['Reading Comprehension', scores.reading, correct.reading, SESSION_QUESTIONS.reading],
  ] as const
  const left = 95
  const step = 145
  sections.forEach(([label, score, right, questions], index) => {
    const middle = left + step * (index + 0.5)
    page.line(label, LABEL, 360, middle)
    page.line(String(score), NUMERAL, 392, middle)
    page.line(`benar ${right} dari ${questions}`, { ...LABEL, style: 'italic' }, 410, middle)
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
