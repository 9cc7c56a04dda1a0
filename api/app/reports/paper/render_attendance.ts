import { drawDocument } from '#app/paper/blocks/draw_document'
import { FILED } from '#app/paper/blocks/frames'
import { letterhead, title } from '#app/paper/blocks/letterhead'
import { CELL, CELL_HEAD, LINE, NOTE, TEXT } from '#app/paper/blocks/look'
import { signatures } from '#app/paper/blocks/signatures'
import { drawCells, headCell, lazyTable, leftOf, type Column } from '#app/paper/blocks/table_blocks'
import { factList, gap, paragraph, type DrawnBlock } from '#app/paper/blocks/text_blocks'
import type { Page } from '#app/paper/typesetting/page'
import { printedText } from '#app/paper/typesetting/printable_text'
import { clockTime, longDay, shortDay } from '#app/paper/domain/indonesian'
import type { AttendanceData, AttendanceLearner } from './document_data.js'

const NUMBER_COLUMN = { title: 'No', width: 28 }
const COLUMNS: readonly Column[] = [
  NUMBER_COLUMN,
  { title: 'Nama', width: 156 },
  { title: 'Nomor HP', width: 84 },
  { title: 'Kelas', width: 67 },
  { title: 'Kursi', width: 38 },
  { title: 'Tanda Tangan', width: 110.28 },
]
/** High enough to sign in. */
const ROW = 27
const HEAD = 20
const PADDING = 5

/**
 * Draws an attendance list to be signed: odd learners sign at the left of their column, even ones at the right, so that each
 * has the height of two rows.
 */
export async function renderAttendance(data: AttendanceData): Promise<Buffer> {
  const text = printed(data)
  const { academyName, ...head } = text.letterhead
  const info = {
    title: `Daftar hadir – ${text.eventName}`,
    author: academyName,
    createdAt: text.printedAt,
    foot: `Daftar Hadir · ${text.eventName} · dicetak ${shortDay(text.printedAt)} ${clockTime(text.printedAt)} WIB`,
  }
  return drawDocument(info, FILED, (page, column) => [
    letterhead({ name: academyName, ...head }),
    title('DAFTAR HADIR PESERTA', text.eventName),
    ...factList(page.setter, factsOf(text), column, 84),
    gap(10),
    ...(text.learners.length === 0
      ? paragraph(page.setter, 'Ujian ini belum punya peserta.', NOTE, column)
      : rowsOf(text.learners, column.left)),
    gap(12, true),
    summary(text),
    gap(8, true),
    ...signatures(signersOf(text.invigilators)),
  ])
}

function printed(data: AttendanceData): AttendanceData {
  const { letterhead: head } = data
  return {
    ...data,
    letterhead: { ...head, academyName: printedText(head.academyName) },
    eventName: printedText(data.eventName),
    packageName: printedText(data.packageName),
    place: printedText(data.place),
    invigilators: data.invigilators.map(printedText),
    learners: data.learners.map((learner) => ({
      ...learner,
      name: printedText(learner.name),
      className: learner.className === '' ? '' : printedText(learner.className),
    })),
  }
}

function factsOf({ packageName, place, startsAt, invigilators }: AttendanceData) {
  return [
    ['Paket soal', packageName],
    ['Tempat', place],
    ['Hari, tanggal', longDay(startsAt)],
    ['Pukul', `${clockTime(startsAt)} WIB`],
    ['Pengawas', invigilators.length > 0 ? invigilators.join(', ') : 'belum ditugaskan'],
  ] as const
}

function signersOf(invigilators: readonly string[]) {
  const names = invigilators.length > 0 ? invigilators : [null]
  return names.map((name, index) => ({
    role: [names.length > 1 ? `Pengawas ${index + 1},` : 'Pengawas,'],
    name,
  }))
}

/** How many came: filled in by hand, until it is known. */
function summary({ learners, isOver }: AttendanceData): DrawnBlock {
  const count = learners.length
  const came = learners.filter(({ cameAt }) => cameAt !== null).length
  const [present, absent] = isOver ? [came, count - came] : ['............', '............']
  const text = `Jumlah peserta: ${count}     Hadir: ${present}     Tidak hadir: ${absent}`
  return {
    height: 18,
    keepsNext: true,
    draw: (page, top) => page.line(text, TEXT, top + 11, page.left, 'left'),
  }
}

function rowsOf(learners: readonly AttendanceLearner[], left: number): DrawnBlock[] {
  const tags = lazyTable()
  const head: DrawnBlock = {
    height: HEAD,
    draw: (page, top) => {
      page.artifact(() => drawCells(page, COLUMNS, { left, top, height: HEAD, isHead: true }))
      tags(page).row(
        'TH',
        COLUMNS.map(({ title: text }, at) =>
          headCell(page, text, leftOf(COLUMNS, at, left) + PADDING, top + 13.5)
        )
      )
    },
  }
  return learners.map((learner, index) => ({
    height: ROW,
    head,
    // Avoids a page with signatures but without learners.
    keepsNext: index >= learners.length - 2,
    draw: (page, top) => {
      page.artifact(() => {
        drawCells(page, COLUMNS, { left, top, height: ROW, isHead: false })
        drawSignatureLine(page, index, { left, top })
      })
      tags(page).row('TD', cellsOf(page, learner, index, { left, top }))
    },
  }))
}

interface Corner {
  left: number
  top: number
}

function cellsOf(page: Page, learner: AttendanceLearner, index: number, { left, top }: Corner) {
  const { name, nohp, className, seat } = learner
  const texts = [`${index + 1}`, name, nohp, className, seat]
  const cells = texts.map((text, at) => ({
    actual: text,
    draw: () =>
      page.drawFitted(text, at === 0 ? CELL_HEAD : CELL, {
        baseline: top + 17,
        top: top + 1.5,
        bottom: top + ROW - 1.5,
        width: (COLUMNS[at]?.width ?? 0) - 2 * PADDING,
        smallest: 6.5,
        x: leftOf(COLUMNS, at, left) + PADDING,
        align: 'left',
      }),
  }))
  return [...cells, { actual: '', draw: () => drawSignatureNumber(page, index, { left, top }) }]
}

/** Where a learner signs: odd ones at the left, even ones at the right. */
function signatureLeft(index: number, left: number): number {
  const column = COLUMNS.length - 1
  const half = (COLUMNS[column]?.width ?? 0) / 2
  return leftOf(COLUMNS, column, left) + (index % 2 === 0 ? 0 : half) + PADDING
}

function drawSignatureNumber(page: Page, index: number, { left, top }: Corner): void {
  page.setter.draw(`${index + 1}.`, { ...CELL, size: 8.5 }, signatureLeft(index, left), top + 20)
}

function drawSignatureLine({ doc }: Page, index: number, { left, top }: Corner): void {
  const x = signatureLeft(index, left)
  doc.lineWidth(0.4).strokeColor(LINE).dash(1, { space: 2 })
  doc
    .moveTo(x + 16, top + 21)
    .lineTo(x + 47, top + 21)
    .stroke()
  doc.undash()
}
