import type { Figures, Summary } from '#app/reports/domain/summary'
import type { Page } from '#app/paper/typesetting/page'
import { SHORT_SESSION_TITLES } from '#contracts/exam'
import { NO_LEVEL } from '#contracts/reports'
import { HEADING, INK, LABEL, LINE, MUTED, STRONG, TEXT } from './styles.js'

const ROW = 16
/** The left edge of the distribution, in points from the text's. */
const BANDS_AT = 290
/** Columns of the figures, from the text's left edge: their middles. */
const COLUMNS = [
  { title: 'Rata-rata', at: 134 },
  { title: 'Median', at: 182 },
  { title: 'Terendah', at: 223 },
  { title: 'Tertinggi', at: 264 },
]

const comma = (value: number | string) => String(value).replace('.', ',')

/** The figures and the distribution, side by side. @returns where they end */
export function drawSummary(page: Page, { figures, bands, levels }: Summary, top: number): number {
  if (!figures) return top
  const rows: [string, Figures][] = [
    [SHORT_SESSION_TITLES.listening, figures.listening],
    [SHORT_SESSION_TITLES.written, figures.structure],
    [SHORT_SESSION_TITLES.reading, figures.reading],
    ['Total', figures.total],
  ]
  heading(page, 'Ringkasan', page.left, top)
  for (const { title, at } of COLUMNS) page.line(title, LABEL, top + 30, page.left + at)
  rows.forEach(([name, { mean, median, lowest, highest }], row) => {
    const baseline = top + 30 + (row + 1) * ROW
    const style = name === 'Total' ? STRONG : TEXT
    const values = [mean.toFixed(1), median, lowest, highest].map(comma)
    const said = COLUMNS.map(({ title }, at) => `${title} ${values[at]}`).join(', ')
    page.element('P', { actual: `${name}: ${said}` }, () => {
      page.setter.draw(name, style, page.left, baseline)
      values.forEach((value, at) =>
        page.setter.draw(value, style, page.left + (COLUMNS[at]?.at ?? 0), baseline, 'center')
      )
    })
  })
  const shares = levels.map(({ level, count }) => `${level ?? NO_LEVEL}: ${count}`).join('   ')
  page.line(`CEFR – ${shares}`, TEXT, top + 30 + 6 * ROW, page.left, 'left')
  drawBands(page, bands, top)
  return top + 30 + bands.length * ROW
}

function drawBands(page: Page, bands: Summary['bands'], top: number): void {
  const left = page.left + BANDS_AT
  heading(page, 'Sebaran skor total', left, top)
  const start = left + 92
  const room = page.right - start - 26
  const most = Math.max(1, ...bands.map(({ count }) => count))
  bands.toReversed().forEach(({ from, to, level, count }, row) => {
    const baseline = top + 30 + row * ROW
    const name = `${from}–${to}`
    const width = (room * count) / most
    page.element('P', { actual: `${name} (${level ?? NO_LEVEL}): ${count} peserta` }, () => {
      page.setter.draw(name, TEXT, left, baseline)
      page.setter.draw(level ?? NO_LEVEL, LABEL, left + 64, baseline)
      page.setter.draw(String(count), STRONG, start + width + 6, baseline)
    })
    page.artifact(() => {
      if (width > 0) page.doc.rect(start, baseline - 9, width, 11).fill(MUTED)
      page.doc.lineWidth(0.6).strokeColor(LINE)
      page.doc
        .moveTo(start, baseline - 12)
        .lineTo(start, baseline + 5)
        .stroke()
      page.doc.fillColor(INK)
    })
  })
}

function heading(page: Page, text: string, x: number, top: number): void {
  page.element('H2', { actual: text }, () => page.setter.draw(text, HEADING, x, top + 10))
}
