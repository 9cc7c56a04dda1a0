import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perUser } from '#app/platform/limits/per_user'
import { rowId } from '#app/platform/validation/row_id'

const EventDocumentsController = () =>
  import('#app/documents/controllers/event_documents_controller')
const ClassCertificatesController = () =>
  import('#app/documents/controllers/class_certificates_controller')
const EventCertificatesController = () =>
  import('#app/documents/controllers/event_certificates_controller')

/** More than anybody prints. */
const documentsPerUser = perUser('documents', 20)

/** Mounted below /admin. An invigilator gets the documents of their own events, and no certificates. */
export function adminDocumentRoutes() {
  needs('events.watch', eventDocuments())
  needs('results.read', eventCertificates())
  needs('results.read', classCertificates())
}

function eventDocuments() {
  return router
    .group(() => {
      router
        .get('/daftar-hadir', [EventDocumentsController, 'attendance'])
        .as('admin.documents.attendance')
      router
        .get('/daftar-hadir/excel', [EventDocumentsController, 'attendanceSheet'])
        .as('admin.documents.attendance_sheet')
      router
        .get('/berita-acara', [EventDocumentsController, 'minutes'])
        .as('admin.documents.minutes')
    })
    .prefix('/jadwal/:id')
    .where('id', rowId)
    .use(documentsPerUser)
}

function eventCertificates() {
  return router
    .group(() => {
      router.get('/', [EventCertificatesController, 'show']).as('admin.documents.event_plan')
      router
        .get('/pdf', [EventCertificatesController, 'pdf'])
        .as('admin.documents.event_pdf')
        .use(documentsPerUser)
      router
        .get('/zip', [EventCertificatesController, 'zip'])
        .as('admin.documents.event_zip')
        .use(documentsPerUser)
    })
    .prefix('/jadwal/:id/sertifikat')
    .where('id', rowId)
}

function classCertificates() {
  return router
    .group(() => {
      router
        .get('/paket', [ClassCertificatesController, 'packages'])
        .as('admin.documents.class_packages')
      router
        .get('/:paketId', [ClassCertificatesController, 'show'])
        .as('admin.documents.class_plan')
      router
        .get('/:paketId/pdf', [ClassCertificatesController, 'pdf'])
        .as('admin.documents.class_pdf')
        .use(documentsPerUser)
      router
        .get('/:paketId/zip', [ClassCertificatesController, 'zip'])
        .as('admin.documents.class_zip')
        .use(documentsPerUser)
    })
    .prefix('/kelas/:id/sertifikat')
    .where('id', rowId)
    .where('paketId', rowId)
}
