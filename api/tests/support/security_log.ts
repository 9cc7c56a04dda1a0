import logger from '@adonisjs/core/services/logger'

type Line = Record<string, unknown> & { msg: string }

/** Collects lines of the security log until the end of the block. */
export function readSecurityLog() {
  const log = logger.use('security')
  const [info, warn] = [log.info.bind(log), log.warn.bind(log)]
  const lines: Line[] = []
  const collect = (details: object, msg: string) => void lines.push({ ...details, msg })
  log.info = collect as typeof log.info
  log.warn = collect as typeof log.warn
  return {
    lines,
    /** Names of the events, in order. */
    events: () => lines.map(({ msg }) => msg),
    line: (msg: string) => lines.find((line) => line.msg === msg),
    [Symbol.dispose]() {
      log.info = info
      log.warn = warn
    },
  }
}
