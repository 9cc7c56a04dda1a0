import type { HttpContext } from '@adonisjs/core/http'
import { archiveClass, createClass, renameClass } from '#app/classes/actions/change_class'
import { listClasses, readClass } from '#app/classes/actions/read_classes'
import { listedClass, shownClass } from '#app/classes/transformers/classes'
import { classValidator } from '#app/classes/validators'
import { signedIn } from '#app/platform/access/signed_in'

export default class ClassesController {
  async index() {
    return { data: (await listClasses()).map(listedClass) }
  }

  async show({ params }: HttpContext) {
    const { schoolClass, members } = await readClass(params.id)
    return { data: shownClass(schoolClass, members) }
  }

  async store({ auth, request, response }: HttpContext) {
    const { nama } = await request.validateUsing(classValidator)
    const { id } = await createClass(signedIn(auth), nama)
    response.status(201)
    return { message: 'Kelas berhasil dibuat.', id }
  }

  async update({ auth, params, request }: HttpContext) {
    const { nama } = await request.validateUsing(classValidator)
    await renameClass(signedIn(auth), params.id, nama)
    return { message: 'Nama kelas berhasil diubah.' }
  }

  async archive({ auth, params }: HttpContext) {
    await archiveClass(signedIn(auth), params.id, true)
    return { message: 'Kelas berhasil diarsipkan.' }
  }

  async restore({ auth, params }: HttpContext) {
    await archiveClass(signedIn(auth), params.id, false)
    return { message: 'Kelas berhasil dipulihkan.' }
  }
}
