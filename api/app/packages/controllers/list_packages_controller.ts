import { listOfferedPackages } from '#app/packages/actions/list_offered_packages'
import { packageResource } from '#app/packages/transformers/package_resource'

export default class ListPackagesController {
  async handle() {
    const packages = await listOfferedPackages()
    return { data: packages.map(packageResource) }
  }
}
