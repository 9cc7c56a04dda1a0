import type { Page } from '#app/paper/typesetting/page'
import type { DrawnBlock } from './blocks.js'
import type { LetterheadData } from './document_data.js'
import { ACADEMY, FOOT, INK, TITLE } from './look.js'

const LOGO = 46
/** With the space below it. */
const HEIGHT = 76

/** The academy's name, logo and contact data, above a double line. */
export function letterhead({ academyName, logo, contact }: LetterheadData): DrawnBlock {
  return {
    height: HEIGHT,
    draw: (page, top) => {
      if (logo) {
        const box = { fit: [LOGO, LOGO] as [number, number], valign: 'center' as const }
        page.artifact(() => page.doc.image(Buffer.from(logo), page.left, top, box))
      }
      const side = logo ? LOGO + 12 : 0
      const width = page.right - page.left - 2 * side
      const name = { baseline: top + 22, top, bottom: top + 32, width, smallest: 9 }
      page.fitted('P', academyName, ACADEMY, name)
      page.fitted('P', contact, FOOT, {
        baseline: top + 43,
        top: top + 34,
        bottom: top + 48,
        width,
        smallest: 6,
      })
      drawDoubleLine(page, top + LOGO + 8)
    },
  }
}

function drawDoubleLine(page: Page, y: number): void {
  const { doc, left, right } = page
  page.artifact(() => {
    for (const [width, at] of [
      [1.6, y],
      [0.5, y + 2.4],
    ] as const) {
      doc.lineWidth(width).strokeColor(INK).moveTo(left, at).lineTo(right, at).stroke()
    }
  })
}

/** The document's title, and the exam's name below it. */
export function title(text: string, name: string): DrawnBlock {
  return {
    height: 56,
    keepsNext: true,
    draw: (page, top) => {
      page.element('H1', { actual: text }, () =>
        page.setter.draw(text, TITLE, page.center, top + 15, 'center')
      )
      page.fitted(
        'P',
        name,
        { ...TITLE, style: 'regular', size: 13, tracking: 0 },
        {
          baseline: top + 33,
          top: top + 21,
          bottom: top + 48,
          width: page.right - page.left - 40,
          smallest: 9,
        }
      )
    },
  }
}
