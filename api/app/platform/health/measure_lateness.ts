import { monitorEventLoopDelay } from 'node:perf_hooks'
import { commitTimes, stopwatch } from '#app/platform/database/commit_times'
import type { LateWatch } from '#app/platform/health/late_watch'

const LOOK_MS = 1_000
const NANOSECONDS = 1e6

/** Measures each second, as long as the process lives or until the returned function is called. */
export function measureLateness(watch: LateWatch): () => void {
  const turns = monitorEventLoopDelay({ resolution: 20 })
  turns.enable()
  let lookedAt = stopwatch()
  const timer = setInterval(() => {
    const now = stopwatch()
    watch.look({
      elapsedMs: now - lookedAt,
      slowestCommitMs: commitTimes.takeSlowest(),
      longestTurnMs: turns.max / NANOSECONDS,
    })
    lookedAt = now
    turns.reset()
  }, LOOK_MS).unref()
  return () => {
    clearInterval(timer)
    turns.disable()
  }
}
