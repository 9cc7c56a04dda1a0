/**
 * The roles, and what each may do in the admin area. The server enforces this table on every admin route, and the web app
 * shows navigation and buttons by it.
 */

/** `User` is a learner, all others are staff. */
export const ROLES = ['Admin', 'Pengawas', 'Guru', 'Keuangan', 'User'] as const
export type Role = (typeof ROLES)[number]

/** The roles of the academy's staff. */
export type StaffRole = Exclude<Role, 'User'>

/** The roles that an admin can give, in order of decreasing rights. */
export const STAFF = [
  'Admin',
  'Pengawas',
  'Guru',
  'Keuangan',
] as const satisfies readonly StaffRole[]

const ROLES_WITH = {
  /** The dashboard, with its revenue. */
  'overview.read': ['Admin', 'Keuangan'],
  /** Payments with their proofs and decisions. */
  'payments.decide': ['Admin', 'Keuangan'],
  /** Results and certificates of all learners. */
  'results.read': ['Admin', 'Guru'],
  /** Whether late answers count, which changes results. */
  'late_answers.decide': ['Admin'],
  /** Packages with their missing parts. */
  'packages.read': ['Admin', 'Guru'],
  /** The packages themselves: names, prices, times, and whether they are sold. */
  'packages.edit': ['Admin'],
  /** Questions with their keys and media. */
  'questions.edit': ['Admin', 'Guru'],
  /** All accounts: reset codes, suspensions, pictures. */
  'users.manage': ['Admin'],
  /** Granting access to packages without a payment, and revoking it. */
  'access.grant': ['Admin'],
  /** The staff, with their roles and logins. */
  'staff.manage': ['Admin'],
  /** Classes and the learners in them. */
  'classes.manage': ['Admin'],
  /** Links that show a class's results to its school, and so disclose personal data without an account. */
  'school_links.manage': ['Admin'],
  /** Login cards, which let their holder sign in as any learner on them. */
  'cards.print': ['Admin'],
  /** Exam events: learners, package, place and time. */
  'events.manage': ['Admin'],
  /** The board of an event and its common start: of all events for admins, of their own for invigilators. */
  'events.watch': ['Admin', 'Pengawas'],
  /** Actions on learners of an event: time, pauses, messages. As for its board. */
  'events.act': ['Admin', 'Pengawas'],
  /** Labs with their keys, seats and incidents. */
  'labs.manage': ['Admin'],
  /** The list of what learners are to be told; of it, the kinds that the role has to do with. */
  'messages.send': ['Admin', 'Keuangan'],
  'audit.read': ['Admin'],
  'settings.edit': ['Admin'],
  /** The user's own second factor. */
  'own_factor.manage': STAFF,
} as const satisfies Record<string, readonly StaffRole[]>

export type Capability = keyof typeof ROLES_WITH

/** Whether a role has a capability. */
export function can(role: Role, capability: Capability): boolean {
  const roles: readonly Role[] = ROLES_WITH[capability]
  return roles.includes(role)
}

/** Whether a role belongs to the academy's staff. */
export function isStaff(role: Role): role is StaffRole {
  return role !== 'User'
}
