/**
 * Chromium doesn't know schemes that a program registers only in Electron. Such pages get an ordinary secure address in
 * Chromium, while the kiosk sees its own.
 */
export class Addresses {
  readonly #schemes: string[] = []

  register(scheme: string): void {
    this.#schemes.push(scheme)
  }

  /** The Chromium address of a kiosk address. */
  inChromium(address: string): string {
    const scheme = this.#schemes.find((name) => address.startsWith(`${name}://`))
    if (!scheme) return address
    const [host = '', ...path] = address.slice(scheme.length + 3).split('/')
    return `https://${host}.${scheme}.test/${path.join('/')}`
  }

  /** The kiosk address of a Chromium address. */
  inKiosk(address: string): string {
    const url = URL.parse(address)
    const scheme = this.#schemes.find((name) => url?.hostname.endsWith(`.${name}.test`))
    if (!url || !scheme) return address
    const host = url.hostname.slice(0, -`.${scheme}.test`.length)
    return `${scheme}://${host}${url.pathname}${url.search}${url.hash}`
  }
}
