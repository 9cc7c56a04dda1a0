import env from '#start/env'
import type User from '#app/accounts/models/user'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'

export interface UploadedFile {
  data: Buffer
  filename: string
  contentType?: string
}

/** A response for tests. */
export interface Reply {
  status: number
  headers: Headers
  /** The parsed JSON body; an empty object for other content. */
  // oxlint-disable-next-line typescript/no-explicit-any -- every route answers another shape
  body: any
  bytes: Buffer
}

/** A browser: stores its cookies and sends the CSRF header. Requests use real HTTP without any fakes. */
export class BrowserSession {
  readonly cookies = new Map<string, string>()
  /** Headers that a gateway adds to each call. The path includes its query. */
  sign: (method: string, path: string) => Record<string, string> = () => ({})
  /** Of the server that it calls. */
  readonly origin: string

  /** @param origin default: the server of this test suite */
  constructor(origin = `http://${env.get('HOST')}:${env.get('PORT')}`) {
    this.origin = origin
  }

  /** A browser that has opened the site, not signed in. */
  static async visitor(origin?: string): Promise<BrowserSession> {
    const browser = new BrowserSession(origin)
    await browser.get('/users/getAuth')
    return browser
  }

  /** A browser where this user is signed in. */
  static async of(user: User, password = FACTORY_PASSWORD): Promise<BrowserSession> {
    const browser = await BrowserSession.visitor()
    const login = await browser.post('/users/login', { identifier: user.email, password })
    if (login.status !== 200)
      throw new Error(`login failed: ${login.status} ${login.bytes.toString()}`)
    return browser
  }

  /** Confirms the password, for calls that need it. */
  async confirmPassword(password = FACTORY_PASSWORD): Promise<this> {
    const { status } = await this.post('/users/konfirmasi-password', { password })
    if (status !== 200) throw new Error(`password not confirmed: ${status}`)
    return this
  }

  /** The same cookies elsewhere: a stolen session, a second tab, or another server process. */
  copy(origin = this.origin): BrowserSession {
    const other = new BrowserSession(origin)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('GET', path, { headers })
  }

  post(path: string, body: object = {}): Promise<Reply> {
    return this.#sendJson('POST', path, body)
  }

  put(path: string, body: object = {}): Promise<Reply> {
    return this.#sendJson('PUT', path, body)
  }

  delete(path: string): Promise<Reply> {
    return this.send('DELETE', path, {})
  }

  /** Sends a multipart form; file name and type can be false. */
  upload(
    method: 'POST' | 'PUT',
    path: string,
    fields: Record<string, string>,
    files: Record<string, UploadedFile> = {}
  ): Promise<Reply> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const [
      name,
      { data, filename, contentType = 'application/octet-stream' },
    ] of Object.entries(files)) {
      form.set(name, new Blob([new Uint8Array(data)], { type: contentType }), filename)
    }
    return this.send(method, path, { body: form })
  }

  #sendJson(method: string, path: string, body: object): Promise<Reply> {
    return this.send(method, path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  /** Sends a request that our clients never send. */
  async send(method: string, path: string, init: RequestInit): Promise<Reply> {
    const address = new URL(`${this.origin}/api${path}`)
    const response = await fetch(address, {
      ...init,
      method,
      redirect: 'manual',
      headers: {
        ...this.credentials(),
        ...(init.headers as Record<string, string> | undefined),
        ...this.sign(method, address.pathname + address.search),
      },
    })
    this.keepCookies(response.headers.getSetCookie())

    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(bytes.toString()) : {},
      bytes,
    }
  }

  /** Cookies and token, as headers. */
  credentials(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = this.cookies.get('XSRF-TOKEN')
    return {
      ...(cookie ? { cookie } : {}),
      ...(token ? { 'x-xsrf-token': decodeURIComponent(token) } : {}),
    }
  }

  /** Stores the cookies of a response, in the order in which responses arrive. */
  keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=(0|-)/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line)) {
        this.cookies.delete(pair.slice(0, at))
      } else {
        this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
    }
  }
}
