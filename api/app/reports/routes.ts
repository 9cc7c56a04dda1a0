import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perAddress } from '#app/platform/limits/per_address'
import { perUser } from '#app/platform/limits/per_user'
import { middleware } from '#start/kernel'

const ClassCertificatesController = () =>
  import('#app/reports/controllers/class_certificates_controller')
const ClassResultsController = () => import('#app/reports/controllers/class_results_controller')
const EventCertificatesController = () =>
  import('#app/reports/controllers/event_certificates_controller')
const EventDocumentsController = () => import('#app/reports/controllers/event_documents_controller')
const EventResultsController = () => import('#app/reports/controllers/event_results_controller')
const MoneyReportController = () => import('#app/reports/controllers/money_report_controller')
const SchoolLinksController = () => import('#app/reports/controllers/school_links_controller')
const SharedResultsController = () => import('#app/reports/controllers/shared_results_controller')

/** Drawing a class's results takes about a second. */
const resultsPerUser = perUser('class-results', 20)
/** More than normal use. */
const documentsPerUser = perUser('documents', 20)
/** A school's teachers may share an address; each response reads a whole class. */
const READS_PER_MINUTE = 120

/** Open to visitors; authorised by the token and, in the session, its code. */
export function schoolRoutes() {
  router
    .group(() => {
      router.post('/buka', [SharedResultsController, 'open']).as('school.open')
      router.post('/tutup', [SharedResultsController, 'close']).as('school.close')
      router.get('/hasil', [SharedResultsController, 'show']).as('school.show')
      router.get('/excel', [SharedResultsController, 'excel']).as('school.excel')
    })
    .prefix('/sekolah/:token')
    .use(perAddress('school', READS_PER_MINUTE))
}

/** Mounted below /admin. An invigilator gets the documents of their own events, and no results. */
export function adminReportRoutes() {
  needs('results.read', results())
  needs('school_links.manage', schoolLinks())
  needs('events.watch', eventDocuments())
  needs('results.read', eventCertificates())
  needs('results.read', classCertificates())
  needs(
    'payments.decide',
    router.get('/laporan', [MoneyReportController, 'show']).as('admin.money_report')
  )
}

function results() {
  return router.group(() => {
    router
      .get('/hasil-kelas', [ClassResultsController, 'subjects'])
      .as('admin.class_results.subjects')
    router.get('/kelas/:id/hasil', [ClassResultsController, 'show']).as('admin.class_results.show')
    router
      .get('/kelas/:id/hasil/excel', [ClassResultsController, 'excel'])
      .as('admin.class_results.excel')
    router
      .get('/kelas/:id/hasil/pdf', [ClassResultsController, 'pdf'])
      .as('admin.class_results.pdf')
      .use(resultsPerUser)
    router.get('/jadwal/:id/hasil', [EventResultsController, 'show']).as('admin.event_results.show')
    router
      .get('/jadwal/:id/hasil/excel', [EventResultsController, 'excel'])
      .as('admin.event_results.excel')
    router
      .get('/jadwal/:id/hasil/pdf', [EventResultsController, 'pdf'])
      .as('admin.event_results.pdf')
      .use(resultsPerUser)
  })
}

function schoolLinks() {
  return router
    .group(() => {
      router.get('/', [SchoolLinksController, 'index']).as('admin.school_links.list')
      router
        .post('/', [SchoolLinksController, 'store'])
        .use(middleware.confirmed())
        .as('admin.school_links.create')
      router.post('/:linkId/akhiri', [SchoolLinksController, 'end']).as('admin.school_links.end')
    })
    .prefix('/kelas/:id/tautan')
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
}
