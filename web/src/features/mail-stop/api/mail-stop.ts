import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

const ALL = { queryKey: ['mail-stop'] }

/** Whether e-mails to the owner of a token were stopped. 404 for a wrong token. */
export const mailStopQuery = (token: string) =>
  queryOptions({
    queryKey: [...ALL.queryKey, token],
    queryFn: ({ signal }) => api.get('/berhenti-email/:token', { params: { token }, signal }),
    staleTime: 0,
  })

/** Stops such e-mails, or has them sent again. */
export const changeMailStopMutation = mutationOptions({
  mutationFn: ({ token, isStopped }: { token: string; isStopped: boolean }) =>
    isStopped
      ? api.post('/berhenti-email/:token', { params: { token } })
      : api.delete('/berhenti-email/:token', { params: { token } }),
  meta: { refreshes: [ALL], done: null },
})
