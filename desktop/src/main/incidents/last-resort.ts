/** So many failures in this time are no accident: the kiosk starts anew. */
const MOST_FAILURES = 5
const WITHIN_MS = 60_000

/** The parts of `process` that are used. */
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
  /** Tells the invigilator; the text holds no data of a learner. */
  record: (detail: string) => void
  restart: () => void
}

/**
 * Catches what nobody caught. Without a listener Electron opens a dialog of the system over the exam, and the kiosk stands
 * still behind it. One failure is logged and the exam goes on: the page holds the answers and the server the time. A
 * kiosk that keeps failing starts anew, once.
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

/** What fails here would come back to the same listener. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // There is nobody left to tell.
  }
}

/** The kind of failure alone: messages may quote what was on the way. */
function nameOf(reason: unknown): string {
  if (!(reason instanceof Error)) return typeof reason
  const { name, code } = reason as NodeJS.ErrnoException
  return code === undefined ? name : `${name} ${code}`
}
