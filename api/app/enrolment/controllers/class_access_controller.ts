import type { HttpContext } from '@adonisjs/core/http'
import { checkClassAccess, giveClassAccess } from '#app/enrolment/actions/give_class_access'
import { judgedLearners } from '#app/enrolment/transformers/grants'
import { checkClassAccessValidator, giveClassAccessValidator } from '#app/enrolment/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** Access for the learners of a class, without a payment. */
export default class ClassAccessController {
  /** A dry run: the outcome of each learner. */
  async check({ params, request }: HttpContext) {
    const input = await request.validateUsing(checkClassAccessValidator)
    const judged = await checkClassAccess(params.id, {
      packageId: input.paket_soal_id,
      userIds: input.peserta,
    })
    return { data: judgedLearners(judged) }
  }

  async store({ auth, params, request }: HttpContext) {
    const input = await request.validateUsing(giveClassAccessValidator)
    const judged = await giveClassAccess(signedIn(auth), params.id, {
      packageId: input.paket_soal_id,
      userIds: input.peserta,
      reason: input.alasan,
    })
    const data = judgedLearners(judged)
    return { message: data.ringkasan, data }
  }
}
