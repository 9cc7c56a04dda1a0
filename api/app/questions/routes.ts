import router from '@adonisjs/core/services/router'
import { rowId } from '#app/platform/validation/row_id'

const ListQuestionsController = () => import('#app/questions/controllers/list_questions_controller')
const LastQuestionController = () => import('#app/questions/controllers/last_question_controller')
const ShowQuestionController = () => import('#app/questions/controllers/show_question_controller')
const DeleteQuestionController = () =>
  import('#app/questions/controllers/delete_question_controller')
const AddListeningController = () => import('#app/questions/controllers/add_listening_controller')
const EditListeningController = () => import('#app/questions/controllers/edit_listening_controller')
const AddStructureController = () => import('#app/questions/controllers/add_structure_controller')
const EditStructureController = () => import('#app/questions/controllers/edit_structure_controller')
const AddWrittenController = () => import('#app/questions/controllers/add_written_controller')
const EditWrittenController = () => import('#app/questions/controllers/edit_written_controller')
const AddReadingController = () => import('#app/questions/controllers/add_reading_controller')
const EditReadingController = () => import('#app/questions/controllers/edit_reading_controller')
const ListPassagesController = () => import('#app/questions/controllers/list_passages_controller')
const AddPassageController = () => import('#app/questions/controllers/add_passage_controller')
const EditPassageController = () => import('#app/questions/controllers/edit_passage_controller')
const DeletePassageController = () => import('#app/questions/controllers/delete_passage_controller')

/** Mounted below /admin, where only admins come. The spec's paths name the id now before, now after the section. */
export function adminQuestionRoutes() {
  router
    .group(() => {
      listRoutes()
      questionRoutes()
      passageRoutes()
    })
    .prefix('/paket-soal')
    .where('paketId', rowId)
    .where('soalId', rowId)
    .where('id', rowId)
}

function listRoutes() {
  router
    .get('/:paketId/listening/last', [LastQuestionController, 'listening'])
    .as('admin.questions.last_listening')
  router
    .get('/:paketId/structure/last', [LastQuestionController, 'structure'])
    .as('admin.questions.last_structure')
  router
    .get('/:paketId/written/last', [LastQuestionController, 'written'])
    .as('admin.questions.last_written')
  router
    .get('/:paketId/reading/last', [LastQuestionController, 'reading'])
    .as('admin.questions.last_reading')

  router
    .get('/:paketId/soal-listening', [ListQuestionsController, 'listening'])
    .as('admin.questions.listening')
  router
    .get('/:paketId/soal-structure', [ListQuestionsController, 'structure'])
    .as('admin.questions.structure')
  router
    .get('/:paketId/soal-written', [ListQuestionsController, 'written'])
    .as('admin.questions.written')
  router
    .get('/:paketId/soal-reading', [ListQuestionsController, 'reading'])
    .as('admin.questions.reading')
}

function questionRoutes() {
  router.get('/soal/:soalId', [ShowQuestionController]).as('admin.questions.show')
  router.delete('/soal/:soalId', [DeleteQuestionController]).as('admin.questions.delete')
  router
    .delete('/soal-reading/:soalId', [DeleteQuestionController, 'reading'])
    .as('admin.questions.delete_reading')

  router
    .post('/:paketId/soal-listening', [AddListeningController])
    .as('admin.questions.add_listening')
  router
    .put('/:soalId/soal-listening', [EditListeningController])
    .as('admin.questions.edit_listening')
  router
    .post('/:paketId/soal-structure', [AddStructureController])
    .as('admin.questions.add_structure')
  router
    .put('/soal-structure/:soalId', [EditStructureController])
    .as('admin.questions.edit_structure')
  router.post('/:paketId/soal-written', [AddWrittenController]).as('admin.questions.add_written')
  router.put('/soal-written/:soalId', [EditWrittenController]).as('admin.questions.edit_written')
  router.post('/:paketId/soal-reading', [AddReadingController]).as('admin.questions.add_reading')
  router.put('/soal-reading/:soalId', [EditReadingController]).as('admin.questions.edit_reading')
}

function passageRoutes() {
  router.get('/question-reading/:paketId', [ListPassagesController]).as('admin.passages.list')
  router.post('/:paketId/question-reading', [AddPassageController]).as('admin.passages.add')
  router.put('/question-reading/:id', [EditPassageController]).as('admin.passages.edit')
  router.delete('/question-reading/:id', [DeletePassageController]).as('admin.passages.delete')
}
