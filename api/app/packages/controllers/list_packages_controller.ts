import Package from '#app/packages/models/package'
import { packageResource } from '#app/packages/transformers/package_resource'

export default class ListPackagesController {
  async handle() {
    const packages = await Package.query().whereNull('archivedAt').orderBy('id', 'asc')
    return { data: packages.map(packageResource) }
  }
}
