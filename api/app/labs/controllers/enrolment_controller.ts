import type { HttpContext } from '@adonisjs/core/http'
import { enrolSeat } from '#app/labs/actions/enrol_seat'
import { enrolledSeat } from '#app/labs/transformers/seat_key'
import { enrolmentValidator } from '#app/labs/validators'

export default class EnrolmentController {
  async store({ request, response }: HttpContext) {
    const { kode, kursi } = await request.validateUsing(enrolmentValidator)
    const enrolled = await enrolSeat(kode, kursi)
    response.status(201)
    return { message: 'Kursi berhasil didaftarkan!', data: enrolledSeat(enrolled) }
  }
}
