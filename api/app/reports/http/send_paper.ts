import type { HttpContext } from '@adonisjs/core/http'
import { create } from 'content-disposition'
import type { Results } from '#app/reports/actions/read_results'
import { fileNameText } from '#app/platform/uploads/file_names'
import { noteRequest } from '#app/platform/log/security_log'

/**
 * Responds with results as a file, and records the export in the security log. @param of ids of their class and event
 */
export function sendPaper(
  ctx: HttpContext,
  { content, type, ending }: { content: Buffer; type: string; ending: 'xlsx' | 'pdf' },
  { className, event, sheet }: Results,
  of: { classId?: number; eventId?: number; linkId?: number }
): void {
  const name = fileNameText([className, event?.name].filter(Boolean).join(' '))
  noteRequest(ctx, 'exported', {
    list: 'class_results',
    ...of,
    rows: sheet.lines.length + sheet.unsat.length,
  })
  ctx.response.header('Content-Type', type)
  ctx.response.header('Content-Disposition', create(`Hasil ${name}`.trim() + `.${ending}`))
  ctx.response.send(content)
}
