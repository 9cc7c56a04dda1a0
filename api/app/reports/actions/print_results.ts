import { readLetterhead } from '#app/academy/actions/read_letterhead'
import { print } from '#app/paper/printing/printer'
import { clock } from '#app/platform/time/clock'
import type { Results } from '#app/reports/actions/read_results'

/**
 * Prints results as a PDF with the academy's letterhead.
 * @throws Unavailable when too many papers wait already
 */
export async function printResults(results: Results, withRanks: boolean): Promise<Buffer> {
  const { academyName, logo } = await readLetterhead()
  return print('results', { academyName, logo, printedAt: clock.now(), withRanks, results })
}
