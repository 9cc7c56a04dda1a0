import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { askOrReadKept } from '@/lib/offline/kept-contents'

export type Drill = ResponseAt<'GET', '/latihan'>
/** A question of the day, without its key. */
export type DrillItem = Drill['data'][number]
/** An answer with the key and what explains it. */
export type DrillVerdict = ResponseAt<'GET', '/latihan/:id/jawaban'>

/** The questions of today; the last ones that this device has seen without a network. */
export const drillQuery = queryOptions({
  queryKey: ['drill'],
  queryFn: ({ signal }) => askOrReadKept('drill', () => api.get('/latihan', { signal })),
  // A day may have ended meanwhile.
  staleTime: 0,
})

export const sendDrillAnswer = (id: number, jawaban: number): Promise<DrillVerdict> =>
  api.post('/latihan/:id/jawaban', { params: { id }, body: { jawaban } })

/** Of an answer that was given on another device. */
export const readDrillVerdict = (id: number): Promise<DrillVerdict> =>
  api.get('/latihan/:id/jawaban', { params: { id } })
