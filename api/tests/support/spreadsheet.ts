import { readSheet } from 'read-excel-file/node'

/** What a spreadsheet program holds in a cell; null if it is empty. */
export type SpreadsheetCell = string | number | boolean | Date | null

/**
 * The rows of a workbook as read by an independent library: texts are texts, numbers are numbers and days are dates.
 * Empty rows at the end are left out; all rows are as long as the longest.
 * @param sheet its name, or its number from 1 on
 * @throws Error when it is no workbook, or has no such worksheet
 */
export async function spreadsheetRows(
  content: Buffer,
  sheet: string | number = 1
): Promise<SpreadsheetCell[][]> {
  // Its types give the class of a date in place of one.
  return (await readSheet(content, sheet, { trim: false })) as unknown as SpreadsheetCell[][]
}
