import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListColumns, ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type UserRow = ResponseAt<'GET', '/admin/user'>['users'][number]

export type UserColumn =
  'createdAt' | 'nohp' | 'nama' | 'status_ujian' | 'paket_soal_id_aktif' | 'paket_terakhir'

export const USER_LIST: ListColumns<UserColumn> = {
  columns: ['createdAt', 'nohp', 'nama', 'status_ujian', 'paket_soal_id_aktif', 'paket_terakhir'],
  defaultColumn: 'createdAt',
}

/** A page of all users, or all of them, as they arrive. */
export const usersQuery = (query: ListQuery<UserColumn>) =>
  queryOptions({
    queryKey: ['admin-users', query],
    queryFn: (context) =>
      api.read('/admin/user', streamRows<UserRow>('users', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    // Comparing a hundred thousand rows with the former ones costs more than drawing the few in sight.
    structuralSharing: false,
  })
