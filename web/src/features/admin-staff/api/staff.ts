import type { Role, StaffRole } from '@lulus/api/contracts/capabilities'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

type Staff = ResponseAt<'GET', '/admin/staf'>
export type StaffRow = Staff['staf'][number]
/** An unused invitation. The list doesn't contain its token. */
export type InvitationRow = Staff['undangan'][number]
/** Only this response contains the token. */
export type NewInvitation = ResponseAt<'POST', '/admin/staf/undangan'>['data']

const KEY = ['admin-staff']
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

/** The academy's staff, and the open invitations. */
export const staffQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) => api.get('/admin/staf', { signal }),
  staleTime: 0,
})

/** The logins of a user. */
export const loginsQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id, 'login'],
    queryFn: ({ signal }) => api.get('/admin/staf/:id/login', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

export interface InvitationFields {
  nama: string
  email: string
  peran: StaffRole
}

export const inviteMutation = mutationOptions({
  mutationFn: (body: InvitationFields) => api.post('/admin/staf/undangan', { body }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const withdrawMutation = mutationOptions({
  mutationFn: (id: number) => api.delete('/admin/staf/undangan/:id', { params: { id } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const changeRoleMutation = mutationOptions({
  mutationFn: ({ id, peran }: { id: number; peran: Role }) =>
    api.put('/admin/staf/:id/peran', { params: { id }, body: { peran } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const endLoginMutation = mutationOptions({
  mutationFn: ({ id, login }: { id: number; login: string }) =>
    api.delete('/admin/staf/:id/login/:login', { params: { id, login } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})
