import type { UserColumn } from '@lulus/api/contracts/accounts'
import type { Role } from '@lulus/api/contracts/capabilities'
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type UserRow = ResponseAt<'GET', '/admin/user'>['users'][number]

const KEY = ['admin-users']

/** A page of all users, or all of them, with rows shown as they stream in. */
export const usersQuery = (query: ListQuery<UserColumn>) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: (context) =>
      api.read('/admin/user', streamRows<UserRow>('users', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    // Comparing 100,000 old and new rows is slower than rendering the visible ones.
    structuralSharing: false,
  })

export type ResetCode = ResponseAt<'POST', '/admin/user/:id/kode-reset'>

/** Creates a one-time code for setting a new password. An earlier code becomes invalid. */
export const issueResetCodeMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/user/:id/kode-reset', { params: { id } }),
})

/** Lets a user log in again after too many failed tries. */
export const unlockUserMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/user/:id/buka-kunci', { params: { id } }),
})

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

interface Suspension {
  id: number
  alasan: string
  /** Also suspends a user who is in an exam. */
  force: boolean
}

/** Signs a user out everywhere and prevents new logins. */
export const suspendUserMutation = mutationOptions({
  mutationFn: ({ id, ...body }: Suspension) =>
    api.post('/admin/user/:id/tangguhkan', { params: { id }, body }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

/** Lets a suspended user log in again. */
export const restoreUserMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/user/:id/pulihkan', { params: { id } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

/** Signs a user out on all devices. */
export const signOutUserMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/user/:id/keluarkan', { params: { id } }),
})

/** Removes a second factor that its owner has lost. */
export const removeFactorMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/user/:id/hapus-dua-langkah', { params: { id } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

/** Changes a user's role, from or to staff. */
export const changeRoleMutation = mutationOptions({
  mutationFn: ({ id, peran }: { id: number; peran: Role }) =>
    api.put('/admin/staf/:id/peran', { params: { id }, body: { peran } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})
