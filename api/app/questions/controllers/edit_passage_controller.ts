import type { HttpContext } from '@adonisjs/core/http'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import { acceptPassageImage, PASSAGE_FIELD } from '#app/questions/accept_passage_image'
import { editPassage } from '#app/questions/actions/edit_passage'
import { passageValidator } from '#app/questions/validators'

export default class EditPassageController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const { nama: name, teks: body } = await request.validateUsing(passageValidator)
    const edit = (image: string | null) =>
      editPassage(admin, Number(params.id), { name, image, body })

    const file = request.file(PASSAGE_FIELD)
    if (file) await withStoredFile('reading', await acceptPassageImage(file), edit)
    else await edit(null)
    return { message: 'Question Reading berhasil diperbarui!' }
  }
}
