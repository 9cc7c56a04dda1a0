import { CELL, CELL_HEAD, FINE_LINE, LABEL, PALE, SUBTITLE } from '#app/paper/blocks/look'
import type { Page } from '#app/paper/typesetting/page'
import { SHORT_SESSION_TITLES } from '#contracts/exam'
import { NO_LEVEL } from '#contracts/reports'
import type { ResultLine } from '../domain/result_table.js'

const { listening, written, reading } = SHORT_SESSION_TITLES

export const ROW_HEIGHT = 20
export const HEAD_HEIGHT = 22
export const TITLE_HEIGHT = 34

/** The scores' columns, in points from the text's right edge: their middles. */
const SCORES: { title: string; at: number; value: (line: ResultLine) => number | string }[] = [
  { title: listening, at: 260, value: (line) => line.listening },
  { title: written, at: 190, value: (line) => line.structure },
  { title: reading, at: 118, value: (line) => line.reading },
  { title: 'Total', at: 68, value: (line) => line.total },
  { title: 'CEFR', at: 20, value: (line) => line.level ?? NO_LEVEL },
]
/** Where names begin, from the text's left edge. */
const NAME_AT = 34
const NAME_ENDS = 296

/** A heading within the list. */
export function drawListTitle(page: Page, text: string, top: number): void {
  page.heading(text, SUBTITLE, page.left, top + TITLE_HEIGHT - 10)
}

/** The names of the columns, on each page. @param first of the number in front: a running one, or the rank */
export function drawTableHead(page: Page, first: string, top: number): void {
  const baseline = top + 14
  page.line(first, LABEL, baseline, page.left, 'left')
  page.line('Nama', LABEL, baseline, page.left + NAME_AT, 'left')
  for (const { title, at } of SCORES) page.line(title, LABEL, baseline, page.right - at)
  const y = top + HEAD_HEIGHT - 2
  page.rule({ x: page.left, y }, { x: page.right, y }, FINE_LINE)
}

/** @param number a running one, or the rank; null for a learner without one */
export function drawResultRow(
  page: Page,
  number: number | null,
  line: ResultLine,
  top: number
): void {
  const baseline = top + 14
  drawName(page, number === null ? '–' : String(number), line.name, top, page.right - NAME_ENDS)
  const said = SCORES.map(({ title, value }) => `${title} ${value(line)}`).join(', ')
  page.element('P', { actual: said }, () => {
    for (const { title, at, value } of SCORES) {
      const style = title === 'Total' ? CELL_HEAD : CELL
      page.setter.draw(String(value(line)), style, page.right - at, baseline, 'center')
    }
  })
  drawRowEnd(page, top)
}

/** A learner without a result. */
export function drawUnsatRow(
  page: Page,
  { name, reason }: { name: string; reason: string },
  top: number
): void {
  drawName(page, '–', name, top, page.right - 190)
  page.line(reason, CELL, top + 14, page.right - 180, 'left')
  drawRowEnd(page, top)
}

function drawName(page: Page, number: string, name: string, top: number, end: number): void {
  page.line(number, CELL, top + 14, page.left, 'left')
  const x = page.left + NAME_AT
  page.fitted('P', name, CELL, {
    x,
    align: 'left',
    width: end - x,
    smallest: 6,
    top: top + 1,
    baseline: top + 14,
    bottom: top + ROW_HEIGHT - 1,
  })
}

function drawRowEnd(page: Page, top: number): void {
  const y = top + ROW_HEIGHT
  page.rule({ x: page.left, y }, { x: page.right, y }, PALE)
}
