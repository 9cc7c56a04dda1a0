import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perAddress } from '#app/platform/limits/per_address'
import { perUser } from '#app/platform/limits/per_user'
import { middleware } from '#start/kernel'

const ResultsController = () => import('#app/results/controllers/results_controller')
const CertificatesController = () => import('#app/results/controllers/certificates_controller')

/** Enough for an office that checks many certificates, too few to guess codes. */
const VERIFICATIONS_PER_MINUTE = 60

const certificatesPerUser = perUser('certificates', 20)

/** Mounted outside of the sessions' group. */
export function publicResultRoutes() {
  router
    .get('/sertifikat/:kode', [CertificatesController, 'verify'])
    .as('results.verify')
    .use(perAddress('verify-certificate', VERIFICATIONS_PER_MINUTE))
}

export function resultRoutes() {
  router
    .group(() => {
      router.get('/users/lastScore', [ResultsController, 'last']).as('results.last_score')
      router
        .get('/users/lastScore/sertif', [CertificatesController, 'last'])
        .as('results.last_certificate')
        .use(certificatesPerUser)
      router.get('/users/riwayat-ujian', [ResultsController, 'own']).as('results.own')
      router.get('/users/riwayat-ujian/:id', [ResultsController, 'show']).as('results.show')
      router
        .get('/users/certificate/:id', [CertificatesController, 'show'])
        .as('results.certificate')
        .use(certificatesPerUser)
    })
    .use(middleware.auth())
}

export function adminResultRoutes() {
  needs(
    'results.read',
    router.group(() => {
      router.get('/riwayat-ujian', [ResultsController, 'index']).as('admin.results.list')
      router.get('/riwayat-ujian/excel', [ResultsController, 'excel']).as('admin.results.excel')
    })
  )
  needs(
    'settings.edit',
    router.group(() => {
      router
        .post('/pengaturan/sertifikat/contoh', [CertificatesController, 'sample'])
        .as('admin.results.certificate_sample')
    })
  )
  needs(
    'users.manage',
    router.group(() => {
      router
        .post('/riwayat-ujian/:id/perbaiki-nama', [CertificatesController, 'rename'])
        .as('admin.results.rename')
    })
  )
}
