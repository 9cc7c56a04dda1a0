import { get } from 'node:http'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import env from '#start/env'
import type { BrowserSession } from '#tests/support/browser_session'

/**
 * Requests a file and drops the connection once this many bytes of it have come, like a weak network.
 * @returns the response's status; a refusal is read to its end
 */
export async function cutOff(
  browser: BrowserSession,
  path: string,
  bytes: number,
  origin = `http://${env.get('HOST')}:${env.get('PORT')}`
): Promise<number> {
  const request = get(`${origin}/api${path}`, { headers: browser.credentials(), agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const status = response.statusCode ?? 0
  let come = 0
  for await (const chunk of response) {
    come += (chunk as Buffer).length
    if (status === 200 && come >= bytes) break
  }
  // Unread bytes make it a reset.
  request.destroy()
  return status
}
