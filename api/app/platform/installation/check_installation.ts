import { errorCode, isUnprepared } from '#app/platform/database/driver_errors'
import { describeError } from '#app/platform/errors/describe_error'
import { StartRefused } from '#app/platform/errors/failures'
import { refuseForeignFolder, type Place } from '#app/platform/installation/data_folder'
import {
  keyPrint,
  noteKeyPrint,
  readInstallation,
  type Installation,
} from '#app/platform/installation/installation_row'

/** The server's settings about its installation. */
export interface Expected extends Place {
  /** INSTALLATION, if it is set. */
  id: string | undefined
  key: string
}

/** Errors of the database's server about unknown credentials or databases: waiting won't help. */
const DB_SETTINGS: Readonly<Record<string, string>> = {
  ER_ACCESS_DENIED_ERROR: 'DB_USER and DB_PASSWORD',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'DB_USER and DB_PASSWORD',
  ER_HOST_NOT_PRIVILEGED: 'DB_USER and the hosts that it may come from',
  ER_HOST_IS_BLOCKED: 'DB_HOST',
  ER_DBACCESS_DENIED_ERROR: 'DB_USER and DB_DATABASE',
  ER_BAD_DB_ERROR: 'DB_DATABASE',
  ENOTFOUND: 'DB_HOST',
}

/**
 * Refuses to serve another installation than the settings name. If that can't be checked, because the database is
 * unreachable or not migrated, health reports it.
 * @throws StartRefused
 */
export async function checkInstallation(expected: Expected): Promise<void> {
  const installation = await readIfReachable()
  if (!installation) return
  const { id } = installation
  if (expected.id !== undefined && expected.id !== id) {
    throw new StartRefused(
      `The server did not start: INSTALLATION=${expected.id}, and the database is of installation ${id}. Check DATA_DIR, or DB_HOST ` +
        'and DB_DATABASE.'
    )
  }
  refuseForeignFolder(expected, id)
  await checkKey(installation, keyPrint(expected.key))
}

async function readIfReachable(): Promise<Installation | null> {
  try {
    return await readInstallation()
  } catch (error) {
    const settings = DB_SETTINGS[errorCode(error) ?? '']
    if (settings) {
      throw new StartRefused(
        `The server did not start: the database refused it (${(error as Error).message}). Check ${settings}.`,
        { cause: error }
      )
    }
    if (isUnprepared(error) || describeError(error).status === 503) return null
    throw error
  }
}

async function checkKey({ key_print: earlier }: Installation, print: string): Promise<void> {
  if (earlier === null) return noteKeyPrint(print)
  if (earlier === print) return
  throw new StartRefused(
    `The server did not start: APP_KEY is not the key that this installation was run with (its print is ${earlier}, and ` +
      `this one's ${print}). With another one everybody is signed out, and lab keys, second factors and rescue files can't be ` +
      'opened. Set the earlier APP_KEY; if it is lost: node ace.js key:accept'
  )
}
