import { errors, prettyPrintError } from '@adonisjs/core'
import { StartRefused } from '#app/platform/errors/start_refused'

/**
 * Says why the server did not start and ends the process with code 1. What the start has opened by then, pools and
 * timers, would keep it alive for ever; no request has been taken, so nothing needs to be finished.
 */
export async function endFailedStart(error: unknown): Promise<never> {
  if (error instanceof StartRefused) console.error(error.message)
  else if (error instanceof errors.E_INVALID_ENV_VARIABLES) {
    console.error(`${error.message}\n${error.help ?? ''}`)
  } else await prettyPrintError(error)
  process.exit(1)
}
