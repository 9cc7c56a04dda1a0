import { readWorkbook, type ReadWorkbook, type WorkbookFile } from './read_workbook.js'

/** What the reader's thread does. */
export default function read(file: WorkbookFile): ReadWorkbook {
  return readWorkbook(file)
}
