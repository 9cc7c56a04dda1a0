import type { UserColumn } from '@lulus/api/contracts/sort_columns'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type UserRow = ResponseAt<'GET', '/admin/user'>['users'][number]

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
