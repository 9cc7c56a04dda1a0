import type { HttpContext } from '@adonisjs/core/http'
import { findOfferedPackage } from '#app/packages/actions/find_package'
import { packageResource } from '#app/packages/transformers/package_resource'

export default class ShowPackageController {
  async handle({ params }: HttpContext) {
    return { data: packageResource(await findOfferedPackage(Number(params.id))) }
  }
}
