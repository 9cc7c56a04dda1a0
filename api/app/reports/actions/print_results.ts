import app from '@adonisjs/core/services/app'
import { readSettings } from '#app/academy/actions/academy_settings'
import type { Results } from '#app/reports/actions/read_results'
import { ResultsPrinter } from '#app/reports/paper/results/results_printer'
import { clock } from '#app/platform/time/clock'
import { readStoredFile } from '#app/platform/uploads/stored_files'

/**
 * Prints results as a PDF with the academy's letterhead.
 * @throws Unavailable when too many prints wait already
 */
export async function printResults(results: Results, withRanks: boolean): Promise<Buffer> {
  const { academyName, logo } = await readSettings()
  const printer = await app.container.make(ResultsPrinter)
  return printer.print({
    academyName,
    logo: logo === '' ? null : await readStoredFile('logo', logo),
    printedAt: clock.now(),
    withRanks,
    results,
  })
}
