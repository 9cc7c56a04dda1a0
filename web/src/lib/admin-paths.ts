/** The addresses of the admin area (product-spec section 2), separate because the exam loads the others. */

type Id = number | string

export const adminPaths = {
  dashboard: '/admin/dashboard',
  payments: '/admin/payments',
  enterPayment: '/admin/payments/catat',
  /** The waiting payments one after the other. */
  reviewPayments: '/admin/payments/periksa',
  classPayments: '/admin/pembayaran-kelas',
  classPayment: (id: Id) => `/admin/pembayaran-kelas/${id}`,
  /** Statements of the academy's account. */
  statements: '/admin/mutasi',
  statement: (id: Id) => `/admin/mutasi/${id}`,
  promos: '/admin/promo',
  /** Several packages at one price. */
  bundles: '/admin/bundel',
  /** The academy's money. */
  moneyReport: '/admin/laporan',
  history: '/admin/riwayat-ujian',
  /** A learner's answers with their explanations. */
  explanations: (id: Id) => `/admin/riwayat-ujian/${id}/pembahasan`,
  /** What changed in the package since a learner's attempt. */
  packageChanges: (id: Id) => `/admin/riwayat-ujian/${id}/perubahan-soal`,
  /** The same, answer by answer, without texts. */
  answerSheet: (id: Id) => `/admin/riwayat-ujian/${id}/jawaban`,
  /** Results of classes and exam events. */
  results: '/admin/hasil-kelas',
  classResults: (id: Id) => `/admin/hasil-kelas/${id}`,
  /** What a class can do, what it missed, and how it gets on. */
  classLearning: (id: Id) => `/admin/hasil-kelas/${id}/belajar`,
  eventResults: (id: Id) => `/admin/hasil-kelas/ujian/${id}`,
  lateAnswers: '/admin/jawaban-terlambat',
  lateReview: (id: Id) => `/admin/jawaban-terlambat/${id}`,
  users: '/admin/data-user',
  /** Everything of one person. */
  person: (id: Id) => `/admin/data-user/${id}`,
  staff: '/admin/staf',
  classes: '/admin/kelas',
  schoolClass: (id: Id) => `/admin/kelas/${id}`,
  events: '/admin/jadwal',
  addEvent: '/admin/jadwal/add',
  /** The own practice, with simulated learners. */
  practice: '/admin/jadwal/latihan',
  /** The board of an exam event. */
  event: (id: Id) => `/admin/jadwal/${id}`,
  /** Late answers of an exam event. */
  eventLate: (id: Id) => `/admin/jadwal/${id}/jawaban-terlambat`,
  /** Token and counts of an exam event for a projector. */
  eventWall: (id: Id) => `/admin/jadwal/${id}/layar`,
  /** Pairs of learners who share improbably many answers. */
  similarAnswers: (id: Id) => `/admin/jadwal/${id}/kemiripan`,
  /** Prefix of the edit addresses. */
  editEvents: '/admin/jadwal/edit',
  editEvent: (id: Id) => `/admin/jadwal/edit/${id}`,
  labs: '/admin/lab',
  lab: (id: Id) => `/admin/lab/${id}`,
  auditLog: '/admin/audit-log',
  /** What learners are to be told. */
  messages: '/admin/pesan',
  settings: '/admin/pengaturan',
  /** The texts of messages to learners. */
  messageTexts: '/admin/pengaturan/pesan',
  packages: '/admin/soal-simulasi',
  addPackage: '/admin/soal-simulasi/add',
  /** Prefix of the edit addresses. */
  editPackages: '/admin/soal-simulasi/edit',
  editPackage: (id: Id) => `/admin/soal-simulasi/edit/${id}`,
  addQuestion: (paketId: Id) => `/admin/soal-simulasi/add-soal/${paketId}`,
  listening: (paketId: Id) => `/admin/soal-simulasi/soal-listening/${paketId}`,
  addListening: (paketId: Id) => `/admin/soal-simulasi/add-soal-listening/${paketId}`,
  editListening: (soalId: Id) => `/admin/soal-simulasi/edit-soal-listening/${soalId}`,
  structure: (paketId: Id) => `/admin/soal-simulasi/soal-structure/${paketId}`,
  addStructure: (paketId: Id) => `/admin/soal-simulasi/add-soal-structure/${paketId}`,
  editStructure: (soalId: Id) => `/admin/soal-simulasi/edit-soal-structure/${soalId}`,
  written: (paketId: Id) => `/admin/soal-simulasi/soal-written/${paketId}`,
  addWritten: (paketId: Id) => `/admin/soal-simulasi/add-soal-written/${paketId}`,
  editWritten: (soalId: Id) => `/admin/soal-simulasi/edit-soal-written/${soalId}`,
  reading: (paketId: Id) => `/admin/soal-simulasi/soal-reading/${paketId}`,
  addReading: (paketId: Id) => `/admin/soal-simulasi/add-soal-reading/${paketId}`,
  editReading: (soalId: Id) => `/admin/soal-simulasi/edit-soal-reading/${soalId}`,
  importQuestions: (paketId: Id) => `/admin/soal-simulasi/impor/${paketId}`,
  /** What finished attempts say about a package's items. */
  analysis: (paketId: Id) => `/admin/soal-simulasi/analisis/${paketId}`,
  /** Corrects keys of a package that was sat already. */
  rescorings: '/admin/soal-simulasi/hitung-ulang',
  rescoring: (paketId: Id) => `/admin/soal-simulasi/hitung-ulang/${paketId}`,
  /** A package as learners see it. */
  previewPackage: (paketId: Id) => `/admin/soal-simulasi/pratinjau/${paketId}`,
} as const
