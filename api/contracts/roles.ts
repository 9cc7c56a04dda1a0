/** `User` is a learner, all others are staff. */
export const ROLES = ['Admin', 'Pengawas', 'Guru', 'Keuangan', 'User'] as const
export type Role = (typeof ROLES)[number]

/** The roles of the academy's staff. Their lists are in `capabilities.ts`, because the exam loads this file. */
export type StaffRole = Exclude<Role, 'User'>
