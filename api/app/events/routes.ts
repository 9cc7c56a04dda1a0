import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perAddress } from '#app/platform/limits/per_address'
import { middleware } from '#start/kernel'
import { LINE_SAMPLE_PATH, SEAT_CHECK_PATH } from '#contracts/device_check'
import { API_ROOT } from '#contracts/paths'
import { SEAT_UPDATES_PATH } from '#contracts/seat_updates'

const EventsController = () => import('#app/events/controllers/events_controller')
const EventSittersController = () => import('#app/events/controllers/event_sitters_controller')
const EventActionsController = () => import('#app/events/controllers/event_actions_controller')
const EventLateAnswersController = () =>
  import('#app/events/controllers/event_late_answers_controller')
const DeviceChecksController = () => import('#app/events/controllers/device_checks_controller')
const SeatUpdatesController = () => import('#app/events/controllers/seat_updates_controller')
const PracticesController = () => import('#app/events/controllers/practices_controller')
const SeatPlanController = () => import('#app/events/controllers/seat_plan_controller')
const ImpactController = () => import('#app/events/controllers/impact_controller')
const OwnEventsController = () => import('#app/events/controllers/own_events_controller')

/** A lab's computers share an address: fifty of them measure in the same minute, with some twenty samples each. */
const SAMPLES_PER_MINUTE = 2000
const SEAT_CHECKS_PER_MINUTE = 300

export function eventRoutes() {
  router
    .group(() => {
      router.get('/', [OwnEventsController, 'index']).as('events.list')
      router.get('/:id', [OwnEventsController, 'show']).as('events.show')
      router.post('/:id/masuk', [OwnEventsController, 'enter']).as('events.enter')
      router.put('/:id/siap', [OwnEventsController, 'ready']).as('events.ready')
      router.get('/:id/ruang-tunggu', [OwnEventsController, 'waiting']).as('events.waiting')
      router.post('/:id/denyut', [OwnEventsController, 'pulse']).as('events.pulse')
      router.get('/:id/cek-perangkat', [DeviceChecksController, 'show']).as('events.show_check')
      router.post('/:id/cek-perangkat', [DeviceChecksController, 'store']).as('events.check')
    })
    .prefix('/jadwal')
    .use(middleware.auth())
  router
    .get(LINE_SAMPLE_PATH, [DeviceChecksController, 'sample'])
    .as('events.line_sample')
    .use([middleware.auth(), perAddress('line_samples', SAMPLES_PER_MINUTE)])
}

/** What a kiosk itself calls about its seat: signed, without a cookie. Outside of the sessions' group. */
export function seatRoutes() {
  router
    .get(API_ROOT + SEAT_UPDATES_PATH, [SeatUpdatesController, 'show'])
    .as('labs.updates')
    .use([
      middleware.apiHeaders(),
      middleware.lab({ required: true }),
      perAddress('seat_updates', SEAT_CHECKS_PER_MINUTE),
    ])
  router
    .post(API_ROOT + SEAT_CHECK_PATH, [DeviceChecksController, 'storeSeat'])
    .as('labs.check')
    .use([
      middleware.apiHeaders(),
      middleware.lab({ required: true }),
      perAddress('seat_checks', SEAT_CHECKS_PER_MINUTE),
      middleware.body({ files: false }),
      middleware.signedBody(),
    ])
}

export function adminEventRoutes() {
  needs(
    'questions.edit',
    router.get('/paket-soal/:paketId/dampak', [ImpactController, 'show']).as('admin.events.impact')
  )
  needs(
    'events.manage',
    router
      .post('/percobaan/:id/tindakan', [EventActionsController, 'attempt'])
      .as('admin.attempts.act')
  )
  // The own one: there is no id of it.
  needs(
    'events.act',
    router
      .group(() => {
        router.post('/', [PracticesController, 'store']).as('admin.practice.open')
        router.delete('/', [PracticesController, 'destroy']).as('admin.practice.end')
        router.get('/papan', [PracticesController, 'board']).as('admin.practice.board')
        router.post('/mulai', [PracticesController, 'start']).as('admin.practice.start')
        router.post('/tindakan', [PracticesController, 'act']).as('admin.practice.act')
      })
      .prefix('/latihan-pengawas')
  )
  router
    .group(() => {
      needs(
        'events.watch',
        router.group(() => {
          router.get('/', [EventsController, 'index']).as('admin.events.list')
          router.get('/:id', [EventsController, 'show']).as('admin.events.show')
          router.get('/:id/papan', [EventsController, 'board']).as('admin.events.board')
          router
            .get('/:id/cek-perangkat', [DeviceChecksController, 'index'])
            .as('admin.events.checks')
          router.get('/:id/denah', [SeatPlanController, 'show']).as('admin.events.seat_plan')
          router.get('/:id/aliran', [EventsController, 'stream']).as('admin.events.stream')
          router.post('/:id/mulai', [EventsController, 'start']).as('admin.events.start')
          router
            .post('/:id/peserta', [EventSittersController, 'store'])
            .as('admin.events.add_learner')
          router
            .post('/:id/peserta/:userId/rekaman', [EventSittersController, 'reopenRecording'])
            .as('admin.events.reopen_recording')
        })
      )
      needs(
        'events.act',
        router.group(() => {
          router.post('/:id/tindakan', [EventActionsController, 'event']).as('admin.events.act')
          router.put('/:id/denah', [SeatPlanController, 'update']).as('admin.events.keep_seat_plan')
          router.post('/:id/tutup', [EventsController, 'close']).as('admin.events.close')
          router
            .post('/:id/peserta/:userId/kode-reset', [EventSittersController, 'issueResetCode'])
            .as('admin.events.reset_code')
            .use(middleware.confirmed())
        })
      )
      needs(
        'late_answers.decide',
        router
          .group(() => {
            router.get('/', [EventLateAnswersController, 'index']).as('admin.events.late_answers')
            router
              .put('/', [EventLateAnswersController, 'update'])
              .as('admin.events.decide_late_answers')
          })
          .prefix('/:id/jawaban-terlambat')
      )
      needs(
        'events.manage',
        router.group(() => {
          router
            .get('/:id/kemiripan', [EventsController, 'similarities'])
            .as('admin.events.similarities')
          router.post('/', [EventsController, 'store']).as('admin.events.create')
          router.post('/:id/duplikat', [EventsController, 'duplicate']).as('admin.events.duplicate')
          router.put('/:id', [EventsController, 'update']).as('admin.events.change')
          router
            .put('/:id/hasil-dibuka', [EventsController, 'moveResults'])
            .as('admin.events.move_results')
          router.post('/:id/jadwalkan', [EventsController, 'schedule']).as('admin.events.schedule')
          router
            .get('/:id/akses-kelas', [EventsController, 'classAccess'])
            .as('admin.events.class_access')
          router.post('/:id/batalkan', [EventsController, 'cancel']).as('admin.events.cancel')
          router
            .delete('/:id/peserta/:userId', [EventSittersController, 'destroy'])
            .as('admin.events.remove_learner')
          router
            .put('/:id/peserta/:userId/waktu-tambahan', [EventSittersController, 'extendTime'])
            .as('admin.events.extra_time')
        })
      )
    })
    .prefix('/jadwal')
}
