import { INK, LINE, STRONG, TITLE } from '#app/paper/blocks/look'
import type { DrawnBlock } from '#app/paper/blocks/text_blocks'
import { rupiah } from '#app/paper/domain/indonesian'

const HEIGHT = 40
const STAMP = { ...STRONG, size: 16 }

/** The amount in figures, in a frame. */
export function amountBox(amount: number): DrawnBlock {
  const text = rupiah(amount)
  return {
    height: HEIGHT,
    draw: (page, top) => {
      const width = page.setter.widthOf(text, TITLE) + 40
      page.artifact(() =>
        page.doc.lineWidth(1).strokeColor(INK).rect(page.left, top, width, HEIGHT).stroke()
      )
      page.line(text, TITLE, top + 25, page.left + 20, 'left')
    },
  }
}

/** A word across the paper, between two lines. */
export function stamp(text: string): DrawnBlock {
  return {
    height: HEIGHT,
    draw: (page, top) => {
      const [left, right] = [page.left, page.right]
      page.rule({ x: left, y: top + 4 }, { x: right, y: top + 4 }, LINE)
      page.line(text, STAMP, top + 24)
      page.rule({ x: left, y: top + 34 }, { x: right, y: top + 34 }, LINE)
    },
  }
}
