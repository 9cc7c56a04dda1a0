import { errors, prettyPrintError } from '@adonisjs/core'
import { StartRefused } from '#app/platform/errors/failures'

/**
 * Prints why the server did not start and ends the process with code 1, because open pools and timers would keep it
 * alive. No request has been accepted yet.
 */
export async function endFailedStart(error: unknown): Promise<never> {
  if (error instanceof StartRefused) console.error(error.message)
  else if (error instanceof errors.E_INVALID_ENV_VARIABLES) {
    console.error(`${error.message}\n${error.help ?? ''}`)
  } else await prettyPrintError(error)
  process.exit(1)
}
