import type { HttpContext } from '@adonisjs/core/http'
import { addExamKey, removeExamKey } from '#app/labs/actions/change_exam_keys'
import { makeSebFile } from '#app/labs/actions/make_seb_file'
import { revokeSebConfiguration } from '#app/labs/actions/revoke_seb_configuration'
import { madeSebFile } from '#app/labs/transformers/seb_configuration'
import {
  examKeyRemovalValidator,
  examKeyValidator,
  forceValidator,
  sebFileValidator,
} from '#app/labs/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Safe Exam Browser in a lab: its file, and the versions that may be used. */
export default class SebConfigurationsController {
  async store({ auth, params, request, response }: HttpContext) {
    const input = await request.validateUsing(sebFileValidator)
    const admin = signedIn(auth)
    const made = await makeSebFile(admin, params.id, {
      quitPassword: input.kataSandiKeluar,
      filePassword: input.kataSandiBerkas ?? null,
      force: input.force ?? false,
    })
    response.status(201)
    return { message: 'Berkas Safe Exam Browser berhasil dibuat!', data: madeSebFile(made) }
  }

  async destroy({ auth, params, request }: HttpContext) {
    const { force = false } = await request.validateUsing(forceValidator, { data: request.qs() })
    await revokeSebConfiguration(signedIn(auth), params.id, force)
    return { message: 'Berkas Safe Exam Browser berhasil dicabut!' }
  }

  async addExamKey({ auth, params, request, response }: HttpContext) {
    const { nama, kunci, force = false } = await request.validateUsing(examKeyValidator)
    const admin = signedIn(auth)
    await addExamKey(admin, params.id, { name: nama, key: kunci.toLowerCase(), force })
    response.status(201)
    return { message: 'Browser Exam Key berhasil ditambahkan!' }
  }

  async removeExamKey({ auth, params, request }: HttpContext) {
    const { nama, force = false } = await request.validateUsing(examKeyRemovalValidator)
    await removeExamKey(signedIn(auth), params.id, { name: nama, force })
    return { message: 'Browser Exam Key berhasil dihapus!' }
  }
}
