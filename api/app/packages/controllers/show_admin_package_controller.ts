import type { HttpContext } from '@adonisjs/core/http'
import { findOfferedPackage } from '#app/packages/actions/find_package'
import { readCompleteness } from '#app/packages/actions/read_completeness'
import { adminPackage } from '#app/packages/transformers/admin_package'

export default class ShowAdminPackageController {
  /** The package, and what it still lacks before it can be `siap`. */
  async handle({ params }: HttpContext) {
    const pkg = await findOfferedPackage(Number(params.id))
    const { questions, reasons } = await readCompleteness(pkg.id)
    return { data: { ...adminPackage(pkg, questions), kekurangan: reasons } }
  }
}
