import type { HttpContext } from '@adonisjs/core/http'
import { takeAttendance } from '#app/reports/actions/take_attendance'
import { takeMinutes } from '#app/reports/actions/take_minutes'
import { sendDocument } from '#app/reports/http/send_document'

/** Documents of an exam event, for admins and its invigilators. */
export default class EventDocumentsController {
  async attendance(ctx: HttpContext) {
    const taken = await takeAttendance(userOf(ctx), idOf(ctx), 'pdf')
    const { eventName, learners, content } = taken
    const name = `Daftar Hadir ${eventName}`
    return sendDocument(ctx, { list: 'attendance', learners, name, type: 'pdf' }, content)
  }

  async attendanceSheet(ctx: HttpContext) {
    const taken = await takeAttendance(userOf(ctx), idOf(ctx), 'xlsx')
    const { eventName, learners, content } = taken
    const name = `Daftar Hadir ${eventName}`
    return sendDocument(ctx, { list: 'attendance', learners, name, type: 'xlsx' }, content)
  }

  async minutes(ctx: HttpContext) {
    const { eventName, learners, content } = await takeMinutes(userOf(ctx), idOf(ctx))
    const name = `Berita Acara ${eventName}`
    return sendDocument(ctx, { list: 'minutes', learners, name, type: 'pdf' }, content)
  }
}

const userOf = ({ auth }: HttpContext) => auth.use('web').getUserOrFail()
const idOf = ({ params }: HttpContext) => Number(params.id)
