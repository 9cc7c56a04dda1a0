import { buffer } from 'node:stream/consumers'
import { Page } from '#app/paper/typesetting/page'
import { paginate } from '#app/paper/typesetting/paginate'
import { openPaper } from '#app/paper/typesetting/open_paper'
import type { DrawnBlock, TextColumn } from './blocks.js'
import { BOTTOM, FOOT, SIDE, TOP } from './look.js'

interface DocumentInfo {
  title: string
  author: string
  /** Epoch milliseconds. */
  createdAt: number
  /** Printed below each page, at the left. */
  foot: string
}

/** Draws a document of numbered A4 pages, portrait, as a tagged PDF. */
export async function drawDocument(
  { title, author, createdAt, foot }: DocumentInfo,
  blocksOf: (page: Page, column: TextColumn) => DrawnBlock[]
): Promise<Buffer> {
  const doc = openPaper({ title, author, createdAt, layout: 'portrait' })
  const bytes = buffer(doc)
  const page = new Page(doc, SIDE)
  const column = { left: page.left, width: page.right - page.left }
  const pages = paginate(blocksOf(page, column), doc.page.height - TOP - BOTTOM)
  for (const [index, placed] of pages.entries()) {
    if (index > 0) doc.addPage()
    for (const { block, top } of placed) block.draw(page, TOP + top)
    drawFoot(page, foot, `Halaman ${index + 1} dari ${pages.length}`)
  }
  doc.end()
  return bytes
}

function drawFoot(page: Page, foot: string, number: string): void {
  const baseline = page.doc.page.height - 34
  const numberWidth = page.setter.widthOf(number, FOOT)
  page.artifact(() => {
    page.setter.draw(number, FOOT, page.right - numberWidth, baseline)
    page.drawFitted(foot, FOOT, {
      baseline,
      top: baseline - 14,
      bottom: baseline + 6,
      x: page.left,
      align: 'left',
      width: page.right - page.left - numberWidth - 24,
      smallest: 6,
    })
  })
}
