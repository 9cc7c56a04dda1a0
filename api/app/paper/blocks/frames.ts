import type { Page } from '#app/paper/typesetting/page'
import { FINE_LINE, FOOT, LABEL } from './look.js'

/** Margins and foot of each page; points. */
export interface Frame {
  /** Left and right of the text column. */
  side: number
  /** Above the text. */
  top: number
  /** Below the text, with the foot. */
  bottom: number
  /** @param number of the page, in words */
  drawFoot: (page: Page, text: string, number: string) => void
}

/** Margins wide enough for the holes of a file. */
export const FILED: Frame = {
  side: 56,
  top: 44,
  bottom: 62,
  drawFoot: (page, text, number) => {
    const baseline = page.doc.page.height - 34
    const numberWidth = page.setter.widthOf(number, FOOT)
    page.artifact(() => {
      page.setter.draw(number, FOOT, page.right - numberWidth, baseline)
      page.drawFitted(text, FOOT, {
        baseline,
        top: baseline - 14,
        bottom: baseline + 6,
        x: page.left,
        align: 'left',
        width: page.right - page.left - numberWidth - 24,
        smallest: 6,
      })
    })
  },
}

const MARGIN = 42

/** Narrow margins for wide lists, and a line above the foot. */
export const WIDE: Frame = {
  side: MARGIN,
  top: MARGIN,
  bottom: MARGIN + 30,
  drawFoot: (page, text, number) => {
    const baseline = page.doc.page.height - MARGIN
    const line = baseline - 14
    const numberWidth = page.setter.widthOf(number, LABEL)
    page.rule({ x: page.left, y: line }, { x: page.right, y: line }, FINE_LINE)
    page.artifact(() => page.setter.draw(number, LABEL, page.right - numberWidth, baseline))
    page.fitted('P', text, LABEL, {
      baseline,
      top: baseline - 12,
      bottom: baseline + 6,
      x: page.left,
      align: 'left',
      width: page.right - page.left - numberWidth - 16,
      smallest: 5,
    })
  },
}
