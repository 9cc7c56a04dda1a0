import { mailStopAddress } from './mail-stop.ts'
import type { Capability } from '@lulus/api/contracts/capabilities'

/** Ids and codes from the demo that the pictures show. */
export interface Ids {
  package: number
  question: Record<Section, number>
  class: number
  classPayment: number
  statement: number
  bundle: number
  /** Assigned to a class of the learner's. */
  drill: number
  pastEvent: number
  comingEvent: number
  lab: number
  lateAnswers: number
  /** A learner with results. */
  person: number
  result: number
  certificate: string
  /** Complete addresses, which are shown only once. */
  invitation: string
  schoolLink: string
}
type Section = 'listening' | 'structure' | 'written' | 'reading'

export interface Screen {
  /** The router's pattern. */
  at: string
  /** The route's module below web/src. */
  file: string
  /** Who may see it. In the admin area this is a capability. */
  who:
    | 'everybody'
    | 'every signed-in user'
    | 'the staff'
    | 'whoever sits at a lab computer'
    | Capability
  /** The demo account that opens it for its picture. */
  viewer: 'visitor' | 'newcomer' | 'learner' | 'sitter' | 'admin' | 'kiosk'
  /** The address to open for its picture. */
  open: (ids: Ids) => string
}

const seenBy =
  (who: Screen['who'], viewer: Screen['viewer']) =>
  (at: string, file: string, open: Screen['open'] = () => at): Screen => ({
    at,
    file,
    who,
    viewer,
    open,
  })

const visitor = seenBy('everybody', 'visitor')
const newcomer = seenBy('every signed-in user', 'newcomer')
const learner = seenBy('every signed-in user', 'learner')
const staff = (who: Screen['who']) => seenBy(who, 'admin')

const SIMULATIONS = '/admin/soal-simulasi'
const QUESTIONS = 'features/admin-questions/pages'
const readers = staff('packages.read')

/** The screens of one section's questions. */
const questions = (section: Section): Screen[] => [
  readers(
    `${SIMULATIONS}/soal-${section}/:paketId`,
    `${QUESTIONS}/questions-page`,
    (ids) => `${SIMULATIONS}/soal-${section}/${ids.package}`
  ),
  readers(
    `${SIMULATIONS}/add-soal-${section}/:paketId`,
    `${QUESTIONS}/add-question-page`,
    (ids) => `${SIMULATIONS}/add-soal-${section}/${ids.package}`
  ),
  readers(
    `${SIMULATIONS}/edit-soal-${section}/:soalId`,
    `${QUESTIONS}/edit-question-page`,
    (ids) => `${SIMULATIONS}/edit-soal-${section}/${ids.question[section]}`
  ),
]

/** All screens, as docs/screens.md shows them. */
export const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'For everybody': [
    visitor('/', 'features/landing/pages/landing-page'),
    visitor('/login', 'features/auth/pages/login-page'),
    visitor('/register', 'features/auth/pages/register-page'),
    visitor('/reset-password', 'features/auth/pages/reset-password-page'),
    visitor('/undangan', 'features/auth/pages/invitation-page', (ids) => ids.invitation),
    visitor('/verifikasi', 'app/screens/verify-screen'),
    visitor(
      '/verifikasi/:kode',
      'app/screens/verify-screen',
      (ids) => `/verifikasi/${ids.certificate}`
    ),
    visitor('/sekolah/:token', 'app/screens/school-screen', (ids) => ids.schoolLink),
    visitor('/berhenti-email/:token', 'app/screens/mail-stop-screen', (ids) =>
      mailStopAddress(ids.person)
    ),
  ],
  'For learners': [
    newcomer('/paketsoal', 'app/screens/packages-screen'),
    newcomer(
      '/bayar/:paketId',
      'features/payments/pages/pay-page',
      (ids) => `/bayar/${ids.package}`
    ),
    newcomer(
      '/bayar/bundel/:bundelId',
      'features/payments/pages/pay-bundle-page',
      (ids) => `/bayar/bundel/${ids.bundle}`
    ),
    learner('/paket-saya', 'features/payments/pages/my-packages-page'),
    learner('/ujian/:id', 'app/screens/waiting-room-screen', (ids) => `/ujian/${ids.comingEvent}`),
    learner(
      '/cek-perangkat',
      'app/screens/device-check-screen',
      (ids) => `/cek-perangkat?ujian=${ids.comingEvent}`
    ),
    seenBy('every signed-in user', 'sitter')(
      '/simulasi-toefl/:paketId',
      'app/screens/exam-screen',
      (ids) => `/simulasi-toefl/${ids.package}`
    ),
    learner('/seb', 'features/seb/pages/seb-page'),
    learner('/riwayat-ujian', 'features/results/pages/history-page'),
    learner('/hasil/:id', 'app/screens/result-screen', (ids) => `/hasil/${ids.result}`),
    learner('/peta-kemampuan', 'features/learning/pages/skill-map-page'),
    learner(
      '/hasil/:id/pembahasan',
      'features/learning/pages/explanations-page',
      (ids) => `/hasil/${ids.result}/pembahasan`
    ),
    learner('/latihan', 'features/learning/pages/practice-page'),
    learner(
      '/latihan/tugas/:id',
      'features/learning/pages/assigned-drill-page',
      (ids) => `/latihan/tugas/${ids.drill}`
    ),
    learner('/rencana', 'features/learning/pages/plan-page'),
    learner('/materi', 'features/learning/pages/lessons-page'),
    learner(
      '/materi/:skill',
      'features/learning/pages/lesson-page',
      () => '/materi/structure_inversion'
    ),
    learner('/profile', 'app/screens/profile-screen'),
    learner('/mini-test', 'features/mini-test/pages/intro-page'),
    learner('/listening', 'features/mini-test/pages/listening-page'),
    learner('/structure', 'features/mini-test/pages/structure-page'),
    learner('/reading', 'features/mini-test/pages/reading-page'),
    learner('/finish', 'features/mini-test/pages/finish-page'),
  ],
  'For the staff': [
    staff('the staff')('/admin', 'app/screens/admin-start'),
    staff('overview.read')('/admin/dashboard', 'features/admin-dashboard/pages/dashboard-page'),
    staff('payments.decide')('/admin/payments', 'features/admin-payments/pages/payments-page'),
    staff('payments.decide')(
      '/admin/payments/catat',
      'features/admin-payments/pages/enter-payment-page'
    ),
    staff('payments.decide')(
      '/admin/payments/periksa',
      'features/admin-payments/pages/review-page'
    ),
    staff('payments.decide')(
      '/admin/pembayaran-kelas',
      'features/admin-class-payments/pages/class-payments-page'
    ),
    staff('payments.decide')(
      '/admin/pembayaran-kelas/:id',
      'features/admin-class-payments/pages/class-payment-page',
      (ids) => `/admin/pembayaran-kelas/${ids.classPayment}`
    ),
    staff('results.read')('/admin/riwayat-ujian', 'app/screens/admin-results-screen'),
    staff('questions.edit')(
      '/admin/riwayat-ujian/:id/pembahasan',
      'features/learning/pages/staff-explanations-page',
      (ids) => `/admin/riwayat-ujian/${ids.result}/pembahasan`
    ),
    staff('questions.edit')(
      '/admin/riwayat-ujian/:id/perubahan-soal',
      'features/admin-items/pages/changes-page',
      (ids) => `/admin/riwayat-ujian/${ids.result}/perubahan-soal`
    ),
    staff('payments.decide')('/admin/mutasi', 'features/admin-statements/pages/statements-page'),
    staff('payments.decide')(
      '/admin/mutasi/:id',
      'features/admin-statements/pages/statement-page',
      (ids) => `/admin/mutasi/${ids.statement}`
    ),
    staff('payments.decide')('/admin/promo', 'features/admin-promos/pages/promos-page'),
    staff('payments.decide')('/admin/bundel', 'features/admin-bundles/pages/bundles-page'),
    staff('payments.decide')('/admin/laporan', 'features/admin-money/pages/report-page'),
    staff('results.read')('/admin/hasil-kelas', 'features/admin-class-results/pages/subjects-page'),
    staff('results.read')(
      '/admin/hasil-kelas/:id',
      'app/screens/admin-class-results-screen',
      (ids) => `/admin/hasil-kelas/${ids.class}`
    ),
    staff('questions.edit')(
      '/admin/hasil-kelas/:id/belajar',
      'features/learning/pages/class-learning-page',
      (ids) => `/admin/hasil-kelas/${ids.class}/belajar`
    ),
    staff('results.read')(
      '/admin/hasil-kelas/ujian/:id',
      'app/screens/admin-event-results-screen',
      (ids) => `/admin/hasil-kelas/ujian/${ids.pastEvent}`
    ),
    staff('late_answers.decide')(
      '/admin/jawaban-terlambat',
      'features/admin-late-answers/pages/late-answers-page'
    ),
    staff('late_answers.decide')(
      '/admin/jawaban-terlambat/:id',
      'features/admin-late-answers/pages/late-review-page',
      (ids) => `/admin/jawaban-terlambat/${ids.lateAnswers}`
    ),
    staff('users.manage')('/admin/data-user', 'features/admin-users/pages/users-page'),
    staff('users.manage')(
      '/admin/data-user/:id',
      'app/screens/admin-person-screen',
      (ids) => `/admin/data-user/${ids.person}`
    ),
    staff('results.read')(
      '/admin/riwayat-ujian/:id/jawaban',
      'features/admin-users/pages/answer-sheet-page',
      (ids) => `/admin/riwayat-ujian/${ids.result}/jawaban`
    ),
    staff('staff.manage')('/admin/staf', 'features/admin-staff/pages/staff-page'),
    staff('classes.manage')('/admin/kelas', 'features/admin-classes/pages/classes-page'),
    staff('classes.manage')(
      '/admin/kelas/:id',
      'app/screens/admin-class-screen',
      (ids) => `/admin/kelas/${ids.class}`
    ),
    staff('events.watch')('/admin/jadwal', 'features/admin-events/pages/events-page'),
    staff('events.manage')(
      '/admin/jadwal/:id/kemiripan',
      'features/admin-events/pages/similar-answers-page',
      (ids) => `/admin/jadwal/${ids.comingEvent}/kemiripan`
    ),
    staff('events.act')('/admin/jadwal/latihan', 'features/admin-events/pages/practice-page'),
    staff('events.manage')('/admin/jadwal/add', 'features/admin-events/pages/add-event-page'),
    staff('events.manage')(
      '/admin/jadwal/edit/:id',
      'features/admin-events/pages/edit-event-page',
      (ids) => `/admin/jadwal/edit/${ids.comingEvent}`
    ),
    staff('events.watch')(
      '/admin/jadwal/:id',
      'app/screens/admin-event-screen',
      (ids) => `/admin/jadwal/${ids.comingEvent}`
    ),
    staff('late_answers.decide')(
      '/admin/jadwal/:id/jawaban-terlambat',
      'features/admin-late-answers/pages/event-late-page',
      (ids) => `/admin/jadwal/${ids.comingEvent}/jawaban-terlambat`
    ),
    staff('events.watch')(
      '/admin/jadwal/:id/layar',
      'features/admin-events/pages/event-wall-page',
      (ids) => `/admin/jadwal/${ids.comingEvent}/layar`
    ),
    staff('labs.manage')('/admin/lab', 'features/admin-labs/pages/labs-page'),
    staff('labs.manage')(
      '/admin/lab/:id',
      'features/admin-labs/pages/lab-page',
      (ids) => `/admin/lab/${ids.lab}`
    ),
    staff('audit.read')('/admin/audit-log', 'features/admin-audit/pages/audit-page'),
    staff('messages.send')('/admin/pesan', 'features/admin-messages/pages/messages-page'),
    staff('settings.edit')('/admin/pengaturan', 'features/admin-settings/pages/settings-page'),
    staff('settings.edit')(
      '/admin/pengaturan/pesan',
      'features/admin-messages/pages/message-texts-page'
    ),
    readers(SIMULATIONS, 'features/admin-packages/pages/packages-page'),
    staff('packages.edit')(`${SIMULATIONS}/add`, 'features/admin-packages/pages/add-package-page'),
    staff('packages.edit')(
      `${SIMULATIONS}/edit/:id`,
      'features/admin-packages/pages/edit-package-page',
      (ids) => `${SIMULATIONS}/edit/${ids.package}`
    ),
    readers(
      `${SIMULATIONS}/analisis/:paketId`,
      'features/admin-items/pages/analysis-page',
      (ids) => `${SIMULATIONS}/analisis/${ids.package}`
    ),
    staff('packages.edit')(
      `${SIMULATIONS}/hitung-ulang/:paketId`,
      'features/admin-items/pages/rescoring-page',
      (ids) => `${SIMULATIONS}/hitung-ulang/${ids.package}`
    ),
    readers(
      `${SIMULATIONS}/pratinjau/:paketId`,
      `${QUESTIONS}/preview-package-page`,
      (ids) => `${SIMULATIONS}/pratinjau/${ids.package}`
    ),
    readers(
      `${SIMULATIONS}/add-soal/:paketId`,
      `${QUESTIONS}/choose-section-page`,
      (ids) => `${SIMULATIONS}/add-soal/${ids.package}`
    ),
    readers(
      `${SIMULATIONS}/impor/:paketId`,
      `${QUESTIONS}/import-questions-page`,
      (ids) => `${SIMULATIONS}/impor/${ids.package}`
    ),
    ...questions('listening'),
    ...questions('structure'),
    ...questions('written'),
    ...questions('reading'),
  ],
  'In the kiosk': [
    seenBy('whoever sits at a lab computer', 'kiosk')(
      '*',
      'app/screens/not-in-kiosk',
      () => '/profile'
    ),
  ],
  'For developers': [staff('the staff')('/testpage', 'app/screens/test-page-screen')],
}
