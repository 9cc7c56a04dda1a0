import type { HttpContext } from '@adonisjs/core/http'
import { changeStudyPlan } from '#app/learning/actions/change_study_plan'
import { readStudyPlan } from '#app/learning/actions/read_study_plan'
import { studyPlanResource } from '#app/learning/transformers/study_plan'
import { studyPlanValidator } from '#app/learning/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** Of the learner who asks, and of nobody else. */
export default class StudyPlansController {
  async show({ auth }: HttpContext) {
    return studyPlanResource(await readStudyPlan(signedIn(auth).id, clock.now()))
  }

  async update({ auth, request }: HttpContext) {
    const { tanggalTes, targetSkor } = await request.validateUsing(studyPlanValidator)
    const { id } = signedIn(auth)
    await changeStudyPlan(id, { testDay: tanggalTes, target: targetSkor })
    return studyPlanResource(await readStudyPlan(id, clock.now()))
  }
}
