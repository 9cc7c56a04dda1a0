import router from '@adonisjs/core/services/router'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const ListPackagesController = () => import('#app/packages/controllers/list_packages_controller')
const ShowPackageController = () => import('#app/packages/controllers/show_package_controller')
const ListAdminPackagesController = () =>
  import('#app/packages/controllers/list_admin_packages_controller')
const ShowAdminPackageController = () =>
  import('#app/packages/controllers/show_admin_package_controller')
const CreatePackageController = () => import('#app/packages/controllers/create_package_controller')
const UpdatePackageController = () => import('#app/packages/controllers/update_package_controller')
const ArchivePackageController = () =>
  import('#app/packages/controllers/archive_package_controller')

export function packageRoutes() {
  router
    .group(() => {
      router.get('/paket-soal', [ListPackagesController]).as('packages.list')
      router.get('/paket-soal/:id', [ShowPackageController]).where('id', rowId).as('packages.show')
    })
    .use(middleware.auth())
}

/** Mounted below /admin, where only admins come. */
export function adminPackageRoutes() {
  router
    .group(() => {
      router.get('/', [ListAdminPackagesController]).as('admin.packages.list')
      router.post('/', [CreatePackageController]).as('admin.packages.create')
      router.get('/:id', [ShowAdminPackageController]).as('admin.packages.show')
      router.put('/:id', [UpdatePackageController]).as('admin.packages.update')
      router.delete('/:id', [ArchivePackageController]).as('admin.packages.archive')
    })
    .prefix('/paket-soal')
    .where('id', rowId)
}
