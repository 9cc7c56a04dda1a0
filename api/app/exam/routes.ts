import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { middleware } from '#start/kernel'

const AccessController = () => import('#app/exam/controllers/access_controller')
const AttemptController = () => import('#app/exam/controllers/attempt_controller')
const AnswersController = () => import('#app/exam/controllers/answers_controller')
const ExtraTimeController = () => import('#app/exam/controllers/extra_time_controller')
const LateAnswersController = () => import('#app/exam/controllers/late_answers_controller')
const NoticesController = () => import('#app/exam/controllers/notices_controller')
const PulseController = () => import('#app/exam/controllers/pulse_controller')
const QuestionMediaController = () => import('#app/exam/controllers/question_media_controller')
const ReopenedRecordingsController = () =>
  import('#app/exam/controllers/reopened_recordings_controller')

/** Mounted below /admin. */
export function adminExamRoutes() {
  needs(
    'access.grant',
    router
      .put('/user/:id/akses/:aksesId/waktu-tambahan', [ExtraTimeController, 'update'])
      .as('admin.access.extra_time')
  )
  needs(
    'access.grant',
    router
      .post('/user/:id/rekaman', [ReopenedRecordingsController, 'store'])
      .as('admin.users.reopen_recording')
  )
  needs(
    'late_answers.decide',
    router
      .group(() => {
        router.get('/', [LateAnswersController, 'index']).as('admin.late_answers.list')
        router
          .post('/berkas', [LateAnswersController, 'takeFile'])
          .as('admin.late_answers.take_file')
        router.get('/:id', [LateAnswersController, 'show']).as('admin.late_answers.show')
        router.put('/:id/status', [LateAnswersController, 'decide']).as('admin.late_answers.decide')
      })
      .prefix('/jawaban-terlambat')
  )
}

export function examRoutes() {
  router
    .group(() => {
      router.get('/users/cek-akses', [AccessController, 'active']).as('exam.access')
      router
        .get('/users/cek-akses/:paketId', [AccessController, 'package'])
        .as('exam.package_access')
      router.get('/users/jawaban-terlambat', [LateAnswersController, 'own']).as('late_answers.own')
      router.get('/users/keadaan-paket', [AccessController, 'states']).as('exam.package_states')
      router.get('/soal', [AttemptController, 'paper']).as('exam.paper')
      router
        .get('/soal/urutan-pilihan', [AttemptController, 'optionOrders'])
        .as('exam.option_orders')
      router.get('/soal/kunci', [AttemptController, 'storageKey']).as('exam.storage_key')
      router.get('/soal/ambil-jawaban', [AnswersController, 'show']).as('exam.answers')
      router.post('/soal/simpan-jawaban', [AnswersController, 'update']).as('exam.save_answers')
      router
        .post('/soal/jawaban-terlambat', [AnswersController, 'deliverLate'])
        .as('exam.deliver_late')
      router.get('/soal/kunci-penyelamatan', [AttemptController, 'rescueKey']).as('exam.rescue_key')
      router.post('/soal/jawaban', [AttemptController, 'submit']).as('exam.submit')
      router.get('/soal/cek-endtime', [AttemptController, 'running']).as('exam.check_end_time')
      router.get('/soal/timers', [AttemptController, 'show']).as('exam.timer')
      router.put('/soal/pemberitahuan/:id', [NoticesController, 'update']).as('exam.read_notice')
      router.put('/soal/timers', [AttemptController, 'store']).as('exam.start')
      router.post('/soal/denyut', [PulseController, 'store']).as('exam.pulse')
      router.put('/soal/timers/next', [AttemptController, 'advance']).as('exam.next')
      router.put('/soal/timers-to-zero', [AttemptController, 'endSession']).as('exam.end_session')
      router.get('/soal/ambil-audio', [QuestionMediaController, 'played']).as('exam.audio')
      router.post('/soal/simpan-audio', [QuestionMediaController, 'report']).as('exam.report_audio')
      router.get('/uploads/audio/:file', [QuestionMediaController, 'audio']).as('exam.send_audio')
      router
        .get('/uploads/reading/:file', [QuestionMediaController, 'passage'])
        .as('exam.send_passage')
    })
    .use(middleware.auth())
}
