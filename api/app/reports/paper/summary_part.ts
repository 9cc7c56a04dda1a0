import { CELL, CELL_HEAD, FINE_LINE, INK, LABEL, MUTED, SUBTITLE } from '#app/paper/blocks/look'
import type { DrawnBlock } from '#app/paper/blocks/text_blocks'
import type { Page } from '#app/paper/typesetting/page'
import { SHORT_SESSION_TITLES } from '#contracts/exam'
import { NO_LEVEL } from '#contracts/reports'
import type { Figures, Summary } from '../domain/summary.js'

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

/** The figures and the distribution, side by side; nothing until there is a result. */
export function summaryPart({ figures, bands, levels }: Summary): DrawnBlock[] {
  if (!figures) return []
  const shares = levels.map(({ level, count }) => `${level ?? NO_LEVEL}: ${count}`).join('   ')
  return [
    {
      height: 30 + bands.length * ROW,
      draw: (page, top) => {
        drawFigures(page, figures, top)
        page.line(`CEFR – ${shares}`, CELL, top + 30 + 6 * ROW, page.left, 'left')
        drawBands(page, bands, top)
      },
    },
  ]
}

function drawFigures(page: Page, figures: NonNullable<Summary['figures']>, top: number): void {
  const rows: [string, Figures][] = [
    [SHORT_SESSION_TITLES.listening, figures.listening],
    [SHORT_SESSION_TITLES.written, figures.structure],
    [SHORT_SESSION_TITLES.reading, figures.reading],
    ['Total', figures.total],
  ]
  page.heading('Ringkasan', SUBTITLE, page.left, top + 10)
  for (const { title, at } of COLUMNS) page.line(title, LABEL, top + 30, page.left + at)
  rows.forEach(([name, { mean, median, lowest, highest }], row) => {
    const baseline = top + 30 + (row + 1) * ROW
    const style = name === 'Total' ? CELL_HEAD : CELL
    const values = [mean.toFixed(1), median, lowest, highest].map(comma)
    const said = COLUMNS.map(({ title }, at) => `${title} ${values[at]}`).join(', ')
    page.element('P', { actual: `${name}: ${said}` }, () => {
      page.setter.draw(name, style, page.left, baseline)
      values.forEach((value, at) =>
        page.setter.draw(value, style, page.left + (COLUMNS[at]?.at ?? 0), baseline, 'center')
      )
    })
  })
}

function drawBands(page: Page, bands: Summary['bands'], top: number): void {
  const left = page.left + BANDS_AT
  page.heading('Sebaran skor total', SUBTITLE, left, top + 10)
  const start = left + 92
  const room = page.right - start - 26
  const most = Math.max(1, ...bands.map(({ count }) => count))
  bands.toReversed().forEach(({ from, to, level, count }, row) => {
    const baseline = top + 30 + row * ROW
    const name = `${from}–${to}`
    const width = (room * count) / most
    page.element('P', { actual: `${name} (${level ?? NO_LEVEL}): ${count} peserta` }, () => {
      page.setter.draw(name, CELL, left, baseline)
      page.setter.draw(level ?? NO_LEVEL, LABEL, left + 64, baseline)
      page.setter.draw(String(count), CELL_HEAD, start + width + 6, baseline)
    })
    page.artifact(() => {
      if (width > 0) page.doc.rect(start, baseline - 9, width, 11).fill(MUTED)
      page.doc.lineWidth(0.6).strokeColor(FINE_LINE)
      page.doc
        .moveTo(start, baseline - 12)
        .lineTo(start, baseline + 5)
        .stroke()
      page.doc.fillColor(INK)
    })
  })
}
