/** This many failures in the time window make the kiosk restart. */
const MOST_FAILURES = 5
const WITHIN_MS = 60_000

/** The used parts of `process`. */
export interface Failing {
  on(
    event: 'uncaughtException' | 'unhandledRejection',
    listener: (reason: unknown) => void
  ): unknown
  stdout: { on(event: 'error', listener: () => void): unknown }
  stderr: { on(event: 'error', listener: () => void): unknown }
}

interface LastResort {
  now: () => number
  log: (reason: unknown) => void
  /** Reports to the invigilator. The text contains no learner data. */
  record: (detail: string) => void
  restart: () => void
}

/**
 * Handles uncaught errors. Without a listener Electron opens a system dialog over the exam and the kiosk hangs behind
 * it. A single failure is logged and the exam continues, because the page has the answers and the server the time. A
 * kiosk that keeps failing restarts, once.
 */
export function watchFailures(process: Failing, { now, log, record, restart }: LastResort): void {
  const failures: number[] = []
  let isEnding = false
  // A closed pipe would fail again with every line that reports it.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)

  const onFailure = (reason: unknown) => {
    const at = now()
    failures.push(at)
    while ((failures[0] ?? at) <= at - WITHIN_MS) failures.shift()
    attempt(() => log(reason))
    attempt(() => record(nameOf(reason)))
    if (isEnding || failures.length < MOST_FAILURES) return
    isEnding = true
    restart()
  }
  process.on('uncaughtException', onFailure)
  process.on('unhandledRejection', onFailure)
}

/** A failure here would reach the same listener again. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // There is no way left to report it.
  }
}

/** Only the kind of failure, because messages may contain exam data. */
function nameOf(reason: unknown): string {
  if (!(reason instanceof Error)) return typeof reason
  const { name, code } = reason as NodeJS.ErrnoException
  return code === undefined ? name : `${name} ${code}`
}
