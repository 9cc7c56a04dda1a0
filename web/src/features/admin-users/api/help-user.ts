import { mutationOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type ResetCode = ResponseAt<'POST', '/admin/user/:id/kode-reset'>

/** Makes a one-time code with which a user sets a new password; an earlier code ends. */
export const issueResetCodeMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/user/:id/kode-reset', { params: { id } }),
})

/** Lets a user log in again after too many failed tries. */
export const unlockUserMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/user/:id/buka-kunci', { params: { id } }),
})
