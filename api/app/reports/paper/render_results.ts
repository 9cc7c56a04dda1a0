import { drawDocument } from '#app/paper/blocks/draw_document'
import { WIDE } from '#app/paper/blocks/frames'
import { shortLetterhead } from '#app/paper/blocks/letterhead'
import { INK, LABEL } from '#app/paper/blocks/look'
import { gap, type DrawnBlock } from '#app/paper/blocks/text_blocks'
import { printedText } from '#app/paper/typesetting/printable_text'
import type { TextStyle } from '#app/paper/typesetting/typesetter'
import { mayStillChange, UNSAT_TEXTS } from '#contracts/reports'
import { clockTime, shortDay } from '#app/paper/domain/indonesian'
import { byRank, changeable, type ResultLine } from '../domain/result_table.js'
import type { ResultsPaper } from './document_data.js'
import { summaryPart } from './summary_part.js'
import {
  drawListTitle,
  drawResultRow,
  drawTableHead,
  drawUnsatRow,
  HEAD_HEIGHT,
  ROW_HEIGHT,
  TITLE_HEIGHT,
} from './table_part.js'

const TITLE: TextStyle = { style: 'semibold', size: 19, color: INK }

/** Draws the results of a class or an event: A4 pages, portrait, with the academy's letterhead and numbers. */
export async function renderResults(paper: ResultsPaper): Promise<Buffer> {
  const { results, printedAt, logo } = paper
  const name = printedText(paper.academyName)
  const title = `Hasil ${printedText(results.className ?? results.event?.name ?? '')}`
  const info = {
    title,
    author: name,
    createdAt: printedAt,
    foot: `${title} – ${printedText(results.packageName)}`,
  }
  return drawDocument(info, WIDE, () => [
    shortLetterhead({ name, logo }),
    titlePart(title, paper),
    ...summaryPart(results.table.summary),
    gap(8),
    ...lists(paper),
  ])
}

/** The title, its subject and date. */
function titlePart(title: string, { results, printedAt }: ResultsPaper): DrawnBlock {
  const { className, event, packageName, table } = results
  const sat = `${table.lines.length} dari ${table.lines.length + table.unsat.length} peserta sudah ada hasil`
  const open = changeable(table)
  const lines = [
    ...(event && className !== null ? [`Ujian: ${printedText(event.name)}`] : []),
    `Paket: ${printedText(packageName)}`,
    `${event ? `Jadwal: ${timeOf(event.startsAt)} WIB · ` : ''}${sat} · Dicetak ${timeOf(printedAt)} WIB`,
    ...(open > 0 ? [`Sementara: ${mayStillChange(open)}`] : []),
  ]
  return {
    height: 52 + lines.length * 14 + 4,
    draw: (page, top) => {
      const free = { x: page.left, align: 'left' as const, width: page.right - page.left }
      page.fitted('H1', title, TITLE, {
        ...free,
        smallest: 10,
        top: top + 8,
        baseline: top + 30,
        bottom: top + 38,
      })
      lines.forEach((line, at) => {
        const baseline = top + 52 + at * 14
        page.fitted('P', line, LABEL, {
          ...free,
          smallest: 6,
          top: baseline - 9,
          baseline,
          bottom: baseline + 4,
        })
      })
    },
  }
}

const timeOf = (time: number) => `${shortDay(time)} ${clockTime(time)}`

function lists({ results: { table }, withRanks }: ResultsPaper): DrawnBlock[] {
  const title = (text: string): DrawnBlock => ({
    height: TITLE_HEIGHT,
    keepsNext: true,
    draw: (page, top) => drawListTitle(page, text, top),
  })
  const head: DrawnBlock = {
    height: HEAD_HEIGHT,
    draw: (page, top) => drawTableHead(page, withRanks ? 'Per.' : 'No.', top),
  }
  const row = (line: ResultLine, at: number): DrawnBlock => ({
    height: ROW_HEIGHT,
    head,
    draw: (page, top) => drawResultRow(page, withRanks ? line.rank : at + 1, line, top),
  })
  const lines = (withRanks ? byRank(table.lines) : table.lines).map((line) => ({
    ...line,
    name: printedText(line.isExcluded ? `${line.name} (dikeluarkan dari ujian)` : line.name),
  }))
  const unsat = table.unsat.map(({ name, reason }): DrawnBlock => ({
    height: ROW_HEIGHT,
    draw: (page, top) =>
      drawUnsatRow(page, { name: printedText(name), reason: UNSAT_TEXTS[reason] }, top),
  }))
  return [
    ...(lines.length === 0 ? [] : [title('Skor peserta'), ...lines.map(row)]),
    ...(unsat.length === 0 ? [] : [title('Belum ada hasil'), ...unsat]),
  ]
}
