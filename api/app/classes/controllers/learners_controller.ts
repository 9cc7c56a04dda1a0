import type { HttpContext } from '@adonisjs/core/http'
import { addLearners, checkLearners } from '#app/classes/actions/add_learners'
import { removeLearner } from '#app/classes/actions/remove_learner'
import { readLearnerList } from '#app/classes/read_learner_list'
import { checkedRow } from '#app/classes/transformers/classes'
import { learnerListValidator } from '#app/classes/validators'

/** The learners of a class. */
export default class LearnersController {
  /** A dry run: what would become of each row. */
  async check({ params, request }: HttpContext) {
    const { daftar } = await request.validateUsing(learnerListValidator)
    const rows = await checkLearners(Number(params.id), await readLearnerList(daftar))
    return { data: rows.map(checkedRow) }
  }

  async store({ auth, params, request }: HttpContext) {
    const { daftar } = await request.validateUsing(learnerListValidator)
    const admin = auth.use('web').getUserOrFail()
    const rows = await readLearnerList(daftar)
    const { added, joined } = await addLearners(admin, Number(params.id), rows)
    return {
      message: `${added} akun dibuat dan ${joined} akun yang sudah ada bergabung.`,
      dibuat: added,
      bergabung: joined,
    }
  }

  async destroy({ auth, params }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    await removeLearner(admin, Number(params.id), Number(params.userId))
    return { message: 'Peserta berhasil dikeluarkan dari kelas.' }
  }
}
