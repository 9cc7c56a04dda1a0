import logger from '@adonisjs/core/services/logger'

type Line = Record<string, unknown> & { msg: string }

/** Collects lines of the security log until the end of the block. */
export function readSecurityLog() {
  const log = logger.use('security')
  const info = log.info.bind(log)
  const lines: Line[] = []
  log.info = ((details: object, msg: string) => {
    lines.push({ ...details, msg })
  }) as typeof log.info
  return {
    lines,
    /** Names of the events, in order. */
    events: () => lines.map(({ msg }) => msg),
    line: (msg: string) => lines.find((line) => line.msg === msg),
    [Symbol.dispose]: () => void (log.info = info),
  }
}
