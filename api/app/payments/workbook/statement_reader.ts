import { WorkbookReader } from '#app/paper/workbook/workbook_reader'

/**
 * Reads statements of the academy's account, workbooks or CSV files, in a thread of its own with the limits of lists of
 * learners. A class of its own: the container has one reader for each kind of list.
 */
export class StatementReader extends WorkbookReader {}
