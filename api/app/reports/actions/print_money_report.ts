import { readLetterhead } from '#app/academy/actions/read_letterhead'
import { print } from '#app/paper/printing/printer'
import { clock } from '#app/platform/time/clock'
import type { MoneyReport } from '#app/reports/actions/read_money_report'

/**
 * Prints a report of money as a PDF with the academy's letterhead.
 * @throws Unavailable when too many papers wait already
 */
export async function printMoneyReport(report: MoneyReport): Promise<Buffer> {
  return print('money', { letterhead: await readLetterhead(), report, printedAt: clock.now() })
}
