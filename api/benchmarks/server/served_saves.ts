import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** Where learners' answers are sent, below `/api`. */
export const SAVE_PATH = '/soal/simpan-jawaban'
/** The environment variable with which the probe times saves. */
export const TIMES_SAVES = 'BENCH_TIMES_SAVES'

/**
 * How long the server has each save, from reading its head to handing its answer over, in nanoseconds. Clients on the same
 * cores also count what they themselves wait for a processor. What waits for the event loop before that is not in it.
 */
export function timeSaves(): RecordableHistogram {
  const served = createHistogram()
  const begun = new WeakMap<IncomingMessage, number>()
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url === `/api${SAVE_PATH}`) begun.set(request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request } = message as { request: IncomingMessage }
    const at = begun.get(request)
    if (at !== undefined) served.record(Math.ceil((performance.now() - at) * 1e6))
  })
  return served
}
