import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import {
  AFTER_ROWS,
  beforeRows,
  partsAround,
  rowXml,
  worksheetPart,
  type WorksheetFrame,
  type WorksheetRow,
} from '#app/paper/workbook/workbook_parts'

/**
 * A workbook of one long worksheet, made while its rows are read: at most one batch of them is in memory. Between two
 * batches other requests get their turn.
 * @param batches some hundreds of rows each
 */
export async function* streamWorkbook(
  worksheet: WorksheetFrame,
  batches: AsyncIterable<readonly WorksheetRow[]>
): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const taken = () => {
    const some = ready
    ready = []
    return some
  }
  const open = (name: string): ZipDeflate => {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    return entry
  }
  for (const [name, content] of Object.entries(partsAround([worksheet]))) {
    open(name).push(strToU8(content), true)
  }
  const sheet = open(worksheetPart(1))
  sheet.push(strToU8(beforeRows(worksheet, true)))
  let written = 0
  for await (const rows of batches) {
    sheet.push(strToU8(rows.map((row, at) => rowXml(row, written + at)).join('')))
    written += rows.length
    yield* taken()
    await setImmediate()
  }
  sheet.push(strToU8(AFTER_ROWS), true)
  zip.end()
  yield* taken()
}
