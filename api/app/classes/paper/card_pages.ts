import { FINE_LINE, INK, MUTED } from '#app/paper/blocks/look'
import type { Page, Point } from '#app/paper/typesetting/page'
import { drawQrCode } from '#app/paper/typesetting/qr_modules'
import type { TextStyle } from '#app/paper/typesetting/typesetter'
import type { CardData, CardsData } from './card_data.js'

/** Cards stand in two columns and four rows within this margin of a page, in points. */
export const MARGIN = 28
const COLUMNS = 2
const ROWS = 4
const PER_PAGE = COLUMNS * ROWS
/** Between a card's edge and its contents. */
const PADDING = 14
const LOGO = 24
const QR = 84

const LABEL: TextStyle = { style: 'regular', size: 8.5, color: MUTED }
const VALUE: TextStyle = { style: 'semibold', size: 13, color: INK, features: ['lnum', 'tnum'] }
const ACADEMY: TextStyle = { style: 'semibold', size: 11, color: INK }
const TITLE: TextStyle = { ...LABEL, size: 8, tracking: 0.7 }
const NAME: TextStyle = { style: 'semibold', size: 16, color: INK }
const CLASS: TextStyle = { style: 'semibold', size: 11, color: INK }
const OWN_PASSWORD: TextStyle = { ...LABEL, style: 'italic', size: 11 }
/** Letters are spaced, because the password is typed letter by letter. */
const PASSWORD: TextStyle = { ...VALUE, size: 17, tracking: 1.5 }

interface Size {
  width: number
  height: number
}

/** Draws all cards, page after page, with lines to cut them apart. */
export function drawCardPages(page: Page, text: CardsData): void {
  const { doc } = page
  const size = {
    width: (doc.page.width - 2 * MARGIN) / COLUMNS,
    height: (doc.page.height - 2 * MARGIN) / ROWS,
  }
  for (let start = 0; start < text.cards.length; start += PER_PAGE) {
    if (start > 0) doc.addPage()
    page.artifact(() => drawCutLines(doc, size))
    text.cards.slice(start, start + PER_PAGE).forEach((card, index) => {
      const corner = {
        x: MARGIN + (index % COLUMNS) * size.width,
        y: MARGIN + Math.floor(index / COLUMNS) * size.height,
      }
      drawCard(page, text, card, { corner, size })
    })
  }
}

/** Dashed lines across the whole page, also through the margin, where cutting begins. */
function drawCutLines(doc: PDFKit.PDFDocument, { width, height }: Size): void {
  doc.lineWidth(0.5).strokeColor(FINE_LINE).dash(4, { space: 3 })
  for (let column = 0; column <= COLUMNS; column++) {
    const x = MARGIN + column * width
    doc.moveTo(x, 0).lineTo(x, doc.page.height).stroke()
  }
  for (let row = 0; row <= ROWS; row++) {
    const y = MARGIN + row * height
    doc.moveTo(0, y).lineTo(doc.page.width, y).stroke()
  }
  doc.undash()
}

interface Frame {
  corner: Point
  size: Size
}

/** The top, baseline and bottom of a line, in points below a card's padding. */
type Band = readonly [top: number, baseline: number, bottom: number]

function drawCard(
  page: Page,
  { academyName, logo, className, loginAddress, mustChange }: CardsData,
  card: CardData,
  { corner, size }: Frame
): void {
  const left = corner.x + PADDING
  const right = corner.x + size.width - PADDING
  const at = (offset: number) => corner.y + PADDING + offset
  /** A free text from `x` on. */
  const write = (
    text: string,
    style: TextStyle,
    [top, baseline, bottom]: Band,
    room: { width: number; smallest: number; x?: number; tag?: 'H1' | 'P' }
  ) => {
    const { tag = 'P', x = left, width, smallest } = room
    const band = { top: at(top), baseline: at(baseline), bottom: at(bottom) }
    page.fitted(tag, text, style, { ...band, x, align: 'left', width, smallest })
  }
  const line = (text: string, style: TextStyle, baseline: number, x = left) =>
    page.line(text, style, at(baseline), x, 'left')

  if (logo) page.picture(logo, { x: left, y: at(0) }, LOGO)
  const academyLeft = logo ? left + LOGO + 7 : left
  const academyRoom = { x: academyLeft, width: right - academyLeft - 80, smallest: 7 }
  write(academyName, ACADEMY, [0, 16, 24], academyRoom)
  line('KARTU PESERTA', TITLE, 15, right - 71)
  page.rule({ x: left, y: at(30) }, { x: right, y: at(30) }, FINE_LINE)

  write(card.name, NAME, [35, 51, 63], { tag: 'H1', width: right - left, smallest: 9 })

  line('Kelas', LABEL, 73)
  write(className, CLASS, [76, 88, 92], { width: right - left - QR - 8, smallest: 6 })
  line('Nomor HP (untuk login)', LABEL, 101)
  line(card.nohp, VALUE, 116)
  line('Password', LABEL, 131)
  if (card.password === null) line('pakai password Anda sendiri', OWN_PASSWORD, 146)
  else line(card.password, PASSWORD, 147)
  page.element('Figure', { alt: `Kode QR ke halaman login untuk ${card.nohp}` }, () =>
    drawQrCode(page.doc, card.loginUrl, { x: right - QR, y: at(67), size: QR, color: INK })
  )

  const isToChange = mustChange && card.password !== null
  const address = loginAddress.replace(/^https?:\/\//, '')
  const hint = `Login di ${address}${isToChange ? '. Password ini diganti saat login pertama.' : ''}`
  write(hint, LABEL, [154, 165, 172], { width: right - left, smallest: 5.5 })
}
