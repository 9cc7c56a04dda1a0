import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const PackagesController = () => import('#app/packages/controllers/packages_controller')
const AdminPackagesController = () => import('#app/packages/controllers/admin_packages_controller')

/** Public, mounted outside of the sessions' group. */
export function publicPackageRoutes() {
  router.get('/harga-paket', [PackagesController, 'prices']).as('packages.prices')
}

export function packageRoutes() {
  router
    .group(() => {
      router.get('/paket-soal', [PackagesController, 'index']).as('packages.list')
      router
        .get('/paket-soal/:id', [PackagesController, 'show'])
        .where('id', rowId)
        .as('packages.show')
    })
    .use(middleware.auth())
}

export function adminPackageRoutes() {
  router
    .group(() => {
      needs(
        'packages.read',
        router.group(() => {
          router.get('/', [AdminPackagesController, 'index']).as('admin.packages.list')
          router.get('/:id', [AdminPackagesController, 'show']).as('admin.packages.show')
        })
      )
      needs(
        'packages.edit',
        router.group(() => {
          router.post('/', [AdminPackagesController, 'store']).as('admin.packages.create')
          router.put('/:id', [AdminPackagesController, 'update']).as('admin.packages.update')
          router.delete('/:id', [AdminPackagesController, 'destroy']).as('admin.packages.archive')
        })
      )
    })
    .prefix('/paket-soal')
    .where('id', rowId)
}
