import type { HttpContext } from '@adonisjs/core/http'
import { sendPaper } from '#app/paper/http/send_paper'
import { fileNameText } from '#app/platform/uploads/file_names'
import type { Results } from '#app/reports/actions/read_results'

/** Responds with results as a file. @param of ids of their class, event or link */
export function sendResults(
  ctx: HttpContext,
  type: 'xlsx' | 'pdf',
  content: Buffer,
  { className, event, table }: Results,
  of: { classId?: number; eventId?: number; linkId?: number }
): void {
  const about = fileNameText([className, event?.name].filter(Boolean).join(' '))
  const rows = table.lines.length + table.unsat.length
  const exported = { list: 'class_results', ...of, rows }
  sendPaper(ctx, { name: `Hasil ${about}`.trim(), type, exported }, content)
}
