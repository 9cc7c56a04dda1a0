const WATCH_MS = 1_000
/** On Ctrl-C the terminal signals us, and npm passes its own copy on: one wish, two signals. */
const SAME_WISH_MS = 1_000

/**
 * Calls back once when this process is asked to end: Ctrl-C, a signal, or the loss of the npm that started it (npm
 * killed by force can't pass anything on). A later request ends the process at once.
 * @param {() => void} onEnd
 * @param {() => void} onImpatience called before the process ends by force
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

  // Started by hand or by a service manager there is nobody to lose.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    if (askedAt === 0) ask()
  }, WATCH_MS).unref()
}
