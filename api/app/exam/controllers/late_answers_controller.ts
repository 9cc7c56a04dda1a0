import type { HttpContext } from '@adonisjs/core/http'
import { decideLateAnswers, type LateDecision } from '#app/exam/actions/decide_late_answers'
import { lateListing } from '#app/exam/actions/list_late_answers'
import { lateAnswersOf, readLateReview } from '#app/exam/actions/read_late_answers'
import { takeRescueFile } from '#app/exam/actions/take_rescue_file'
import { lateReview, listedLate, ownLate } from '#app/exam/transformers/late_answers'
import { decideLateValidator, listLateValidator, rescueUploadValidator } from '#app/exam/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { LATE_LIST } from '#contracts/late_answers'

export default class LateAnswersController {
  async own({ auth }: HttpContext) {
    const late = await lateAnswersOf(signedIn(auth).id)
    return { data: late.map(ownLate) }
  }

  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listLateValidator, { data: ctx.request.qs() })
    return sendList(ctx, 'data', lateListing(withListDefaults(query, LATE_LIST)), listedLate)
  }

  async show({ params }: HttpContext) {
    return { data: lateReview(await readLateReview(params.id)) }
  }

  async takeFile({ auth, request }: HttpContext) {
    const now = clock.now()
    const admin = signedIn(auth)
    const { berkas } = await request.validateUsing(rescueUploadValidator)
    const { added, submissionId: id } = await takeRescueFile(admin, berkas, now)
    return added > 0
      ? { message: `${added} jawaban dari berkas disimpan untuk diperiksa.`, id }
      : { message: 'Jawaban di berkas ini sudah pernah diterima. Tidak ada yang ditambahkan.', id }
  }

  async decide({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const { alasan: reason, ...input } = await request.validateUsing(decideLateValidator)
    const decision: LateDecision =
      input.status === 'refused'
        ? { status: 'refused', reason }
        : {
            status: 'accepted',
            reason,
            chosen: input.jawaban.map(({ id, seq }) => ({ page: id, seq })),
          }
    const score = await decideLateAnswers(admin, params.id, decision)
    return score
      ? { message: 'Jawaban diterima dan simulasi dinilai ulang.', skor: score }
      : { message: 'Jawaban ditolak. Skor tidak berubah.', skor: null }
  }
}
