import type { HttpContext } from '@adonisjs/core/http'
import { sendPaper } from '#app/paper/http/send_paper'
import { signedIn } from '#app/platform/access/signed_in'
import { fileNameText } from '#app/platform/uploads/file_names'
import { takeAttendance, type TakenDocument } from '#app/reports/actions/take_attendance'
import { takeMinutes } from '#app/reports/actions/take_minutes'

/** Documents of an exam event, for admins and its invigilators. */
export default class EventDocumentsController {
  async attendance(ctx: HttpContext) {
    return sendAttendance(ctx, 'pdf')
  }

  async attendanceSheet(ctx: HttpContext) {
    return sendAttendance(ctx, 'xlsx')
  }

  async minutes(ctx: HttpContext) {
    const taken = await takeMinutes(signedIn(ctx.auth), idOf(ctx))
    return send(ctx, 'Berita Acara', taken, { list: 'minutes', type: 'pdf' })
  }
}
const idOf = ({ params }: HttpContext) => params.id

async function sendAttendance(ctx: HttpContext, type: 'pdf' | 'xlsx') {
  const taken = await takeAttendance(signedIn(ctx.auth), idOf(ctx), type)
  return send(ctx, 'Daftar Hadir', taken, { list: 'attendance', type })
}

function send(
  ctx: HttpContext,
  title: string,
  { eventName, learners, content }: TakenDocument,
  { list, type }: { list: 'attendance' | 'minutes'; type: 'pdf' | 'xlsx' }
) {
  const name = fileNameText(`${title} ${eventName}`)
  return sendPaper(ctx, { name, type, exported: { list, rows: learners } }, content)
}
