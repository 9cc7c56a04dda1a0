import type { Role, StaffRole } from '@lulus/api/contracts/capabilities'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

type Staff = ResponseAt<'GET', '/admin/staf'>
export type StaffRow = Staff['staf'][number]
/** An unused invitation. The list doesn't contain its token. */
export type InvitationRow = Staff['undangan'][number]
/** Only this response contains the token. */
export type NewInvitation = ResponseAt<'POST', '/admin/staf/undangan'>['data']

/** The academy's staff, and the open invitations. */
export const staffQuery = queryOptions({
  queryKey: ['admin-staff'],
  queryFn: ({ signal }) => api.get('/admin/staf', { signal }),
  staleTime: 0,
})

/** The logins of a user. */
export const loginsQuery = (id: number) =>
  queryOptions({
    queryKey: [...staffQuery.queryKey, id, 'login'],
    queryFn: ({ signal }) => api.get('/admin/staf/:id/login', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

const meta = { refreshes: [staffQuery] }

interface InvitationFields {
  nama: string
  email: string
  peran: StaffRole
}

export const inviteMutation = mutationOptions({
  mutationFn: (body: InvitationFields) => api.post('/admin/staf/undangan', { body }),
  meta,
})

export const withdrawMutation = mutationOptions({
  mutationFn: ({ id }: InvitationRow) => api.delete('/admin/staf/undangan/:id', { params: { id } }),
  meta,
})

export const changeRoleMutation = (id: number) =>
  mutationOptions({
    mutationFn: (peran: Role) =>
      api.put('/admin/staf/:id/peran', { params: { id }, body: { peran } }),
    meta,
  })

export const endLoginMutation = (id: number) =>
  mutationOptions({
    mutationFn: (login: string) =>
      api.delete('/admin/staf/:id/login/:login', { params: { id, login } }),
    meta,
  })
