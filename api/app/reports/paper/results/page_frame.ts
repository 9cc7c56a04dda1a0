import type { Page } from '#app/paper/typesetting/page'
import { ACADEMY, LABEL, LINE, MARGIN } from './styles.js'

const LOGO = 34

/** The academy's letterhead at the top of the first page. @returns where it ends, in points from the top */
export function drawLetterhead(
  page: Page,
  { academyName, logo }: { academyName: string; logo: Uint8Array | null }
): number {
  const top = MARGIN
  if (logo) {
    const address = `data:image;base64,${Buffer.from(logo).toString('base64')}`
    const box = { fit: [LOGO, LOGO] as [number, number], valign: 'center' as const }
    page.artifact(() => page.doc.image(address, page.left, top, box))
  }
  const x = page.left + (logo ? LOGO + 10 : 0)
  const room = { width: page.right - x, smallest: 8, x, align: 'left' as const }
  page.fitted('P', academyName, ACADEMY, {
    ...room,
    top,
    baseline: top + 22,
    bottom: top + LOGO,
  })
  const end = top + LOGO + 8
  page.rule({ x: page.left, y: end }, { x: page.right, y: end }, LINE)
  return end
}

/** The line at the foot of every page: title and page number. */
export function drawFoot(page: Page, text: string, number: number, count: number): void {
  const y = page.doc.page.height - MARGIN
  page.rule({ x: page.left, y: y - 14 }, { x: page.right, y: y - 14 }, LINE)
  const place = `Halaman ${number} dari ${count}`
  const width = page.right - page.left - page.setter.widthOf(place, LABEL) - 16
  page.artifact(() => {
    page.setter.draw(place, LABEL, page.right - page.setter.widthOf(place, LABEL), y)
  })
  page.fitted('P', text, LABEL, {
    x: page.left,
    align: 'left',
    width,
    smallest: 5,
    top: y - 12,
    baseline: y,
    bottom: y + 6,
  })
}
