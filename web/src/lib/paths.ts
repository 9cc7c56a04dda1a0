/**
 * Every address of the app (product-spec section 2). Screens link by these; the router's patterns are the
 * same functions called with ':paketId' and the like.
 */

import { pathOf, SCREENS } from '@lulus/api/contracts/paths'

type Id = number | string

export const paths = {
  home: '/',
  login: SCREENS.login,
  register: '/register',
  /** Forgotten password: sets a new one with an admin's code. */
  resetPassword: '/reset-password',
  /** Prefix of all pages that prove a certificate. */
  verifyRoot: SCREENS.verifyRoot,
  /** Public page that proves a certificate. */
  verify: (kode: string) => pathOf(SCREENS.verify, kode),

  /** Every component in every state; in development only. */
  designSystem: '/testpage',

  packages: SCREENS.packages,
  myPackages: '/paket-saya',
  /** Prefix of all payment addresses. */
  payRoot: '/bayar',
  pay: (paketId: Id) => `/bayar/${paketId}`,
  exam: (paketId: Id) => pathOf(SCREENS.exam, paketId),
  /** Prefix of all exam addresses. */
  examRoot: SCREENS.examRoot,
  history: SCREENS.history,
  profile: '/profile',

  miniTest: '/mini-test',
  miniTestListening: '/listening',
  miniTestStructure: '/structure',
  miniTestReading: '/reading',
  miniTestFinish: '/finish',

  admin: {
    root: '/admin',
    dashboard: '/admin/dashboard',
    payments: '/admin/payments',
    history: '/admin/riwayat-ujian',
    users: '/admin/data-user',
    labs: '/admin/lab',
    lab: (id: Id) => `/admin/lab/${id}`,
    auditLog: '/admin/audit-log',
    settings: '/admin/pengaturan',
    packages: '/admin/soal-simulasi',
    addPackage: '/admin/soal-simulasi/add',
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
    /** A package as learners see it. */
    previewPackage: (paketId: Id) => `/admin/soal-simulasi/pratinjau/${paketId}`,
  },
} as const

/** Whether `path` is `prefix` or below it: '/paketsoal' isn't below '/paket'. */
export function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
