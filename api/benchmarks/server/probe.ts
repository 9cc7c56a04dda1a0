/** Loaded into a server before its program: measures its event loop, CPU time and memory on request. */
import cluster from 'node:cluster'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { TIMES_SAVES, timeSaves } from './served_saves.js'
import { COUNTS_STATEMENTS, countStatements, type StatementCounts } from './statement_counts.js'

export interface Reading {
  /** How late the event loop was, in milliseconds. */
  delay: { p50: number; p99: number; max: number }
  /** CPU time of all threads since the reset, in milliseconds. */
  cpuMs: number
  /** Megabytes. */
  rss: number
  heap: number
  /** Statements of the embedded database since the start; null unless they are counted. */
  asked: StatementCounts | null
  /**
   * How many saves the server answered, and how long they took in the server, in milliseconds; null unless they are
   * timed.
   */
  served: { count: number; p50: number; p99: number } | null
}

const RESOLUTION_MS = 1
const MEGABYTE = 1024 * 1024

if (cluster.isPrimary && process.send) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let since = process.cpuUsage()
  // Counting costs CPU time, which other parts measure.
  const asked = process.env[COUNTS_STATEMENTS] === undefined ? null : countStatements()
  const served = process.env[TIMES_SAVES] === undefined ? null : timeSaves()

  /** The histogram includes the interval between two samples, which is its resolution. */
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)

  process.on('message', ({ question }: { question?: 'read' | 'reset' }) => {
    if (question === undefined) return
    if (question === 'reset') {
      delays.reset()
      served?.reset()
      since = process.cpuUsage()
    }
    const { user, system } = process.cpuUsage(since)
    const { rss, heapUsed } = process.memoryUsage()
    // In an envelope, because the framework sends messages to its parent, too.
    const reading: Reading = {
      delay: {
        p50: late(delays.percentile(50)),
        p99: late(delays.percentile(99)),
        max: late(delays.max),
      },
      cpuMs: (user + system) / 1000,
      rss: rss / MEGABYTE,
      heap: heapUsed / MEGABYTE,
      asked,
      served: served && {
        count: served.count,
        p50: served.percentile(50) / 1e6,
        p99: served.percentile(99) / 1e6,
      },
    }
    process.send?.({ reading })
  })
  // The channel alone keeps no server alive.
  process.channel?.unref()
}
