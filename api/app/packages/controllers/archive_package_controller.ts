import type { HttpContext } from '@adonisjs/core/http'
import { archivePackage } from '#app/packages/actions/archive_package'

export default class ArchivePackageController {
  async handle({ auth, params }: HttpContext) {
    await archivePackage(auth.use('web').getUserOrFail(), Number(params.id))
    return { message: 'Paket soal berhasil dihapus!' }
  }
}
