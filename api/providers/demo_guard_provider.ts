import { StartRefused } from '#app/platform/errors/failures'

/**
 * Refuses to start when a server with the published demo passwords is reachable from the network (contract section 1),
 * regardless of DEMO. It checks the stored passwords before the server listens; changing them allows the start.
 */
export default class DemoGuardProvider {
  async start() {
    const { default: env } = await import('#start/env')
    const { settingsBeyondLoopback } = await import('#app/platform/network/loopback')
    const settings = settingsBeyondLoopback({ host: env.get('HOST'), appUrl: env.get('APP_URL') })
    if (settings.length === 0) return

    const accounts = await publishedAccounts()
    if (accounts.length === 0) return

    const names = settings.map((setting) => setting.split('=')[0]).join(' and ')
    throw new StartRefused(
      `The server did not start: ${settings.join(' and ')} would open it to other computers, and everybody can read ` +
        `the password of ${accounts.map(({ email }) => email).join(' and ')} in the README.\n` +
        `Start it without ${names}, open http://localhost:${env.get('PORT')} on this computer, sign in as each of ` +
        `them and choose another password on the page Profil ('Ubah Password'). Then start it again as you did now.`
    )
  }
}

/** @throws StartRefused when the database can't answer, because the check is then impossible */
async function publishedAccounts() {
  const { accountsWithPublishedPassword } =
    await import('#app/accounts/actions/published_passwords')
  try {
    return await accountsWithPublishedPassword()
  } catch (error) {
    const { isUnprepared } = await import('#app/platform/database/driver_errors')
    const { describeError } = await import('#app/platform/errors/describe_error')
    if (isUnprepared(error)) {
      throw new StartRefused(
        `The server did not start: the database isn't prepared. Run 'node ace.js migration:run --force' first; a new installation needs --begin, too.`,
        { cause: error }
      )
    }
    if (describeError(error).status !== 503) throw error
    throw new StartRefused(
      `The server did not start: the database is away (${(error as Error).message}). Check the DB_ settings, and ` +
        'that the database runs.',
      { cause: error }
    )
  }
}
