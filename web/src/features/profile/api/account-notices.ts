import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type AccountNotice = ResponseAt<'GET', '/users/pemberitahuan'>['data'][number]

/** Unread messages to the signed-in user about their account. */
export const accountNoticesQuery = queryOptions({
  queryKey: ['account-notices'],
  queryFn: ({ signal }) => api.get('/users/pemberitahuan', { signal }),
  select: ({ data }) => data,
})

export const readNoticesMutation = mutationOptions({
  mutationFn: async (notices: readonly AccountNotice[]) => {
    for (const { id } of notices) {
      await api.post('/users/pemberitahuan/:id/baca', { params: { id } })
    }
  },
  meta: { refreshes: [accountNoticesQuery] },
})
