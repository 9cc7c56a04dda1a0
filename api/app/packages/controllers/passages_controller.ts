import type { MultipartFile } from '@adonisjs/core/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import { addPassage } from '#app/packages/actions/add_passage'
import { deletePassage } from '#app/packages/actions/delete_passage'
import { editPassage } from '#app/packages/actions/edit_passage'
import { listPassages } from '#app/packages/actions/list_passages'
import { adminPassage } from '#app/packages/transformers/question'
import { deletePassageValidator, passageValidator } from '#app/packages/validators'
import { PASSAGE_IMAGE_TYPES, PLAIN_IMAGE_WRONG_TYPE } from '#contracts/uploads'

/** The form field of a passage's picture. */
const PASSAGE_FIELD = 'soal-reading'

export default class PassagesController {
  async index({ params }: HttpContext) {
    const passages = await listPassages(params.paketId)
    return { data: passages.map(adminPassage) }
  }

  async store({ auth, params, request, response }: HttpContext) {
    const admin = signedIn(auth)
    const { nama: name, teks: body = null } = await request.validateUsing(passageValidator)
    const file = request.file(PASSAGE_FIELD)
    if (!file) {
      throw new InvalidInput(PLAIN_IMAGE_WRONG_TYPE, [
        { field: PASSAGE_FIELD, msg: PLAIN_IMAGE_WRONG_TYPE },
      ])
    }
    const { id } = await withPicture(file, (image) =>
      addPassage(admin, params.paketId, { name, image, body })
    )
    response.status(201)
    return { message: 'Question Reading berhasil ditambahkan!', data: { id } }
  }

  async update({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const { nama: name, teks: body } = await request.validateUsing(passageValidator)
    const edit = (image: string | null) => editPassage(admin, params.id, { name, image, body })

    const file = request.file(PASSAGE_FIELD)
    if (file) await withPicture(file, edit)
    else await edit(null)
    return { message: 'Question Reading berhasil diperbarui!' }
  }

  async destroy({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const { force = false } = await request.validateUsing(deletePassageValidator, {
      data: request.qs(),
    })
    const status_paket = await deletePassage(admin, params.id, force)
    return { message: 'Question Reading berhasil dihapus!', status_paket }
  }
}

async function withPicture<Result>(
  file: MultipartFile,
  work: (image: string) => Promise<Result>
): Promise<Result> {
  const rules = { types: PASSAGE_IMAGE_TYPES, wrongType: PLAIN_IMAGE_WRONG_TYPE }
  return withStoredFile('reading', await acceptImage(file, rules), work)
}
