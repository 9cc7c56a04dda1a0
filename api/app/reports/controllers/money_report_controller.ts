import type { HttpContext } from '@adonisjs/core/http'
import { readMoneyReport } from '#app/reports/actions/read_money_report'
import { sendMoneyReport } from '#app/reports/http/send_money_report'
import { moneyReport } from '#app/reports/transformers/money_report'
import { moneyReportValidator } from '#app/reports/validators'

/** The money of any days, up to a year: on the screen, as an Excel file or on paper. */
export default class MoneyReportController {
  async show(ctx: HttpContext) {
    const { dari, sampai, format } = await ctx.request.validateUsing(moneyReportValidator, {
      data: ctx.request.qs(),
    })
    const report = await readMoneyReport({ first: dari, last: sampai })
    // What is returned is not sent once a file is.
    if (format === 'xlsx' || format === 'pdf') await sendMoneyReport(ctx, format, report)
    return moneyReport(report)
  }
}
