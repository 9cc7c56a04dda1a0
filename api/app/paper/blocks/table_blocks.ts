import type { Cell, Page, Table } from '#app/paper/typesetting/page'
import type { TextStyle, Typesetter } from '#app/paper/typesetting/typesetter'
import { wrapText } from '#app/paper/typesetting/wrap_text'
import { CELL, CELL_HEAD, LINE, SHADE } from './look.js'
import { ASCENT, LEADING, type DrawnBlock } from './text_blocks.js'

/** A column of a table. */
export interface Column {
  title: string
  /** Points. */
  width: number
  /** Numbers stand at the right. */
  align?: 'left' | 'right'
}

const PADDING = 5
/** More lines of a cell are cut. */
const MOST_LINES = 12

/** A table with lines around its cells, whose head is repeated on each of its pages. */
export function tableOf(
  setter: Typesetter,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  left: number
): DrawnBlock[] {
  const tags = lazyTable()
  const row = (texts: readonly string[], style: TextStyle, tag: 'TH' | 'TD'): DrawnBlock => {
    const cells = columns.map(({ width }, at) => {
      const room = width - 2 * PADDING
      return wrapText(texts[at] ?? '', room, (line) => setter.widthOf(line, style)).slice(
        0,
        MOST_LINES
      )
    })
    const lines = Math.max(...cells.map(({ length }) => length))
    const height = lines * style.size * LEADING + 2 * PADDING - 2
    return {
      height,
      draw: (page, top) => {
        page.artifact(() => drawCells(page, columns, { left, top, height, isHead: tag === 'TH' }))
        tags(page).row(
          tag,
          cells.map((wrapped, at) => ({
            actual: texts[at] ?? '',
            draw: () =>
              wrapped.forEach((line, index) =>
                page.setter.draw(
                  line,
                  style,
                  startOf(page.setter.widthOf(line, style), columns, at, left),
                  top + PADDING - 1 + (index * LEADING + ASCENT) * style.size
                )
              ),
          }))
        )
      },
    }
  }
  const head = row(
    columns.map(({ title }) => title),
    CELL_HEAD,
    'TH'
  )
  return rows.map((texts) => ({ ...row(texts, CELL, 'TD'), head }))
}

/** One table of the structure tree for all pages. */
export function lazyTable(): (page: Page) => Table {
  let table: Table | undefined
  return (page) => (table ??= page.table())
}

/** Where a column starts, in points. */
export function leftOf(columns: readonly Column[], at: number, left: number): number {
  return columns.slice(0, at).reduce((sum, { width }) => sum + width, left)
}

/** Where a cell's line starts, in points. */
function startOf(width: number, columns: readonly Column[], at: number, left: number): number {
  return columns[at]?.align === 'right'
    ? leftOf(columns, at + 1, left) - PADDING - width
    : leftOf(columns, at, left) + PADDING
}

/** The lines around a row's cells, which are decoration. */
export function drawCells(
  { doc }: Page,
  columns: readonly Column[],
  { left, top, height, isHead }: { left: number; top: number; height: number; isHead: boolean }
): void {
  const right = leftOf(columns, columns.length, left)
  if (isHead) doc.rect(left, top, right - left, height).fill(SHADE)
  doc.lineWidth(0.5).strokeColor(LINE)
  doc.rect(left, top, right - left, height).stroke()
  for (let at = 1; at < columns.length; at++) {
    const x = leftOf(columns, at, left)
    doc
      .moveTo(x, top)
      .lineTo(x, top + height)
      .stroke()
  }
}

/** A cell of the head of a manually drawn table. */
export function headCell(page: Page, title: string, x: number, baseline: number): Cell {
  return { actual: title, draw: () => page.setter.draw(title, CELL_HEAD, x, baseline) }
}
