import type { HttpContext } from '@adonisjs/core/http'
import {
  assignClassDrill,
  changeClassDrill,
  endClassDrill,
} from '#app/learning/actions/change_class_drills'
import { readClassDrill, readClassDrills } from '#app/learning/actions/read_class_drills'
import { classDrillResource, classDrillsResource } from '#app/learning/transformers/class_drills'
import { assignDrillValidator, changeDrillValidator } from '#app/learning/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** Practice that teachers assign to a class. As with its results, every teacher sees every class. */
export default class ClassDrillsController {
  async list({ params }: HttpContext) {
    return classDrillsResource(await readClassDrills(params.id, clock.now()))
  }

  async show({ params }: HttpContext) {
    return classDrillResource(await readClassDrill(params.id, params.tugasId, clock.now()))
  }

  async assign({ auth, params, request, response }: HttpContext) {
    const { keterampilan, banyakSoal, tenggat, catatan } =
      await request.validateUsing(assignDrillValidator)
    const wish = { skills: keterampilan, count: banyakSoal, dueDay: tenggat, note: catatan }
    const { id } = await assignClassDrill(signedIn(auth), params.id, wish, clock.now())
    response.status(201)
    return { message: 'Tugas diberikan kepada kelas.', id }
  }

  async change({ auth, params, request }: HttpContext) {
    const { tenggat, catatan } = await request.validateUsing(changeDrillValidator)
    const which = { classId: params.id, drillId: params.tugasId }
    await changeClassDrill(signedIn(auth), which, { dueDay: tenggat, note: catatan })
    return { message: 'Tugas diubah.' }
  }

  async end({ auth, params }: HttpContext) {
    const which = { classId: params.id, drillId: params.tugasId }
    await endClassDrill(signedIn(auth), which, clock.now())
    return { message: 'Tugas diakhiri.' }
  }
}
