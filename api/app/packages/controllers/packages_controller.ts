import type { HttpContext } from '@adonisjs/core/http'
import { findVisiblePackage } from '#app/packages/actions/find_package'
import { listVisiblePackages, lowestPrices } from '#app/packages/actions/list_packages'
import { packageResource } from '#app/packages/transformers/package_resource'
import { PACKAGE_LEVELS } from '#contracts/packages'

export default class PackagesController {
  async index() {
    const packages = await listVisiblePackages()
    return { data: packages.map(packageResource) }
  }

  /** Package prices, for visitors: nothing else about packages is public. */
  async prices() {
    const lowest = await lowestPrices()
    return { data: PACKAGE_LEVELS.map((level) => ({ level, harga: lowest.get(level) ?? null })) }
  }

  async show({ params }: HttpContext) {
    return { data: packageResource(await findVisiblePackage(params.id)) }
  }
}
