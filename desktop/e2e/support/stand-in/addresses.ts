/**
 * Chromium knows no scheme that a program registers only in Electron. So its pages get an ordinary secure address in
 * Chromium, and the kiosk sees its own.
 */
export class Addresses {
  readonly #schemes: string[] = []

  register(scheme: string): void {
    this.#schemes.push(scheme)
  }

  /** The address in Chromium of one in the kiosk. */
  inChromium(address: string): string {
    const scheme = this.#schemes.find((name) => address.startsWith(`${name}://`))
    if (!scheme) return address
    const [host = '', ...path] = address.slice(scheme.length + 3).split('/')
    return `https://${host}.${scheme}.test/${path.join('/')}`
  }

  /** The address in the kiosk of one in Chromium. */
  inKiosk(address: string): string {
    const url = URL.parse(address)
    const scheme = this.#schemes.find((name) => url?.hostname.endsWith(`.${name}.test`))
    if (!url || !scheme) return address
    const host = url.hostname.slice(0, -`.${scheme}.test`.length)
    return `${scheme}://${host}${url.pathname}${url.search}${url.hash}`
  }
}
