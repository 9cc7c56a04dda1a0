/**
 * The rooms of `app`, the lowest first. A room imports from those before it, and names tables of theirs and its own.
 * `.dependency-cruiser.mjs`, `tests/unit/tables_wall.spec.ts` and docs/architecture.md follow this order.
 */
export const ROOMS = [
  'platform',
  'paper',
  'listing',
  'audit',
  'accounts',
  'academy',
  'messages',
  'classes',
  'scoring',
  'packages',
  'enrolment',
  'payments',
  'results',
  'exam',
  'items',
  'labs',
  'events',
  'learning',
  'reports',
  'people',
  'dashboard',
  'backup',
] as const
