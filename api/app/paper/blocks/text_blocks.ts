import type { Page } from '#app/paper/typesetting/page'
import type { Block } from '#app/paper/typesetting/paginate'
import type { TextStyle, Typesetter } from '#app/paper/typesetting/typesetter'
import { wrapText } from '#app/paper/typesetting/wrap_text'
import { STRONG, TEXT } from './look.js'

/** A piece of a document that isn't split between pages. */
export interface DrawnBlock extends Block {
  head?: DrawnBlock
  /** @param top points from the top of the page */
  draw: (page: Page, top: number) => void
}

/** Where the text column starts, and how wide it is; points. */
export interface TextColumn {
  left: number
  width: number
}

/** From line to line, in sizes of its text. */
export const LEADING = 1.35
/** Of a line's height, above its baseline. */
export const ASCENT = 0.95

/** Empty space. */
export function gap(height: number, keepsNext = false): DrawnBlock {
  return { height, keepsNext, draw: () => undefined }
}

/** A paragraph, line by line. */
export function paragraph(
  setter: Typesetter,
  text: string,
  style: TextStyle,
  { left, width }: TextColumn,
  { keepsNext = false } = {}
): DrawnBlock[] {
  const lines = wrapText(text, width, (line) => setter.widthOf(line, style))
  return lines.map((line, index) => ({
    height: style.size * LEADING,
    // Avoids a single line at the end of a page.
    keepsNext: keepsNext || (index === 0 && lines.length > 1),
    draw: (page, top) => page.line(line, style, top + style.size * ASCENT, left, 'left'),
  }))
}

/** A heading, which stays with what follows. */
export function heading(text: string, { left }: TextColumn): DrawnBlock[] {
  return [
    gap(10),
    {
      height: 19,
      keepsNext: true,
      draw: (page, top) => page.heading(text, STRONG, left, top + STRONG.size * ASCENT),
    },
  ]
}

/** Labels with their values, behind aligned colons. */
export function factList(
  setter: Typesetter,
  facts: readonly (readonly [label: string, value: string])[],
  { left, width }: TextColumn,
  labelWidth = 150
): DrawnBlock[] {
  const colon = left + labelWidth
  const column = { left: colon + 12, width: width - labelWidth - 12 }
  return facts.flatMap(([label, value]) => {
    const lines = wrapText(value, column.width, (line) => setter.widthOf(line, TEXT))
    return lines.map((line, index): DrawnBlock => {
      const isFirst = index === 0
      return {
        height: TEXT.size * LEADING,
        keepsNext: isFirst && lines.length > 1,
        draw: (page, top) => {
          const baseline = top + TEXT.size * ASCENT
          const actual = isFirst ? `${label}: ${line}` : line
          page.element('P', { actual }, () => {
            if (isFirst) {
              page.setter.draw(label, TEXT, left, baseline)
              page.setter.draw(':', TEXT, colon, baseline)
            }
            page.setter.draw(line, TEXT, column.left, baseline)
          })
        },
      }
    })
  })
}
