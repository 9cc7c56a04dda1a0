import router from '@adonisjs/core/services/router'
import { perAddress } from '#app/platform/limits/per_address'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const LastScoreController = () => import('#app/results/controllers/last_score_controller')
const ListOwnResultsController = () =>
  import('#app/results/controllers/list_own_results_controller')
const CertificatesController = () => import('#app/results/controllers/certificates_controller')
const ListResultsController = () => import('#app/results/controllers/list_results_controller')

/** Enough for an admission office with a pile of certificates, useless for guessing codes. */
const VERIFICATIONS_PER_MINUTE = 60

export function resultRoutes() {
  router
    .get('/sertifikat/:kode', [CertificatesController, 'verify'])
    .as('results.verify')
    .use(perAddress('verify-certificate', VERIFICATIONS_PER_MINUTE))

  router
    .group(() => {
      router.get('/users/lastScore', [LastScoreController]).as('results.last_score')
      router
        .get('/users/lastScore/sertif', [CertificatesController, 'last'])
        .as('results.last_certificate')
      router.get('/users/riwayat-ujian', [ListOwnResultsController]).as('results.own')
      router
        .get('/users/certificate/:id', [CertificatesController, 'show'])
        .where('id', rowId)
        .as('results.certificate')
    })
    .use(middleware.auth())
}

/** Mounted below /admin, where only admins come. */
export function adminResultRoutes() {
  router.get('/riwayat-ujian', [ListResultsController]).as('admin.results.list')
}
