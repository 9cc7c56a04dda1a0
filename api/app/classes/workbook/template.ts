import { writeWorkbook } from '#app/paper/workbook/write_workbook'
import { CLASS_LIST_HEADINGS, EXAMPLE_MARK } from '#contracts/classes'

const EXAMPLE = [`${EXAMPLE_MARK} Ayu Lestari`, '081234567890', 'ayu@contoh.id']

let made: Buffer | undefined

/**
 * An empty list of learners for Excel: headings, columns that store phone numbers as text, and one example, whose
 * mark prevents that it is ever added.
 */
export function listTemplate(): Buffer {
  made ??= writeWorkbook({
    name: 'Peserta',
    widths: [34, 20, 34],
    frozen: 1,
    rows: [
      { cells: CLASS_LIST_HEADINGS, look: 'heading' },
      { cells: EXAMPLE, look: 'note' },
    ],
  })
  return made
}
