import { errors, prettyPrintError } from '@adonisjs/core'
import { StartRefused } from '#app/platform/errors/failures'
import { listenSentence } from '#app/platform/server/listen_sentence'

/**
 * Prints why the server did not start and ends the process with code 1, because open pools and timers would keep it
 * alive. No request has been accepted yet.
 */
export async function endFailedStart(error: unknown): Promise<never> {
  await printFailedStart(error)
  process.exit(1)
}

/** Prints a sentence about wrong settings, and all known details of any other error. */
export async function printFailedStart(error: unknown): Promise<void> {
  const sentence =
    error instanceof StartRefused ? error.message : listenSentence(error, process.env)
  if (sentence !== null) console.error(sentence)
  else if (error instanceof errors.E_INVALID_ENV_VARIABLES) {
    console.error(`${error.message}\n${error.help ?? ''}`)
  } else await prettyPrintError(error)
}
