const WATCH_MS = 1_000
/** Ctrl-C can send two signals, from the terminal and from npm. */
const SAME_WISH_MS = 1_000

/**
 * Calls back once when this process has to end: Ctrl-C, a signal, or the end of the npm process that started it (a
 * killed npm sends no signal). A second request ends the process at once.
 * @param {() => void} onEnd
 * @param {() => void} onImpatience called before the process is killed
 */
export function onEndRequested(onEnd, onImpatience) {
  let askedAt = 0
  const ask = () => {
    if (askedAt === 0) {
      askedAt = Date.now()
      onEnd()
    } else if (Date.now() - askedAt > SAME_WISH_MS) {
      onImpatience()
      process.exit(130)
    }
  }
  process.on('SIGINT', ask)
  process.on('SIGTERM', ask)
  if (process.platform !== 'win32') process.on('SIGHUP', ask)

  // Not started by npm: there is no parent to watch.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    if (askedAt === 0) ask()
  }, WATCH_MS).unref()
}
