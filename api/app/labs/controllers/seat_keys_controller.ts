import type { HttpContext } from '@adonisjs/core/http'
import { issueEnrolmentCode } from '#app/labs/actions/issue_enrolment_code'
import { revokeSeat } from '#app/labs/actions/revoke_seat'
import { issuedEnrolmentCode } from '#app/labs/transformers/seat_key'
import { enrolmentCodeValidator, seatRevocationValidator } from '#app/labs/validators'
import { signedIn } from '#app/platform/access/signed_in'

export default class SeatKeysController {
  async issueCode({ auth, params, request, response }: HttpContext) {
    const { kali } = await request.validateUsing(enrolmentCodeValidator)
    const admin = signedIn(auth)
    const issued = await issueEnrolmentCode(admin, params.id, kali)
    response.status(201)
    return { message: 'Kode pendaftaran kursi berhasil dibuat!', data: issuedEnrolmentCode(issued) }
  }

  async revoke({ auth, params, request }: HttpContext) {
    const { kursi, force = false } = await request.validateUsing(seatRevocationValidator)
    const admin = signedIn(auth)
    await revokeSeat(admin, params.id, { seat: kursi, force })
    return { message: 'Kunci kursi berhasil dicabut!' }
  }
}
