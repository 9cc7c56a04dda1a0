import type { ResponseAt } from '@/lib/api/client'

/** Results of a class or an exam event, for staff and for schools alike. */
export type ClassResults = ResponseAt<'GET', '/admin/jadwal/:id/hasil'>['data']['hasil']
