import router from '@adonisjs/core/services/router'

const PublicSettingsController = () => import('#app/academy/controllers/public_settings_controller')
const QrisImageController = () => import('#app/academy/controllers/qris_image_controller')
const SendLogoController = () => import('#app/academy/controllers/send_logo_controller')
const SendTestimonialPictureController = () =>
  import('#app/academy/controllers/send_testimonial_picture_controller')
const AdminSettingsController = () => import('#app/academy/controllers/admin_settings_controller')
const UpdateSettingsController = () => import('#app/academy/controllers/update_settings_controller')
const UploadLogoController = () => import('#app/academy/controllers/upload_logo_controller')
const RemoveLogoController = () => import('#app/academy/controllers/remove_logo_controller')
const UploadTestimonialPictureController = () =>
  import('#app/academy/controllers/upload_testimonial_picture_controller')

/** What anybody may know of the academy. */
export function academyRoutes() {
  router.get('/pengaturan', [PublicSettingsController]).as('settings.public')
  router.get('/uploads/qris.svg', [QrisImageController]).as('settings.qris')
  router.get('/uploads/logo/:file', [SendLogoController]).as('settings.logo')
  router
    .get('/uploads/testimoni/:file', [SendTestimonialPictureController])
    .as('settings.testimonial_picture')
}

/** Mounted below /admin, where only admins come. */
export function adminAcademyRoutes() {
  router.get('/pengaturan', [AdminSettingsController]).as('admin.settings.show')
  router.put('/pengaturan', [UpdateSettingsController]).as('admin.settings.update')
  router.put('/pengaturan/logo', [UploadLogoController]).as('admin.settings.upload_logo')
  router.delete('/pengaturan/logo', [RemoveLogoController]).as('admin.settings.remove_logo')
  router
    .post('/pengaturan/testimoni/gambar', [UploadTestimonialPictureController])
    .as('admin.settings.upload_testimonial_picture')
}
