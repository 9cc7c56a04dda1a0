import { CsvError, parse } from 'csv-parse/sync'

const DELIMITERS = ['\t', ';', ',']

/**
 * The cells of pasted text or of a CSV file. Excel separates with semicolons where the comma is for decimals, as in
 * Indonesia; pasted cells are separated with tabs.
 * @returns null when a quotation mark is not closed, so that it isn't clear where cells end
 */
export function cellsOf(text: string): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** The one that most rows have; the first of equals. */
function delimiterOf(text: string): string {
  const lines = text.split('\n', 20)
  const rowsWith = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  return DELIMITERS.toSorted((one, other) => rowsWith(other) - rowsWith(one))[0] ?? ','
}
