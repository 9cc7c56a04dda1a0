import { buffer } from 'node:stream/consumers'
import { DateTime } from 'luxon'
import type { ResultLine } from '#app/reports/domain/result_sheet'
import { Page } from '#app/paper/typesetting/page'
import { paginate, type Block } from '#app/paper/typesetting/paginate'
import { openPaper, printedText } from '#app/paper/typesetting/open_paper'
import { UNSAT_TEXTS } from '#contracts/reports'
import { drawFoot, drawLetterhead } from './page_frame.js'
import type { ResultsPaper } from './results_paper.js'
import { LABEL, MARGIN, TITLE } from './styles.js'
import { drawSummary } from './summary_part.js'
import {
  drawListTitle,
  drawResultRow,
  drawTableHead,
  drawUnsatRow,
  HEAD_HEIGHT,
  ROW_HEIGHT,
  TITLE_HEIGHT,
} from './table_part.js'

interface Drawn extends Block {
  draw: (page: Page, top: number) => void
  head?: Drawn
}

/** The height of a foot, with the space above it. */
const FOOT = 30

const dayOf = (time: number, format: string) =>
  DateTime.fromMillis(time, { zone: 'Asia/Jakarta', locale: 'id' }).toFormat(format)

/**
 * Draws the results of a class or an event: A4 pages, portrait, with the academy's letterhead and numbers, as a tagged PDF.
 *
 * @throws when a font file is missing
 */
export async function renderResults(paper: ResultsPaper): Promise<Buffer> {
  const { results, printedAt, logo } = paper
  const academyName = printedText(paper.academyName)
  const title = printedText(results.className ?? results.event?.name ?? '')
  const doc = openPaper({
    title: `Hasil ${title}`,
    author: academyName,
    createdAt: printedAt,
    layout: 'portrait',
  })
  const bytes = buffer(doc)
  const page = new Page(doc, MARGIN)
  const head = drawTitle(page, paper, drawLetterhead(page, { academyName, logo }))
  const begin = drawSummary(page, results.sheet.summary, head) + 8
  const end = doc.page.height - MARGIN - FOOT
  const pages = paginate(blocksOf(paper), end - MARGIN, begin - MARGIN)

  pages.forEach((placed, at) => {
    if (at > 0) doc.addPage()
    for (const { block, top } of placed) block.draw(page, MARGIN + top)
    drawFoot(page, `Hasil ${title} – ${printedText(results.packageName)}`, at + 1, pages.length)
  })
  doc.end()
  return bytes
}

/** The title, its subject and date. @returns where the next part begins */
function drawTitle(page: Page, { results, printedAt }: ResultsPaper, top: number): number {
  const { className, event, packageName, sheet } = results
  const free = { x: page.left, align: 'left' as const, width: page.right - page.left }
  page.fitted('H1', `Hasil ${printedText(className ?? event?.name ?? '')}`, TITLE, {
    ...free,
    smallest: 10,
    top: top + 8,
    baseline: top + 30,
    bottom: top + 38,
  })
  const sat = `${sheet.lines.length} dari ${sheet.lines.length + sheet.unsat.length} peserta sudah ada hasil`
  const lines = [
    ...(event && className !== null ? [`Ujian: ${printedText(event.name)}`] : []),
    `Paket: ${printedText(packageName)}`,
    `${event ? `Jadwal: ${dayOf(event.startsAt, 'd LLLL yyyy HH.mm')} WIB · ` : ''}${sat} · Dicetak ${dayOf(printedAt, 'd LLLL yyyy HH.mm')} WIB`,
  ]
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
  return top + 52 + lines.length * 14 + 4
}

function blocksOf({ results: { sheet }, withRanks }: ResultsPaper): Drawn[] {
  const title = (text: string): Drawn => ({
    height: TITLE_HEIGHT,
    keepsNext: true,
    draw: (page, top) => drawListTitle(page, text, top),
  })
  const head: Drawn = {
    height: HEAD_HEIGHT,
    draw: (page, top) => drawTableHead(page, withRanks ? 'Per.' : 'No.', top),
  }
  const row = (line: ResultLine, at: number): Drawn => ({
    height: ROW_HEIGHT,
    head,
    draw: (page, top) => drawResultRow(page, withRanks ? line.rank : at + 1, line, top),
  })
  const ranked = sheet.lines.toSorted((one, other) => one.rank - other.rank)
  const lines = (withRanks ? ranked : sheet.lines).map((line) => ({
    ...line,
    name: printedText(line.name),
  }))
  const unsat = sheet.unsat.map(({ name, reason }): Drawn => ({
    height: ROW_HEIGHT,
    draw: (page, top) =>
      drawUnsatRow(page, { name: printedText(name), reason: UNSAT_TEXTS[reason] }, top),
  }))
  return [
    ...(lines.length === 0 ? [] : [title('Skor peserta'), ...lines.map(row)]),
    ...(unsat.length === 0 ? [] : [title('Belum ada hasil'), ...unsat]),
  ]
}
