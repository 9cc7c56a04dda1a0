import type { HttpContext } from '@adonisjs/core/http'
import { InvalidInput } from '#app/platform/errors/failures'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import { acceptPassageImage, PASSAGE_FIELD } from '#app/questions/accept_passage_image'
import { addPassage } from '#app/questions/actions/add_passage'
import { passageValidator } from '#app/questions/validators'
import { PLAIN_IMAGE_WRONG_TYPE } from '#contracts/sentences'

export default class AddPassageController {
  async handle({ auth, params, request, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const { nama: name, teks: body = null } = await request.validateUsing(passageValidator)
    const file = request.file(PASSAGE_FIELD)
    if (!file) {
      throw new InvalidInput(PLAIN_IMAGE_WRONG_TYPE, [
        { field: PASSAGE_FIELD, msg: PLAIN_IMAGE_WRONG_TYPE },
      ])
    }
    const { id } = await withStoredFile('reading', await acceptPassageImage(file), (image) =>
      addPassage(admin, Number(params.paketId), { name, image, body })
    )
    response.status(201)
    return { message: 'Question Reading berhasil ditambahkan!', data: { id } }
  }
}
