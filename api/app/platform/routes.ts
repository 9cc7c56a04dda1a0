import router from '@adonisjs/core/services/router'

const PublicSettingsController = () =>
  import('#app/platform/settings/controllers/public_settings_controller')
const QrisImageController = () => import('#app/platform/settings/controllers/qris_image_controller')

/** What the platform itself answers: the public settings. */
export function platformRoutes() {
  router.get('/pengaturan', [PublicSettingsController]).as('settings.public')
  router.get('/uploads/qris.svg', [QrisImageController]).as('settings.qris')
}
