import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { AUDIO, IMAGE, takesFiles, type UploadLimit } from '#app/platform/uploads/upload_routes'
import { middleware } from '#start/kernel'
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_MEDIA_MAX_BYTES,
  IMPORT_MEDIA_TOO_LARGE,
} from '#contracts/question_imports'

const PackagesController = () => import('#app/packages/controllers/packages_controller')
const QuestionsController = () => import('#app/packages/controllers/questions_controller')
const ChosenQuestionsController = () =>
  import('#app/packages/controllers/chosen_questions_controller')
const RecordingsController = () => import('#app/packages/controllers/recordings_controller')
const PassagesController = () => import('#app/packages/controllers/passages_controller')
const ExportsController = () => import('#app/packages/controllers/exports_controller')
const ImportsController = () => import('#app/packages/controllers/imports_controller')
const AdminPackagesController = () => import('#app/packages/controllers/admin_packages_controller')

/** Both files of an import; each has a limit of its own beside it. */
const IMPORT: UploadLimit = {
  maxBytes: IMPORT_FILE_MAX_BYTES + IMPORT_MEDIA_MAX_BYTES,
  tooLarge: IMPORT_MEDIA_TOO_LARGE,
}

/** Public, mounted outside of the sessions' group. */
export function publicPackageRoutes() {
  router.get('/harga-paket', [PackagesController, 'prices']).as('packages.prices')
}

export function packageRoutes() {
  router
    .group(() => {
      router.get('/paket-soal', [PackagesController, 'index']).as('packages.list')
      router.get('/paket-soal/:id', [PackagesController, 'show']).as('packages.show')
    })
    .use(middleware.auth())
}

/** Mounted below /admin. */
export function adminPackageRoutes() {
  adminContentRoutes()
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
          router.get('/arsip', [AdminPackagesController, 'archived']).as('admin.packages.archived')
          router.post('/', [AdminPackagesController, 'store']).as('admin.packages.create')
          router.post('/:id/salin', [AdminPackagesController, 'copy']).as('admin.packages.copy')
          router
            .post('/:id/pulihkan', [AdminPackagesController, 'restore'])
            .as('admin.packages.restore')
          router.put('/:id', [AdminPackagesController, 'update']).as('admin.packages.update')
          router.delete('/:id', [AdminPackagesController, 'destroy']).as('admin.packages.archive')
        })
      )
    })
    .prefix('/paket-soal')
}

/** The spec's paths put the id before or after the section. */
function adminContentRoutes() {
  needs(
    'questions.edit',
    router
      .group(() => {
        listRoutes()
        questionRoutes()
        passageRoutes()
        importRoutes()
      })
      .prefix('/paket-soal')
  )
}

function listRoutes() {
  router
    .get('/:paketId/listening/last', [QuestionsController, 'lastListening'])
    .as('admin.questions.last_listening')
  router
    .get('/:paketId/structure/last', [QuestionsController, 'lastStructure'])
    .as('admin.questions.last_structure')
  router
    .get('/:paketId/written/last', [QuestionsController, 'lastWritten'])
    .as('admin.questions.last_written')
  router
    .get('/:paketId/reading/last', [QuestionsController, 'lastReading'])
    .as('admin.questions.last_reading')

  router
    .get('/:paketId/soal-listening', [QuestionsController, 'indexListening'])
    .as('admin.questions.listening')
  router
    .get('/:paketId/soal-structure', [QuestionsController, 'indexStructure'])
    .as('admin.questions.structure')
  router
    .get('/:paketId/soal-written', [QuestionsController, 'indexWritten'])
    .as('admin.questions.written')
  router
    .get('/:paketId/soal-reading', [QuestionsController, 'indexReading'])
    .as('admin.questions.reading')
}

function questionRoutes() {
  router.get('/soal/:soalId', [QuestionsController, 'show']).as('admin.questions.show')
  router
    .get('/soal/:soalId/riwayat', [QuestionsController, 'history'])
    .as('admin.questions.history')
  router.delete('/soal/:soalId', [QuestionsController, 'destroy']).as('admin.questions.delete')
  router
    .delete('/soal-reading/:soalId', [QuestionsController, 'destroyReading'])
    .as('admin.questions.delete_reading')

  router
    .post('/:paketId/soal/hapus', [ChosenQuestionsController, 'destroy'])
    .as('admin.questions.delete_chosen')
  router
    .post('/:paketId/soal/pindah', [ChosenQuestionsController, 'move'])
    .as('admin.questions.move_chosen')

  takesFiles(
    router
      .put('/:paketId/rekaman/:page', [RecordingsController, 'update'])
      .as('admin.questions.replace_recording'),
    AUDIO
  )
  takesFiles(
    router
      .post('/:paketId/soal-listening', [QuestionsController, 'storeListening'])
      .as('admin.questions.add_listening'),
    AUDIO
  )
  takesFiles(
    router
      .put('/:soalId/soal-listening', [QuestionsController, 'updateListening'])
      .as('admin.questions.edit_listening'),
    AUDIO
  )
  router
    .post('/:paketId/soal-structure', [QuestionsController, 'storeStructure'])
    .as('admin.questions.add_structure')
  router
    .put('/soal-structure/:soalId', [QuestionsController, 'updateStructure'])
    .as('admin.questions.edit_structure')
  router
    .post('/:paketId/soal-written', [QuestionsController, 'storeWritten'])
    .as('admin.questions.add_written')
  router
    .put('/soal-written/:soalId', [QuestionsController, 'updateWritten'])
    .as('admin.questions.edit_written')
  router
    .post('/:paketId/soal-reading', [QuestionsController, 'storeReading'])
    .as('admin.questions.add_reading')
  router
    .put('/soal-reading/:soalId', [QuestionsController, 'updateReading'])
    .as('admin.questions.edit_reading')
}

function passageRoutes() {
  router.get('/question-reading/:paketId', [PassagesController, 'index']).as('admin.passages.list')
  takesFiles(
    router
      .post('/:paketId/question-reading', [PassagesController, 'store'])
      .as('admin.passages.add'),
    IMAGE
  )
  takesFiles(
    router.put('/question-reading/:id', [PassagesController, 'update']).as('admin.passages.edit'),
    IMAGE
  )
  router
    .delete('/question-reading/:id', [PassagesController, 'destroy'])
    .as('admin.passages.delete')
}

function importRoutes() {
  router.get('/:paketId/ekspor', [ExportsController, 'show']).as('admin.packages.export')
  router.get('/impor/template', [ImportsController, 'template']).as('admin.imports.template')
  router.get('/:paketId/impor', [ImportsController, 'index']).as('admin.imports.list')
  takesFiles(
    router.post('/:paketId/impor', [ImportsController, 'store']).as('admin.imports.create'),
    IMPORT
  )
  router.get('/:paketId/impor/:id', [ImportsController, 'show']).as('admin.imports.show')
  router
    .put('/:paketId/impor/:id/baris/:nomor', [ImportsController, 'mend'])
    .as('admin.imports.mend_row')
  router
    .post('/:paketId/impor/:id/terapkan', [ImportsController, 'apply'])
    .as('admin.imports.apply')
  router.post('/:paketId/impor/:id/batalkan', [ImportsController, 'undo']).as('admin.imports.undo')
  router.delete('/:paketId/impor/:id', [ImportsController, 'destroy']).as('admin.imports.discard')
}
