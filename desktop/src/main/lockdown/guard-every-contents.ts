import type { App, WebContents } from 'electron'
import { OPERATOR_ORIGIN } from '../operator/operator-pages.ts'

/**
 * A safety net under the rules of the kiosk's own windows: no page opens windows, embeds others or leaves the kiosk's
 * two origins. `gatewayOrigin` is null until the gateway runs.
 */
export function guardEveryContents(app: Pick<App, 'on'>, gatewayOrigin: () => string | null): void {
  const isOurs = (address: string) => {
    const url = URL.parse(address)
    if (url === null) return false
    // Chromium gives no origin to addresses of our own scheme.
    return url.origin === gatewayOrigin() || `${url.protocol}//${url.host}` === OPERATOR_ORIGIN
  }
  const judge = (details: { url: string; preventDefault: () => void }) => {
    if (!isOurs(details.url)) details.preventDefault()
  }
  app.on('web-contents-created', (_event: unknown, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.on('will-navigate', judge)
    contents.on('will-redirect', judge)
    contents.on('will-frame-navigate', judge)
  })
}
