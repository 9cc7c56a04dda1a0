import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { Page } from './page.js'

/** The metadata and page layout of a PDF. */
export interface PaperInfo {
  title: string
  author: string
  subject?: string
  /** Epoch milliseconds; equal content made at equal times gives equal bytes. */
  createdAt: number
  layout: 'portrait' | 'landscape'
  /** Where the text column starts and ends; points from the left and right edge. */
  side: number
}

/**
 * Draws an A4 document as a tagged PDF, beginning with its first page.
 * @throws when a font file is missing
 */
export async function drawPaper(
  { title, author, subject, createdAt, layout, side }: PaperInfo,
  draw: (page: Page) => void
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    pdfVersion: '1.7',
    lang: 'id-ID',
    tagged: true,
    displayTitle: true,
    // No standard font: all text is set in embedded ones.
    font: '',
    info: {
      Title: title,
      Author: author,
      ...(subject === undefined ? {} : { Subject: subject }),
      Creator: 'Lulus',
      CreationDate: new Date(createdAt),
    },
  })
  const bytes = buffer(doc)
  draw(new Page(doc, side))
  doc.end()
  return bytes
}
