import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListPackagesController = () => import('#app/packages/controllers/list_packages_controller')
const ShowPackageController = () => import('#app/packages/controllers/show_package_controller')

export function packageRoutes() {
  router
    .group(() => {
      router.get('/paket-soal', [ListPackagesController]).as('packages.list')
      router
        .get('/paket-soal/:id', [ShowPackageController])
        .where('id', router.matchers.number())
        .as('packages.show')
    })
    .use(middleware.auth())
}
