import type { HttpContext } from '@adonisjs/core/http'
import { signedIn } from '#app/platform/access/signed_in'
import { addPassage } from '#app/packages/actions/add_passage'
import { deletePassage } from '#app/packages/actions/delete_passage'
import { editPassage, passageColumns } from '#app/packages/actions/edit_passage'
import { listPassages } from '#app/packages/actions/list_passages'
import { findPassage } from '#app/packages/actions/lock_content'
import {
  PASSAGE_FIELD,
  withChangedContent,
  withNewContent,
} from '#app/packages/http/passage_content'
import { adminPassage } from '#app/packages/transformers/question'
import { deletePassageValidator, passageValidator } from '#app/packages/validators'

export default class PassagesController {
  async index({ params }: HttpContext) {
    const passages = await listPassages(params.paketId)
    return { data: passages.map(adminPassage) }
  }

  async store({ auth, params, request, response }: HttpContext) {
    const admin = signedIn(auth)
    const { nama: name, teks: text, bentuk } = await request.validateUsing(passageValidator)
    const sent = { text, file: request.file(PASSAGE_FIELD), isText: bentuk === 'teks' }
    const { id } = await withNewContent(sent, (content) =>
      addPassage(admin, params.paketId, { name, ...passageColumns(content) })
    )
    response.status(201)
    return { message: 'Question Reading berhasil ditambahkan!', data: { id } }
  }

  async update({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const { nama: name, teks: text, bentuk } = await request.validateUsing(passageValidator)
    const sent = { text, file: request.file(PASSAGE_FIELD), isText: bentuk === 'teks' }
    await withChangedContent(sent, await findPassage(params.id), (content) =>
      editPassage(admin, params.id, { name, content })
    )
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
