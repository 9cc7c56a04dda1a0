import { listCountedPackages } from '#app/packages/actions/list_packages'
import { adminPackage } from '#app/packages/transformers/admin_package'

export default class ListAdminPackagesController {
  async handle() {
    const packages = await listCountedPackages()
    return { data: packages.map(({ pkg, questions }) => adminPackage(pkg, questions)) }
  }
}
