import { columnCalled } from '#app/classes/domain/headings'
import { readLearners } from '#app/classes/domain/learner_list'
import {
  readWorkbook as readAny,
  type ReadWorkbook,
  type WantedList,
  type WorkbookFile,
} from '#app/paper/workbook/read_workbook'
import { LIST_MAX_COLUMNS } from '#app/classes/domain/list_columns'
import { CLASS_LIST_MAX_ROWS } from '#contracts/classes'

/** Titles above a list and empty rows within it. */
const SPARE_ROWS = 500

const LEARNERS: WantedList = {
  maxRows: CLASS_LIST_MAX_ROWS + SPARE_ROWS,
  maxColumns: LIST_MAX_COLUMNS,
  isHeading: (text) => columnCalled(text) !== null,
  judge: (rows) => {
    const list = readLearners(rows)
    if ('missing' in list) return list.missing.length === 1 ? 'headings' : 'other'
    return list.learners.length > 0 ? 'list' : 'headings'
  },
}

/** Reads a workbook with a list of learners, in the reader's thread. */
export function readWorkbook(file: WorkbookFile): ReadWorkbook {
  return readAny(file, LEARNERS)
}

export { readWorkbook as default }
