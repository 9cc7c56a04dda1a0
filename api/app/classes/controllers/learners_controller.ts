import type { HttpContext } from '@adonisjs/core/http'
import { addLearners, checkLearners } from '#app/classes/actions/add_learners'
import { findClass } from '#app/classes/actions/find_class'
import { removeLearner } from '#app/classes/actions/remove_learner'
import { readLearnerList, readLearnerRows } from '#app/classes/http/read_learner_list'
import {
  askedColumns,
  checkedRow,
  readColumns,
  skippedRow,
} from '#app/classes/transformers/classes'
import { learnerListValidator } from '#app/classes/validators'
import { signedIn } from '#app/platform/access/signed_in'

/** The learners of a class. */
export default class LearnersController {
  /** A dry run: the outcome of each row, or which columns the admin has to pick. */
  async check({ params, request }: HttpContext) {
    const { daftar, kolom } = await request.validateUsing(learnerListValidator)
    const list = await readLearnerList(daftar, kolom)
    if ('question' in list) {
      await findClass(params.id)
      return { data: [], kolom: null, dilewati: [], tanya: askedColumns(list) }
    }
    const rows = await checkLearners(params.id, list.rows)
    return {
      data: rows.map(checkedRow),
      kolom: readColumns(list),
      dilewati: list.skipped.map(skippedRow),
      tanya: null,
    }
  }

  async store({ auth, params, request }: HttpContext) {
    const { daftar, kolom } = await request.validateUsing(learnerListValidator)
    const admin = signedIn(auth)
    const rows = await readLearnerRows(daftar, kolom)
    const { added, joined } = await addLearners(admin, params.id, rows)
    return {
      message: `${added} akun dibuat dan ${joined} akun yang sudah ada bergabung.`,
      dibuat: added,
      bergabung: joined,
    }
  }

  async destroy({ auth, params }: HttpContext) {
    const admin = signedIn(auth)
    await removeLearner(admin, params.id, params.userId)
    return { message: 'Peserta berhasil dikeluarkan dari kelas.' }
  }
}
