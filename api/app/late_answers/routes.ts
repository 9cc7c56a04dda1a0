import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const LateAnswersController = () => import('#app/late_answers/controllers/late_answers_controller')

export function lateAnswerRoutes() {
  router
    .get('/users/jawaban-terlambat', [LateAnswersController, 'own'])
    .as('late_answers.own')
    .use(middleware.auth())
}

export function adminLateAnswerRoutes() {
  needs(
    'late_answers.decide',
    router.group(() => {
      router
        .get('/jawaban-terlambat', [LateAnswersController, 'index'])
        .as('admin.late_answers.list')
      router
        .post('/jawaban-terlambat/berkas', [LateAnswersController, 'takeFile'])
        .as('admin.late_answers.take_file')
      router
        .get('/jawaban-terlambat/:id', [LateAnswersController, 'show'])
        .where('id', rowId)
        .as('admin.late_answers.show')
      router
        .put('/jawaban-terlambat/:id/status', [LateAnswersController, 'decide'])
        .where('id', rowId)
        .as('admin.late_answers.decide')
    })
  )
}
