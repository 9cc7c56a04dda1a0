import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** While something is being waited for. */
const REFRESH_MS = 15_000

/** Whether the exam of a package may be entered, is being waited for, or has to be paid first. */
export const packageAccessQuery = (paketId: number | string) =>
  queryOptions({
    queryKey: ['package-access', String(paketId)],
    queryFn: ({ signal }) => api.get('/users/cek-akses/:paketId', { params: { paketId }, signal }),
    // Decided elsewhere, by an admin or on another device: an old answer is worth nothing.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pending ? REFRESH_MS : false),
  })

export const PACKAGE_ACCESS_KEY = ['package-access']
