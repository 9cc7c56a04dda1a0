/**
 * What each role may do in the admin area: the one table that the server enforces on every admin route and the web app
 * draws its navigation and buttons by.
 */
import type { Role, StaffRole } from './roles.ts'

/** The roles that an admin can give, the widest first. */
export const STAFF = [
  'Admin',
  'Pengawas',
  'Guru',
  'Keuangan',
] as const satisfies readonly StaffRole[]

const ROLES_WITH = {
  /** The dashboard, with its revenue. */
  'overview.read': ['Admin', 'Keuangan'],
  /** Payments with their proofs, and the decisions about them. */
  'payments.decide': ['Admin', 'Keuangan'],
  /** Everybody's results and certificates. */
  'results.read': ['Admin', 'Guru'],
  /** Whether answers that came too late count: it changes results. */
  'late_answers.decide': ['Admin'],
  /** Packages with what they lack. */
  'packages.read': ['Admin', 'Guru'],
  /** Packages themselves: names, prices, times, whether they are sold. */
  'packages.edit': ['Admin'],
  /** Questions with their keys, and their media. */
  'questions.edit': ['Admin', 'Guru'],
  /** Everybody's accounts: codes for new passwords, suspensions, pictures. */
  'users.manage': ['Admin'],
  /** Access to packages without a payment, and taking it back. */
  'access.grant': ['Admin'],
  /** Who works here, as what, and where they are signed in. */
  'staff.manage': ['Admin'],
  /** Classes and the learners in them. */
  'classes.manage': ['Admin'],
  /** Links that show a class's results to its school: they hand personal data to people without an account. */
  'school_links.manage': ['Admin'],
  /** Login cards: whoever prints them can sign in as everybody on them. */
  'cards.print': ['Admin'],
  /** Exam events: who sits what, where and when. */
  'events.manage': ['Admin'],
  /** The board of an event and its common start: of all for admins, of those assigned to them for invigilators. */
  'events.watch': ['Admin', 'Pengawas'],
  /** Labs with their keys, seats and incidents. */
  'labs.manage': ['Admin'],
  'audit.read': ['Admin'],
  'settings.edit': ['Admin'],
  /** One's own second factor. */
  'own_factor.manage': STAFF,
} as const satisfies Record<string, readonly StaffRole[]>

export type Capability = keyof typeof ROLES_WITH

/** Whether a role may do this. */
export function can(role: Role, capability: Capability): boolean {
  const roles: readonly Role[] = ROLES_WITH[capability]
  return roles.includes(role)
}

/** What each role is for, as admins read it when they give one. */
export const ROLE_TEXTS: Readonly<Record<StaffRole, string>> = {
  Admin: 'Semua hal, termasuk staf, pengaturan, dan pembayaran.',
  Pengawas: 'Ujian yang ditugaskan kepadanya. Tanpa pembayaran, soal, dan kunci jawaban.',
  Guru: 'Soal dan hasil simulasi. Tanpa pembayaran dan pendapatan.',
  Keuangan: 'Pembayaran dan pendapatan. Tanpa soal dan hasil simulasi.',
}

/** What a learner's role is called beside those of the staff. */
export const LEARNER_LABEL = 'Peserta'

/** Whether a role belongs to somebody who works for the academy. */
export function isStaff(role: Role): role is StaffRole {
  return role !== 'User'
}
