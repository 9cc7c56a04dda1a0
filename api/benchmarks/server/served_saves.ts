import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** The path of saves, below `/api`. */
export const SAVE_PATH = '/soal/simpan-jawaban'
/** The environment variable with which the probe times saves. */
export const TIMES_SAVES = 'BENCH_TIMES_SAVES'

/**
 * How long each save is in the server, from reading its head to handing its response over, in nanoseconds. Clients on
 * the same cores also measure their own wait for a CPU. The wait for the event loop before that is not included.
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
