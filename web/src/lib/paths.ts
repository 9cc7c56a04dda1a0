/**
 * All addresses of the app (product-spec section 2) except the admin area's. Screens link with these functions, and the
 * router calls them with ':paketId' and the like for its patterns.
 */

import { pathOf, SCREENS } from '@lulus/api/contracts/paths'
import { SEB_SCREEN } from '@lulus/api/contracts/seb'

type Id = number | string

/** The value of `cara` in the address for paying again. */
export const PAY_AGAIN = 'qris'

/** The parameter of `paths.deviceCheck`: the event's id. */
export const CHECKED_EVENT = 'ujian'

export const paths = {
  home: '/',
  login: SCREENS.login,
  register: '/register',
  /** Sets a new password with an admin's code. */
  resetPassword: '/reset-password',
  /** Opens a staff account. The token is after the `#`, so that no server sees it. */
  invitation: '/undangan',
  /** Asks for a certificate's code; prefix of all verification pages. */
  verifyRoot: SCREENS.verifyRoot,
  /** Public page that verifies a certificate. */
  verify: (kode: string) => pathOf(SCREENS.verify, kode),
  /** Shows every component in every state, to admins and in a demo. */
  designSystem: '/testpage',

  packages: SCREENS.packages,
  myPackages: '/paket-saya',
  /** Prefix of all payment addresses. */
  payRoot: '/bayar',
  pay: (paketId: Id) => `/bayar/${paketId}`,
  payBundle: (bundelId: Id) => `/bayar/bundel/${bundelId}`,
  payBundleAgain: (bundelId: Id) => `/bayar/bundel/${bundelId}?cara=${PAY_AGAIN}`,
  /** Paying again after a rejection. */
  payAgain: (paketId: Id) => `/bayar/${paketId}?cara=${PAY_AGAIN}`,
  exam: (paketId: Id) => pathOf(SCREENS.exam, paketId),
  /** Prefix of all exam addresses. */
  examRoot: SCREENS.examRoot,
  /** The waiting room of an exam event. */
  waitingRoom: (id: Id) => pathOf(SCREENS.waitingRoom, id),
  deviceCheck: SCREENS.deviceCheck,
  /** The same for an event. */
  deviceCheckFor: (id: Id) => `${SCREENS.deviceCheck}?${CHECKED_EVENT}=${id}`,
  /** The first screen in Safe Exam Browser. */
  seb: SEB_SCREEN,
  history: SCREENS.history,
  /** One finished attempt. */
  result: (id: Id) => pathOf(SCREENS.result, id),
  /** Its answers with their explanations. */
  explanations: (id: Id) => `${pathOf(SCREENS.result, id)}/pembahasan`,
  /** What the learner's attempts say of each skill. */
  skillMap: '/peta-kemampuan',
  /** The questions of the day. */
  practice: '/latihan',
  /** Practice that a teacher assigned to the learner's class. */
  assignedDrill: (id: Id) => `/latihan/tugas/${id}`,
  /** Test date, target and week. */
  plan: '/rencana',
  /** What each skill needs to know. */
  lessons: '/materi',
  lesson: (skill: string) => `/materi/${skill}`,
  profile: '/profile',

  miniTest: '/mini-test',
  miniTestListening: '/listening',
  miniTestStructure: '/structure',
  miniTestReading: '/reading',
  miniTestFinish: '/finish',

  /** Prefix of the admin area, whose addresses are in `admin-paths.ts`, because only the admin area loads them. */
  adminRoot: '/admin',
} as const

/** Parameter of `paths.seb`: the screen that the learner requested. */
export const SEB_RETURN_PARAMETER = 'ke'

/** Whether `path` is `prefix` or below it: '/paketsoal' isn't below '/paket'. */
export function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
