import { drawPaper, type PaperInfo } from '#app/paper/typesetting/draw_paper'
import type { Page } from '#app/paper/typesetting/page'
import { paginate } from '#app/paper/typesetting/paginate'
import type { Frame } from './frames.js'
import type { DrawnBlock, TextColumn } from './text_blocks.js'

interface DocumentInfo extends Pick<PaperInfo, 'title' | 'author' | 'createdAt'> {
  /** Printed below each page, at the left. */
  foot: string
}

/** Draws a document of numbered A4 pages, portrait. */
export async function drawDocument(
  { foot, ...info }: DocumentInfo,
  { side, top, bottom, drawFoot }: Frame,
  blocksOf: (page: Page, column: TextColumn) => DrawnBlock[]
): Promise<Buffer> {
  return drawPaper({ ...info, layout: 'portrait', side }, (page) => {
    const { doc, left, right } = page
    const blocks = blocksOf(page, { left, width: right - left })
    const pages = paginate(blocks, doc.page.height - top - bottom)
    for (const [index, placed] of pages.entries()) {
      if (index > 0) doc.addPage()
      for (const one of placed) one.block.draw(page, top + one.top)
      drawFoot(page, foot, `Halaman ${index + 1} dari ${pages.length}`)
    }
  })
}
