import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { takesFiles, type UploadLimit } from '#app/platform/uploads/upload_routes'
import { middleware } from '#start/kernel'
import { WORKBOOK_MAX_BYTES, WORKBOOK_TOO_LARGE } from '#app/classes/http/workbook_limit'

const CardsController = () => import('#app/classes/controllers/cards_controller')
const ClassesController = () => import('#app/classes/controllers/classes_controller')
const ListFilesController = () => import('#app/classes/controllers/list_files_controller')
const LearnersController = () => import('#app/classes/controllers/learners_controller')

const WORKBOOK: UploadLimit = { maxBytes: WORKBOOK_MAX_BYTES, tooLarge: WORKBOOK_TOO_LARGE }

/** Mounted below /admin. */
export function adminClassRoutes() {
  needs(
    'classes.manage',
    router
      .group(() => {
        router.get('/', [ClassesController, 'index']).as('admin.classes.list')
        router.post('/', [ClassesController, 'store']).as('admin.classes.create')
        router.get('/:id', [ClassesController, 'show']).as('admin.classes.show')
        router.put('/:id', [ClassesController, 'update']).as('admin.classes.rename')
        router.post('/:id/arsipkan', [ClassesController, 'archive']).as('admin.classes.archive')
        router.post('/:id/pulihkan', [ClassesController, 'restore']).as('admin.classes.restore')
        router.get('/template', [ListFilesController, 'template']).as('admin.classes.template')
        takesFiles(
          router
            .post('/baca-berkas', [ListFilesController, 'read'])
            .as('admin.classes.read_list_file'),
          WORKBOOK
        )
        router
          .post('/:id/peserta/periksa', [LearnersController, 'check'])
          .as('admin.classes.check_learners')
        router.post('/:id/peserta', [LearnersController, 'store']).as('admin.classes.add_learners')
        router
          .delete('/:id/peserta/:userId', [LearnersController, 'destroy'])
          .as('admin.classes.remove_learner')
      })
      .prefix('/kelas')
  )
  // A person who prints cards can sign in as everybody on them.
  needs(
    'cards.print',
    router
      .post('/kelas/:id/kartu', [CardsController, 'store'])
      .as('admin.classes.print_cards')
      .use(middleware.confirmed())
  )
}
