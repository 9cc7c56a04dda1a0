import { queryOptions, mutationOptions } from '@tanstack/react-query'
import { EVENT_PHASES, LEARNER_STATES } from '@lulus/api/contracts/events'
import { PULSE_EVERY_MS } from '@lulus/api/contracts/pulse'
import { api, type ResponseAt } from '@/lib/api/client'
import { deviceState } from '@/lib/device-state'

/** An exam event as its learner sees it. */
export type OwnEvent = ResponseAt<'GET', '/jadwal'>['data'][number]
/** The state that a waiting learner gets. */
export type Waiting = ResponseAt<'GET', '/jadwal/:id/ruang-tunggu'>

/** The server's time when a response arrived, by this device's monotonic clock; both in milliseconds. */
export interface ServerTime {
  server: number
  device: number
}

const timed = async <Answer extends { sekarang: string }>(call: Promise<Answer>) => {
  const answer = await call
  const time: ServerTime = { server: Date.parse(answer.sekarang), device: performance.now() }
  return { ...answer, time }
}

/** Phases change while a page is open. A delay of a minute is acceptable, because the countdown runs locally. */
const LIST_EVERY_MS = 60_000

/** The learner's exam events by time, past ones for a day. */
export const ownEventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => timed(api.get('/jadwal', { signal })),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.data.length ? LIST_EVERY_MS : false),
})

/** How soon one who came too late sees that an invigilator has let them in. */
const LET_IN_EVERY_MS = 5_000

interface OwnEventAnswer {
  data: OwnEvent
  time: ServerTime
}

/** One of the learner's exam events. */
export const ownEventQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', id],
    queryFn: ({ signal }) => timed(api.get('/jadwal/:id', { params: { id }, signal })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isShutOut(state.data) ? LET_IN_EVERY_MS : LIST_EVERY_MS,
  })

/** Whether the learner sits before a closed door, and an invigilator may let them in. */
function isShutOut({ data: { fase, keadaan, ditutup }, time }: OwnEventAnswer): boolean {
  const now = time.server + performance.now() - time.device
  const isPast = fase === EVENT_PHASES.ended || now >= Date.parse(ditutup)
  return isPast && keadaan !== LEARNER_STATES.finished && keadaan !== LEARNER_STATES.inExam
}

/** Whether the event has started. Polled at the interval that the server gives, also after a failed request. */
export const waitingQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', id, 'waiting'],
    queryFn: ({ signal }) => api.get('/jadwal/:id/ruang-tunggu', { params: { id }, signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.tanyaLagi ?? FIRST_WAIT_S) * 1000,
    refetchIntervalInBackground: true,
  })

const FIRST_WAIT_S = 5

/** Up to a fifth earlier on each page, so that pages don't send theirs together. */
const PULSE_MS = PULSE_EVERY_MS * (1 - 0.2 * Math.random())

/** Tells the invigilator's board that this page waits. */
export const waitingPulseQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', id, 'pulse'],
    queryFn: ({ signal }) =>
      api.post('/jadwal/:id/denyut', {
        params: { id },
        body: { belumTerkirim: 0, ...deviceState() },
        signal,
      }),
    retry: false,
    staleTime: 0,
    refetchInterval: PULSE_MS,
    refetchIntervalInBackground: true,
  })

interface Entry {
  id: number
  tokenUjian: string
}

/** Lets the learner into the waiting room. */
export const enterMutation = mutationOptions({
  mutationFn: ({ id, tokenUjian }: Entry) =>
    api.post('/jadwal/:id/masuk', { params: { id }, body: { tokenUjian } }),
  onSuccess: (waiting, { id }, _result, { client }) => {
    client.setQueryData(waitingQuery(id).queryKey, waiting)
    return client.invalidateQueries({ queryKey: ownEventQuery(id).queryKey, exact: true })
  },
})

/** Reports to the invigilator that this device has been checked. */
export const readyMutation = mutationOptions({
  mutationFn: (id: number) => api.put('/jadwal/:id/siap', { params: { id } }),
  onSuccess: (_data, id, _result, { client }) =>
    client.invalidateQueries({ queryKey: waitingQuery(id).queryKey }),
})

/** Starts the attempt. The exam page continues with it. */
export const beginMutation = mutationOptions({
  mutationFn: (body: { nohp: string; paketId: number }) => api.put('/soal/timers', { body }),
})
