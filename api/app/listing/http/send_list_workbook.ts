import type { HttpContext } from '@adonisjs/core/http'
import { allRows, type AllRows } from '#app/listing/pages/all_rows'
import type { Listing } from '#app/listing/pages/listing'
import { sendPaper } from '#app/paper/http/send_paper'
import { streamWorkbook } from '#app/paper/workbook/stream_workbook'
import type { Cell, WorksheetRow } from '#app/paper/workbook/workbook_parts'
import { InvalidInput } from '#app/platform/errors/failures'
import { dateOf, startOfDay } from '#app/platform/time/domain/academy_days'
import { clock } from '#app/platform/time/clock'
import { WORKBOOK_MAX_ROWS } from '#contracts/lists'

export interface ListWorkbook<Row> {
  /** Of the worksheet and, with the day, of the file. */
  name: string
  columns: readonly {
    title: string
    /** In characters. */
    width: number
    cell: (row: Row) => Cell
  }[]
}

/**
 * Responds with all rows of a list as an Excel file, whatever page the list is at.
 * @param key the list's name in the security log
 * @throws InvalidInput when there are more rows than a worksheet has
 */
export async function sendListWorkbook<Row extends { id: number }, Column extends string>(
  ctx: HttpContext,
  key: string,
  listing: Listing<Row, Column>,
  { name, columns }: ListWorkbook<Row>
): Promise<void> {
  const all = await allRows(listing)
  if (all.total > WORKBOOK_MAX_ROWS) {
    throw new InvalidInput('Barisnya terlalu banyak untuk satu berkas Excel. Persempit tanggalnya.')
  }
  const frame = { name, widths: columns.map(({ width }) => width), frozen: 1 }
  const file = {
    name: `${name} ${dateOf(startOfDay(clock.now()))}`,
    type: 'xlsx',
    exported: { list: key, rows: all.total },
  } as const
  sendPaper(ctx, file, streamWorkbook(frame, worksheetRows(all, columns)))
}

async function* worksheetRows<Row>(
  { batches }: AllRows<Row>,
  columns: ListWorkbook<Row>['columns']
): AsyncGenerator<WorksheetRow[]> {
  yield [{ look: 'heading', cells: columns.map(({ title }) => title) }]
  for await (const rows of batches) {
    yield rows.map((row) => ({ cells: columns.map(({ cell }) => cell(row)) }))
  }
}
