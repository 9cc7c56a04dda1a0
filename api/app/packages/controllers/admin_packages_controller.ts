import type { HttpContext } from '@adonisjs/core/http'
import { archivePackage } from '#app/packages/actions/archive_package'
import { copyPackage } from '#app/packages/actions/copy_package'
import { createPackage } from '#app/packages/actions/create_package'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { readListeningTime } from '#app/packages/actions/listening_times'
import { listCountedPackages, type CountedPackage } from '#app/packages/actions/list_packages'
import { readCompleteness } from '#app/packages/actions/completeness'
import { restorePackage } from '#app/packages/actions/restore_package'
import { updatePackage } from '#app/packages/actions/update_package'
import { adminPackage } from '#app/packages/transformers/package_resource'
import { createPackageValidator, updatePackageValidator } from '#app/packages/validators'
import { signedIn } from '#app/platform/access/signed_in'

export default class AdminPackagesController {
  async index() {
    const packages = await listCountedPackages()
    return { data: packages.map(listed) }
  }

  /** The archived ones. */
  async archived() {
    const packages = await listCountedPackages({ archived: true })
    return { data: packages.map(listed) }
  }

  async copy({ auth, params, response }: HttpContext) {
    const { id, name } = await copyPackage(signedIn(auth), params.id)
    response.status(201)
    return { message: `Paket disalin sebagai konsep “${name}”.`, data: { id } }
  }

  async restore({ auth, params }: HttpContext) {
    await restorePackage(signedIn(auth), params.id)
    return { message: 'Paket dipulihkan. Statusnya “belum” sampai Anda menjadikannya siap.' }
  }

  async store({ auth, request, response }: HttpContext) {
    const input = await request.validateUsing(createPackageValidator)
    const { id } = await createPackage(signedIn(auth), input)
    response.status(201)
    return { message: 'Paket soal berhasil ditambahkan!', data: { id } }
  }

  /** The package, what it lacks for `siap`, and which questions nobody has explained. */
  async show({ params }: HttpContext) {
    const pkg = await findUnarchivedPackage(params.id)
    const { questions, reasons, unexplained } = await readCompleteness(pkg)
    const lacks = { kekurangan: reasons, tanpa_pembahasan: unexplained }
    return { data: { ...adminPackage(pkg, questions, await readListeningTime(pkg)), ...lacks } }
  }

  async update({ auth, params, request }: HttpContext) {
    const input = await request.validateUsing(updatePackageValidator)
    await updatePackage(signedIn(auth), params.id, input)
    return { message: 'Paket soal berhasil diperbarui!' }
  }

  async destroy({ auth, params }: HttpContext) {
    await archivePackage(signedIn(auth), params.id)
    return { message: 'Paket soal berhasil dihapus!' }
  }
}

function listed({ pkg, questions, listening }: CountedPackage) {
  return adminPackage(pkg, questions, listening)
}
