import router from '@adonisjs/core/services/router'

const PublicSettingsController = () =>
  import('#app/platform/settings/controllers/public_settings_controller')
const QrisImageController = () => import('#app/platform/settings/controllers/qris_image_controller')
const SendLogoController = () => import('#app/platform/settings/controllers/send_logo_controller')
const SendTestimonialPictureController = () =>
  import('#app/platform/settings/controllers/send_testimonial_picture_controller')
const AdminSettingsController = () =>
  import('#app/platform/settings/controllers/admin_settings_controller')
const UpdateSettingsController = () =>
  import('#app/platform/settings/controllers/update_settings_controller')
const UploadLogoController = () =>
  import('#app/platform/settings/controllers/upload_logo_controller')
const RemoveLogoController = () =>
  import('#app/platform/settings/controllers/remove_logo_controller')
const UploadTestimonialPictureController = () =>
  import('#app/platform/settings/controllers/upload_testimonial_picture_controller')
const ListEntriesController = () =>
  import('#app/platform/audit/controllers/list_entries_controller')

/** What the platform itself answers: the public settings. */
export function platformRoutes() {
  router.get('/pengaturan', [PublicSettingsController]).as('settings.public')
  router.get('/uploads/qris.svg', [QrisImageController]).as('settings.qris')
  router.get('/uploads/logo/:file', [SendLogoController]).as('settings.logo')
  router
    .get('/uploads/testimoni/:file', [SendTestimonialPictureController])
    .as('settings.testimonial_picture')
}

/** Mounted below /admin, where only admins come. */
export function adminPlatformRoutes() {
  router.get('/audit-log', [ListEntriesController]).as('admin.audit_log')
  router.get('/pengaturan', [AdminSettingsController]).as('admin.settings.show')
  router.put('/pengaturan', [UpdateSettingsController]).as('admin.settings.update')
  router.put('/pengaturan/logo', [UploadLogoController]).as('admin.settings.upload_logo')
  router.delete('/pengaturan/logo', [RemoveLogoController]).as('admin.settings.remove_logo')
  router
    .post('/pengaturan/testimoni/gambar', [UploadTestimonialPictureController])
    .as('admin.settings.upload_testimonial_picture')
}
