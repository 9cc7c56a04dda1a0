import PDFDocument from 'pdfkit'
import { printableText } from './printable_text.js'

/** Printed when a text has nothing printable, e.g. a name of emoji only. */
const NOTHING = '–'

/** The printable part of a free text, or a dash when there is none. */
export function printedText(text: string): string {
  return printableText(text) || NOTHING
}

interface PaperInfo {
  title: string
  author: string
  subject?: string
  /** Epoch milliseconds; equal content made at equal times gives equal bytes. */
  createdAt: number
  layout: 'portrait' | 'landscape'
}

/** Opens an A4 document as a tagged PDF, with its first page. */
export function openPaper({
  title,
  author,
  subject,
  createdAt,
  layout,
}: PaperInfo): PDFKit.PDFDocument {
  return new PDFDocument({
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
}
