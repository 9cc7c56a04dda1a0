import type { Page } from '#app/paper/typesetting/page'
import { FINE_LINE, FOOT, INK, SENDER, TITLE } from './look.js'
import type { DrawnBlock } from './text_blocks.js'

interface Sender {
  name: string
  /** A JPEG or PNG, or null. */
  logo: Uint8Array | null
}

const LOGO = 46
/** With the space below it. */
const HEIGHT = 76

/** The sender's name, logo and contact data, above a double line. */
export function letterhead({ name, logo, contact }: Sender & { contact: string }): DrawnBlock {
  return {
    height: HEIGHT,
    draw: (page, top) => {
      if (logo) page.picture(logo, { x: page.left, y: top }, LOGO)
      const side = logo ? LOGO + 12 : 0
      const width = page.right - page.left - 2 * side
      const place = { baseline: top + 22, top, bottom: top + 32, width, smallest: 9 }
      page.fitted('P', name, SENDER, place)
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

const SMALL_LOGO = 34

/** The sender's logo and name side by side, above a line. */
export function shortLetterhead({ name, logo }: Sender): DrawnBlock {
  const height = SMALL_LOGO + 8
  return {
    height,
    draw: (page, top) => {
      if (logo) page.picture(logo, { x: page.left, y: top }, SMALL_LOGO)
      const x = page.left + (logo ? SMALL_LOGO + 10 : 0)
      page.fitted(
        'P',
        name,
        { style: 'semibold', size: 15, color: INK },
        {
          x,
          align: 'left',
          width: page.right - x,
          smallest: 8,
          top,
          baseline: top + 22,
          bottom: top + SMALL_LOGO,
        }
      )
      const end = top + height
      page.rule({ x: page.left, y: end }, { x: page.right, y: end }, FINE_LINE)
    },
  }
}

/** The document's title, with its subject below it. */
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
