import { strToU8, zipSync } from 'fflate'
import {
  AFTER_ROWS,
  beforeRows,
  partsAround,
  rowXml,
  worksheetPart,
  type WorksheetFrame,
  type WorksheetRow,
} from '#app/paper/workbook/workbook_parts'

export type { WorksheetRow }

export interface Worksheet extends WorksheetFrame {
  rows: readonly WorksheetRow[]
}

/** An Excel workbook without formulas; see `partsAround`. */
export function writeWorkbook(...worksheets: readonly [Worksheet, ...Worksheet[]]): Buffer {
  const files: Readonly<Record<string, string>> = {
    ...partsAround(worksheets),
    ...Object.fromEntries(
      worksheets.map((worksheet, at) => [worksheetPart(at + 1), worksheetXml(worksheet, at === 0)])
    ),
  }
  const entries = Object.entries(files).map(([name, content]) => [name, strToU8(content)])
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>))
}

function worksheetXml(worksheet: Worksheet, isFirst: boolean): string {
  return beforeRows(worksheet, isFirst) + worksheet.rows.map(rowXml).join('') + AFTER_ROWS
}
