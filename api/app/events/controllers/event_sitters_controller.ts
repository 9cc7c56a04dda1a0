import type { HttpContext } from '@adonisjs/core/http'
import {
  addLearner,
  changeSittersTime,
  removeLearner,
  reopenSittersRecording,
} from '#app/events/actions/change_sitters'
import { issueSittersCode } from '#app/events/actions/issue_sitters_code'
import { addLearnerValidator, sittersCodeValidator } from '#app/events/validators'
import { extraTimeValidator, reopenValidator } from '#app/exam/validators'
import { RECORDING_REOPENED } from '#app/exam/actions/reopen_recording'
import { signedIn } from '#app/platform/access/signed_in'

/** Single learners of an exam event, for admins and invigilators. */
export default class EventSittersController {
  async store({ auth, params, request, response }: HttpContext) {
    const { nomorHp: nohp, alasan: reason } = await request.validateUsing(addLearnerValidator)
    const staff = signedIn(auth)
    const { name } = await addLearner(staff, params.id, { nohp, reason })
    response.status(201)
    return { message: `${name} ditambahkan. Ia masuk lewat Ujian Terjadwal.` }
  }

  async destroy({ auth, params }: HttpContext) {
    const admin = signedIn(auth)
    await removeLearner(admin, params.id, params.userId)
    return { message: 'Peserta dikeluarkan dari ujian ini.' }
  }

  async reopenRecording({ auth, params, request }: HttpContext) {
    const { halaman: page, alasan: reason } = await request.validateUsing(reopenValidator)
    const staff = signedIn(auth)
    const sitter = { eventId: params.id, userId: params.userId }
    await reopenSittersRecording(staff, sitter, { page, reason })
    return { message: RECORDING_REOPENED }
  }

  async issueResetCode({ auth, params, request }: HttpContext) {
    const { alasan: reason } = await request.validateUsing(sittersCodeValidator)
    const sitter = { eventId: params.id, userId: params.userId }
    const { code, expiresAt } = await issueSittersCode(signedIn(auth), sitter, reason)
    return { kode: code, berlakuSampai: new Date(expiresAt).toISOString() }
  }

  async extendTime({ auth, params, request }: HttpContext) {
    const { persen: percent, alasan: reason } = await request.validateUsing(extraTimeValidator)
    const admin = signedIn(auth)
    const sitter = { eventId: params.id, userId: params.userId }
    await changeSittersTime(admin, sitter, { percent, reason })
    return { message: 'Waktu tambahan disimpan.' }
  }
}
