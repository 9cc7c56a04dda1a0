import type { MessageColumn, MessageKind, MessageState } from '@lulus/api/contracts/messages'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'
import { ALL_MESSAGES } from '@/lib/query/waiting-messages'

export type MessageRow = ResponseAt<'GET', '/admin/pesan'>['pesan'][number]

/** Others send them too, and new ones arise. */
const REFRESH_MS = 15_000

export type MessageQuery = ListQuery<MessageColumn> & {
  keadaan: MessageState
  jenisPesan: MessageKind | undefined
}

/** A page of the messages in one state, or all of them; refreshed while shown. */
export const messagesQuery = (query: MessageQuery) =>
  queryOptions({
    queryKey: [...ALL_MESSAGES.queryKey, 'list', query],
    queryFn: (context) =>
      api.read('/admin/pesan', streamRows<MessageRow>('pesan', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })

/** Marks a message as sent and returns its WhatsApp link. 409 if another admin has sent it. */
export const sendMessageMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/pesan/:id/kirim', { params: { id } }),
  // Not awaited, unlike `refreshes`, so that WhatsApp opens at once.
  onSettled: (_data, _error, _id, _result, { client }) => {
    void client.invalidateQueries(ALL_MESSAGES)
  },
})

const REFRESHES = { refreshes: [ALL_MESSAGES] }

/** Takes a mark back: the message waits again. */
export const unmarkMessageMutation = mutationOptions({
  mutationFn: (id: number) => api.delete('/admin/pesan/:id/kirim', { params: { id } }),
  meta: { ...REFRESHES, done: null },
})

/** Queues a failed e-mail again. */
export const retryMailMutation = mutationOptions({
  mutationFn: (id: number) => api.post('/admin/pesan/:id/email', { params: { id } }),
  meta: { ...REFRESHES, done: null },
})

const TEXTS = { queryKey: ['admin-message-texts'] }

/** The text of each kind of message. */
export const messageTextsQuery = queryOptions({
  queryKey: TEXTS.queryKey,
  queryFn: ({ signal }) => api.get('/admin/pengaturan/pesan', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** Changes the text of one kind. */
export const saveMessageTextMutation = mutationOptions({
  mutationFn: (body: { jenisPesan: MessageKind; teksPesan: string }) =>
    api.put('/admin/pengaturan/pesan', { body }),
  meta: { refreshes: [TEXTS, ALL_MESSAGES], done: null },
})
