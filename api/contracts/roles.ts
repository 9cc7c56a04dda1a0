/** `User` is a learner; the others work for the academy. */
export const ROLES = ['Admin', 'Pengawas', 'Guru', 'Keuangan', 'User'] as const
export type Role = (typeof ROLES)[number]

/** Whoever works for the academy. The lists below are in `capabilities.ts`, because the exam loads this file. */
export type StaffRole = Exclude<Role, 'User'>
