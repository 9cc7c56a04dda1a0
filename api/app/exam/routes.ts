import router from '@adonisjs/core/services/router'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const CheckAccessController = () => import('#app/exam/controllers/check_access_controller')
const CheckPackageAccessController = () =>
  import('#app/exam/controllers/check_package_access_controller')
const ReadPaperController = () => import('#app/exam/controllers/read_paper_controller')
const ReadAnswersController = () => import('#app/exam/controllers/read_answers_controller')
const SaveAnswersController = () => import('#app/exam/controllers/save_answers_controller')
const SubmitAttemptController = () => import('#app/exam/controllers/submit_attempt_controller')
const CheckEndTimeController = () => import('#app/exam/controllers/check_end_time_controller')
const ReadTimerController = () => import('#app/exam/controllers/read_timer_controller')
const StartAttemptController = () => import('#app/exam/controllers/start_attempt_controller')
const AdvanceSessionController = () => import('#app/exam/controllers/advance_session_controller')
const EndSessionEarlyController = () => import('#app/exam/controllers/end_session_early_controller')
const ReadAudioController = () => import('#app/exam/controllers/read_audio_controller')
const ReportAudioController = () => import('#app/exam/controllers/report_audio_controller')
const SendAudioController = () => import('#app/exam/controllers/send_audio_controller')
const SendPassageController = () => import('#app/exam/controllers/send_passage_controller')

export function examRoutes() {
  router
    .group(() => {
      router.get('/users/cek-akses', [CheckAccessController]).as('exam.access')
      router
        .get('/users/cek-akses/:paketId', [CheckPackageAccessController])
        .where('paketId', rowId)
        .as('exam.package_access')
      router.get('/soal', [ReadPaperController]).as('exam.paper')
      router.get('/soal/ambil-jawaban', [ReadAnswersController]).as('exam.answers')
      router.post('/soal/simpan-jawaban', [SaveAnswersController]).as('exam.save_answers')
      router.post('/soal/jawaban', [SubmitAttemptController]).as('exam.submit')
      router.get('/soal/cek-endtime', [CheckEndTimeController]).as('exam.check_end_time')
      router.get('/soal/timers', [ReadTimerController]).as('exam.timer')
      router.put('/soal/timers', [StartAttemptController]).as('exam.start')
      router.put('/soal/timers/next', [AdvanceSessionController]).as('exam.next')
      router.put('/soal/timers-to-zero', [EndSessionEarlyController]).as('exam.end_session')
      router.get('/soal/ambil-audio', [ReadAudioController]).as('exam.audio')
      router.post('/soal/simpan-audio', [ReportAudioController]).as('exam.report_audio')
      router.get('/uploads/audio/:file', [SendAudioController]).as('exam.send_audio')
      router.get('/uploads/reading/:file', [SendPassageController]).as('exam.send_passage')
    })
    .use(middleware.auth())
}
