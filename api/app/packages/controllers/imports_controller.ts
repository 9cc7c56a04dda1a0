import type { HttpContext } from '@adonisjs/core/http'
import { applyImport } from '#app/packages/actions/apply_import'
import { createImport } from '#app/packages/actions/create_import'
import { discardImport } from '#app/packages/actions/discard_import'
import { listImports } from '#app/packages/actions/list_imports'
import { mendImportRow } from '#app/packages/actions/mend_import_row'
import { explainedOf } from '#app/packages/actions/question_draft'
import { readImport, requireImportRow } from '#app/packages/actions/read_import'
import { undoImport } from '#app/packages/actions/undo_import'
import { questionTemplate } from '#app/packages/exchange/writers/question_workbook'
import { withImportUpload } from '#app/packages/http/read_import_upload'
import { importResource, importRow, listedImport } from '#app/packages/transformers/question_import'
import {
  importPartValidator,
  importRowValidator,
  importUploadValidator,
} from '#app/packages/validators'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { sendPaper } from '#app/paper/http/send_paper'
import { signedIn } from '#app/platform/access/signed_in'

/** Questions of files, reviewed before they are stored in a package. */
export default class ImportsController {
  /** The latest imports, to finish or undo one. */
  async index({ params }: HttpContext) {
    return { data: (await listImports(params.paketId)).map(listedImport) }
  }

  /** An empty workbook to fill in. */
  template(ctx: HttpContext) {
    return sendPaper(ctx, { name: 'template-soal', type: 'xlsx' }, questionTemplate())
  }

  async store({ params, request, response }: HttpContext) {
    await findUnarchivedPackage(params.paketId)
    const { bagian: section = null } = await request.validateUsing(importUploadValidator)
    const file = request.file('berkas')
    const media = request.file('media')
    const fileName = (file ?? media)?.clientName ?? ''
    const made = await withImportUpload(file, media, ({ files, ...found }) =>
      createImport(params.paketId, { fileName, found, files, section })
    )
    response.status(201)
    return {
      message: 'Berkas sudah dibaca. Periksa soalnya sebelum disimpan.',
      data: importResource(await readImport(params.paketId, made.id)),
    }
  }

  async show({ params, request }: HttpContext) {
    const { halaman } = await request.validateUsing(importPartValidator, { data: request.qs() })
    return { data: importResource(await readImport(params.paketId, params.id, halaman)) }
  }

  async mend({ params, request }: HttpContext) {
    await requireImportRow(params.paketId, params.id, Number(params.nomor))
    const change = await request.validateUsing(importRowValidator)
    const options = change.pilihan?.map((option) => option ?? '')
    const row = await mendImportRow(params.paketId, params.id, Number(params.nomor), {
      ...change,
      pilihan: options,
      taught: explainedOf(change),
    })
    return { message: 'Baris diperbarui.', data: importRow(row) }
  }

  async apply({ auth, params }: HttpContext) {
    const { added, replaced } = await applyImport(signedIn(auth), params.paketId, params.id)
    return {
      message: `${added} soal ditambahkan dan ${replaced} soal diganti.`,
      data: importResource(await readImport(params.paketId, params.id)),
    }
  }

  async destroy({ params }: HttpContext) {
    await discardImport(params.paketId, params.id)
    return { message: 'Impor dibuang. Tidak ada soal yang berubah.' }
  }

  async undo({ auth, params }: HttpContext) {
    await undoImport(signedIn(auth), params.paketId, params.id)
    return {
      message: 'Impor dibatalkan. Soal kembali seperti sebelumnya.',
      data: importResource(await readImport(params.paketId, params.id)),
    }
  }
}
