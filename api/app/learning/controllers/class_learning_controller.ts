import type { HttpContext } from '@adonisjs/core/http'
import { changeTeacherNote } from '#app/learning/actions/change_teacher_note'
import { readClassExplanations } from '#app/learning/actions/read_class_explanations'
import { readClassMap, readProgress } from '#app/learning/actions/read_class_learning'
import {
  classExplanationsResource,
  classMapResource,
  progressResource,
} from '#app/learning/transformers/class_learning'
import { classPackageValidator, teacherNoteValidator } from '#app/learning/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** What teachers see of a class, and add for it. As with a class's results, every teacher sees every class. */
export default class ClassLearningController {
  async map({ params }: HttpContext) {
    return classMapResource(await readClassMap(params.id))
  }

  async progress({ params }: HttpContext) {
    return progressResource(await readProgress(params.id))
  }

  async explanations({ auth, params, request }: HttpContext) {
    const { paket } = await request.validateUsing(classPackageValidator, { data: request.qs() })
    const staff = signedIn(auth)
    return classExplanationsResource(await readClassExplanations(staff, params.id, paket ?? null))
  }

  async note({ auth, params, request }: HttpContext) {
    const { soalId, catatan } = await request.validateUsing(teacherNoteValidator)
    const change = { classId: params.id, questionId: soalId, body: catatan }
    await changeTeacherNote(signedIn(auth), change, clock.now())
    return { message: 'Catatan disimpan.' }
  }
}
