import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { IMAGE, takesFiles } from '#app/platform/uploads/upload_routes'

const SettingsController = () => import('#app/academy/controllers/settings_controller')
const CertificatePicturesController = () =>
  import('#app/academy/controllers/certificate_pictures_controller')
const AcademyPicturesController = () =>
  import('#app/academy/controllers/academy_pictures_controller')

const CERTIFICATE_PICTURE = '/pengaturan/sertifikat/:gambar'

/** Public, mounted outside of the sessions' group. */
export function publicAcademyRoutes() {
  router.get('/pengaturan', [SettingsController, 'public']).as('settings.public')
  router.get('/uploads/qris.svg', [AcademyPicturesController, 'qris']).as('settings.qris')
  router.get('/uploads/logo/:file', [AcademyPicturesController, 'logo']).as('settings.logo')
  router
    .get('/uploads/testimoni/:file', [AcademyPicturesController, 'testimonial'])
    .as('settings.testimonial_picture')
}

export function adminAcademyRoutes() {
  needs(
    'settings.edit',
    router.group(() => {
      router.get('/pengaturan', [SettingsController, 'show']).as('admin.settings.show')
      router.put('/pengaturan', [SettingsController, 'update']).as('admin.settings.update')
      takesFiles(
        router
          .put('/pengaturan/logo', [AcademyPicturesController, 'updateLogo'])
          .as('admin.settings.upload_logo'),
        IMAGE
      )
      router
        .delete('/pengaturan/logo', [AcademyPicturesController, 'destroyLogo'])
        .as('admin.settings.remove_logo')
      router
        .get(CERTIFICATE_PICTURE, [CertificatePicturesController, 'show'])
        .as('admin.settings.certificate_picture')
      takesFiles(
        router
          .put(CERTIFICATE_PICTURE, [CertificatePicturesController, 'update'])
          .as('admin.settings.upload_certificate_picture'),
        IMAGE
      )
      router
        .delete(CERTIFICATE_PICTURE, [CertificatePicturesController, 'destroy'])
        .as('admin.settings.remove_certificate_picture')
      takesFiles(
        router
          .post('/pengaturan/testimoni/gambar', [AcademyPicturesController, 'storeTestimonial'])
          .as('admin.settings.upload_testimonial_picture'),
        IMAGE
      )
    })
  )
}
