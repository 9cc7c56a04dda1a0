import { cellsOf } from '#app/classes/domain/cells'
import {
  readWorkbook,
  type ReadWorkbook,
  type WantedList,
  type WorkbookFile,
} from '#app/paper/workbook/read_workbook'
import { headOf, guessColumns } from '#app/payments/domain/statement/columns'
import { STATEMENT_MAX_ROWS } from '#contracts/statements'

/** Titles above a statement, and totals below it. */
const SPARE_ROWS = 500
const MOST_COLUMNS = 40
const CELL_MAX_LENGTH = 500

const STATEMENT: WantedList = {
  maxRows: STATEMENT_MAX_ROWS + SPARE_ROWS,
  maxColumns: MOST_COLUMNS,
  isHeading: (text) => Object.values(guessColumns([text])).some((at) => at !== null),
  judge: (rows) => {
    const head = headOf(rows)
    if (!head) return 'other'
    const { waktu, jumlah } = guessColumns(head.headings)
    if (waktu === null || jumlah === null) return 'other'
    return rows.length > head.row + 1 ? 'list' : 'headings'
  },
}

const ZIP = [0x50, 0x4b]
const OLD_WORKBOOK = [0xd0, 0xcf]

/** Reads a statement, a workbook or CSV, in the reader's thread. */
export default function readStatement(file: WorkbookFile): ReadWorkbook {
  const begins = (magic: readonly number[]) => magic.every((byte, at) => file.content[at] === byte)
  return begins(ZIP) || begins(OLD_WORKBOOK) ? readWorkbook(file, STATEMENT) : readCsv(file.content)
}

function readCsv(content: Uint8Array): ReadWorkbook {
  const text = textOf(content)
  const cells = text.includes('\0') ? null : cellsOf(text)
  if (!cells) return { fault: 'unreadable' }
  const rows = cells.map((row) =>
    row.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, CELL_MAX_LENGTH))
  )
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  if (rows.length === 0) return { fault: 'empty' }
  if (rows.length > STATEMENT.maxRows) return { fault: 'too_many_rows' }
  return { worksheets: [], worksheet: '', withList: [], rows, hidden: 0 }
}

/** UTF-16 with its mark, UTF-8, else the code page of Windows. */
function textOf(content: Uint8Array): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    // Not UTF-8.
    return new TextDecoder('windows-1252').decode(content)
  }
}
