import type { Server } from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * With an https address, tells browsers with every response to use only https for a year. Subdomains are not
 * included, because their owner decides. Without https, logs the consequences.
 */
export async function secureTransport(app: ApplicationService, server: Server): Promise<void> {
  const { default: env } = await import('#start/env')
  const { appUrl, secureCookies } = await import('#config/app')
  const { isLoopbackUrl } = await import('#app/platform/network/loopback')

  if (secureCookies) {
    server.prependListener('request', (_, response) => {
      response.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`)
    })
    return
  }
  const isTrial = env.get('DEMO') && isLoopbackUrl(appUrl)
  if (!app.inProduction || isTrial) return
  const logger = await app.container.make('logger')
  logger.error(
    `APP_URL is ${appUrl}, which is not https: passwords, sessions and answers can be read on their way, cookies are ` +
      'not marked Secure, and certificates carry this address. Put the server behind a proxy with a certificate and ' +
      'set APP_URL to its https address.'
  )
}
