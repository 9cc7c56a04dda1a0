import { readFileSync } from 'node:fs'

const LOOK_MS = 2
const CREDIT_MS = 10

/** The processes that answer requests: a supervisor's workers, or the process itself. Read from Linux's /proc. */
export function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children === '' ? [pid] : children.split(' ').map(Number)
}

/**
 * Gives each of these processes a share of a core, so that they are the bottleneck, and not other programs of the
 * machine: a process that has used more is stopped until its share has caught up. Dispose it before they are asked to
 * end.
 * @param share between 0 and 1
 */
export function throttle(pids: readonly number[], share: number): Disposable {
  const accounts = pids.map((pid) => ({ pid, used: busyMs(pid), at: performance.now() }))
  const looks = setInterval(() => {
    for (const account of accounts) {
      const now = performance.now()
      const used = busyMs(account.pid)
      // An unused share soon expires.
      const given = Math.min((now - account.at) * share, used - account.used + CREDIT_MS)
      account.used += given
      account.at = now
      process.kill(account.pid, used > account.used ? 'SIGSTOP' : 'SIGCONT')
    }
  }, LOOK_MS)
  return {
    [Symbol.dispose]() {
      clearInterval(looks)
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    },
  }
}

/** How long a process's main thread has run, in milliseconds. */
function busyMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

/** CPU time that a process has used, in milliseconds. */
export function processorOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold spaces; the clock ticks a hundred times a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
