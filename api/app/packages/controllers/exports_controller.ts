import type { HttpContext } from '@adonisjs/core/http'
import { exportPackage } from '#app/packages/actions/export_package'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { noteKeysOpened } from '#app/packages/actions/note_keys_opened'
import { exportValidator } from '#app/packages/validators'
import { sendPaper } from '#app/paper/http/send_paper'
import { signedIn } from '#app/platform/access/signed_in'
import { fileNameText } from '#app/platform/uploads/file_names'
import { SECTIONS } from '#contracts/exam'

/** How each format's file ends. */
const ENDINGS = {
  xlsx: { type: 'xlsx', suffix: '' },
  docx: { type: 'docx', suffix: '' },
  lulus: { type: 'zip', suffix: '.lulus' },
  qti: { type: 'zip', suffix: '.qti' },
} as const

/** Packages in other formats. */
export default class ExportsController {
  async show(ctx: HttpContext) {
    const { auth, params, request } = ctx
    await findUnarchivedPackage(params.paketId)
    const { format, kunci = 1 } = await request.validateUsing(exportValidator, {
      data: request.qs(),
    })
    const hasKeys = format !== 'docx' || kunci === 1
    const { pkg, content } = await exportPackage(params.paketId, format, hasKeys)
    if (hasKeys) {
      for (const section of SECTIONS) await noteKeysOpened(signedIn(auth), pkg, section)
    }
    const { type, suffix } = ENDINGS[format]
    sendPaper(ctx, { name: `${fileNameText(pkg.name) || 'paket'}${suffix}`, type }, content)
  }
}
