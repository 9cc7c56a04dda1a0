import { drawDocument } from '#app/paper/blocks/draw_document'
import { FILED } from '#app/paper/blocks/frames'
import { letterhead, title } from '#app/paper/blocks/letterhead'
import { INK, LINE, NOTE, STRONG, TEXT } from '#app/paper/blocks/look'
import { signatures } from '#app/paper/blocks/signatures'
import { tableOf, type Column } from '#app/paper/blocks/table_blocks'
import {
  factList,
  gap,
  heading,
  paragraph,
  type DrawnBlock,
  type TextColumn,
} from '#app/paper/blocks/text_blocks'
import { printedText } from '#app/paper/typesetting/printable_text'
import type { Typesetter } from '#app/paper/typesetting/typesetter'
import type { Happenings } from '../domain/happenings.js'
import { clockTime, shortDay } from '#app/paper/domain/indonesian'
import type { MinutesData } from './document_data.js'

const INCIDENTS: readonly Column[] = [
  { title: 'Pukul', width: 72 },
  { title: 'Kursi', width: 48 },
  { title: 'Peserta', width: 140 },
  { title: 'Kejadian', width: 223.28 },
]
const ENTRIES: readonly Column[] = [
  { title: 'Pukul', width: 48 },
  { title: 'Oleh', width: 130 },
  { title: 'Tindakan', width: 305.28 },
]
/** Lines to write on. */
const EMPTY_LINES = 5
const CLOSING =
  'Demikian berita acara ini dibuat dengan sesungguhnya untuk dipergunakan sebagaimana mestinya.'

/** Draws the minutes of an exam. */
export async function renderMinutes(data: MinutesData): Promise<Buffer> {
  const academyName = printedText(data.letterhead.academyName)
  const eventName = printedText(data.eventName)
  const { text, printedAt } = data
  const isProvisional = text.provisional !== null
  const info = {
    title: `Berita acara – ${eventName}`,
    author: academyName,
    createdAt: printedAt,
    foot: `Berita Acara${isProvisional ? ' (SEMENTARA)' : ''} · ${eventName} · dicetak ${shortDay(printedAt)} ${clockTime(printedAt)} WIB`,
  }
  return drawDocument(info, FILED, ({ setter }, column) => [
    letterhead({ ...data.letterhead, name: academyName }),
    title('BERITA ACARA PELAKSANAAN UJIAN', eventName),
    ...(text.provisional === null ? [] : provisional(setter, text.provisional, column)),
    ...paragraph(setter, printedText(text.opening), TEXT, column),
    ...heading('A. Waktu dan Tempat', column),
    ...facts(setter, text.timetable, column),
    ...heading('B. Peserta', column),
    ...facts(setter, text.attendance, column),
    ...heading('C. Pengerjaan', column),
    ...facts(setter, text.endings, column),
    ...heading('D. Kejadian', column),
    ...happenings(setter, INCIDENTS, data.incidents, column),
    ...heading('E. Tindakan', column),
    ...happenings(setter, ENTRIES, data.entries, column),
    ...heading('F. Catatan', column),
    ...emptyLines(),
    gap(10, true),
    ...paragraph(setter, CLOSING, TEXT, column, { keepsNext: true }),
    dayLine(text.day),
    ...signatures(signersOf(academyName, data.invigilators.map(printedText))),
  ])
}

function facts(
  setter: Typesetter,
  all: readonly (readonly [string, string])[],
  column: TextColumn
): DrawnBlock[] {
  const shown = all.map(([label, value]) => [label, printedText(value)] as const)
  return factList(setter, shown, column)
}

/** A conspicuous box. */
function provisional(setter: Typesetter, text: string, column: TextColumn): DrawnBlock[] {
  const inner = { left: column.left + 12, width: column.width - 24 }
  const lines = paragraph(setter, text, TEXT, inner)
  const height = 26 + lines.reduce((sum, line) => sum + line.height, 0) + 8
  return [
    {
      height,
      draw: (page, top) => {
        page.artifact(() => {
          page.doc.lineWidth(1.2).strokeColor(INK)
          page.doc.rect(column.left, top, column.width, height).stroke()
        })
        page.line('SEMENTARA', { ...STRONG, size: 13, tracking: 1 }, top + 19, inner.left, 'left')
        let at = top + 26
        for (const line of lines) {
          line.draw(page, at)
          at += line.height
        }
      },
    },
    gap(12),
  ]
}

function happenings(
  setter: Typesetter,
  columns: readonly Column[],
  { rows, left }: Happenings,
  column: TextColumn
): DrawnBlock[] {
  if (rows.length === 0) return paragraph(setter, 'Tidak ada yang tercatat.', TEXT, column)
  const shown = rows.map((cells) => cells.map((cell) => (cell === '' ? '' : printedText(cell))))
  const more = `… dan ${left} lainnya, yang tidak dimuat di sini.`
  return [
    ...tableOf(setter, columns, shown, column.left),
    ...(left > 0 ? [gap(4), ...paragraph(setter, more, NOTE, column)] : []),
  ]
}

function emptyLines(): DrawnBlock[] {
  return Array.from({ length: EMPTY_LINES }, () => ({
    height: 22,
    // The last signatures share a page with them.
    keepsNext: true,
    draw: (page, top) =>
      page.artifact(() => {
        page.doc.lineWidth(0.4).strokeColor(LINE).dash(1, { space: 2 })
        page.doc
          .moveTo(page.left, top + 18)
          .lineTo(page.right, top + 18)
          .stroke()
        page.doc.undash()
      }),
  }))
}

/** Place and day of the signatures; the town is written by hand. */
function dayLine(day: string): DrawnBlock {
  return {
    height: 30,
    keepsNext: true,
    draw: (page, top) => {
      const half = (page.right - page.left + 36) / 2
      page.line(`........................, ${day}`, TEXT, top + 24, page.left + half, 'left')
    },
  }
}

function signersOf(academyName: string, invigilators: readonly string[]) {
  const names = invigilators.length > 0 ? invigilators : [null]
  return [
    { role: ['Mengetahui,', `Pimpinan ${academyName}`], name: null },
    ...names.map((name, index) => ({
      role: [names.length > 1 ? `Pengawas ${index + 1},` : 'Pengawas,'],
      name,
    })),
  ]
}
