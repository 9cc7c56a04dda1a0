import type { Role } from '@lulus/api/contracts/capabilities'
import type { UserColumn, UserFilter } from '@lulus/api/contracts/accounts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { FilteredQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type UserRow = ResponseAt<'GET', '/admin/user'>['users'][number]

/** Matches every page of the list. */
export const ALL_USERS = { queryKey: ['admin-users'] }
const meta = { refreshes: [ALL_USERS] }

type UserQuery = FilteredQuery<UserColumn, UserFilter>

/** A page of all users, or all of them, with rows shown as they stream in. */
export const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: [...ALL_USERS.queryKey, query],
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

/** Saves the list's rows as an Excel file, whatever page is shown. */
export const usersExcelMutation = mutationOptions({
  mutationFn: async (query: UserQuery) =>
    saveFile(
      await api.download('/admin/user/excel', 'Data User.xlsx', { query, timeout: LIST_TIMEOUT_MS })
    ),
  meta: { failed: 'Gagal membuat berkas' },
})

export type ResetCode = ResponseAt<'POST', '/admin/user/:id/kode-reset'>

/** Creates a one-time code for setting a new password. An earlier code becomes invalid. */
export const issueResetCodeMutation = mutationOptions({
  mutationFn: ({ id }: UserRow) => api.post('/admin/user/:id/kode-reset', { params: { id } }),
})

/** Lets a user log in again after too many failed tries. */
export const unlockUserMutation = mutationOptions({
  mutationFn: ({ id }: UserRow) => api.post('/admin/user/:id/buka-kunci', { params: { id } }),
})

interface Suspension {
  alasan: string
  /** Also suspends a user who is in an exam. */
  force?: boolean
}

/** Signs a user out everywhere and prevents new logins. */
export const suspendUserMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ alasan, force = false }: Suspension) =>
      api.post('/admin/user/:id/tangguhkan', { params: { id }, body: { alasan, force } }),
    meta,
  })

/** Lets a suspended user log in again. */
export const restoreUserMutation = mutationOptions({
  mutationFn: ({ id }: UserRow) => api.post('/admin/user/:id/pulihkan', { params: { id } }),
  meta,
})

/** Signs a user out on all devices. */
export const signOutUserMutation = mutationOptions({
  mutationFn: ({ id }: UserRow) => api.post('/admin/user/:id/keluarkan', { params: { id } }),
})

/** Removes a second factor that its owner has lost. */
export const removeFactorMutation = mutationOptions({
  mutationFn: ({ id }: UserRow) =>
    api.post('/admin/user/:id/hapus-dua-langkah', { params: { id } }),
  meta,
})

/** Changes a user's role, from or to staff. */
export const changeRoleMutation = (id: number) =>
  mutationOptions({
    mutationFn: (peran: Role) =>
      api.put('/admin/staf/:id/peran', { params: { id }, body: { peran } }),
    meta,
  })
