import type { HttpContext } from '@adonisjs/core/http'
import { sendPaper } from '#app/paper/http/send_paper'
import { dateOf } from '#app/platform/time/domain/academy_days'
import { printMoneyReport } from '#app/reports/actions/print_money_report'
import type { MoneyReport } from '#app/reports/actions/read_money_report'
import { moneyWorkbook } from '#app/reports/workbooks/money_workbook'

/** Responds with a report of money as a file. */
export async function sendMoneyReport(
  ctx: HttpContext,
  type: 'xlsx' | 'pdf',
  report: MoneyReport
): Promise<void> {
  const content = type === 'xlsx' ? moneyWorkbook(report) : await printMoneyReport(report)
  const name = `Laporan ${dateOf(report.first)} sampai ${dateOf(report.last)}`
  const rows = report.notBegun.length + report.free.length
  sendPaper(ctx, { name, type, exported: { list: 'money_report', rows } }, content)
}
