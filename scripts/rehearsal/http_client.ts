import { setTimeout as sleep } from 'node:timers/promises'
import { OUTDATED_PAGE } from '../../api/contracts/refusals.ts'
import { CSRF_COOKIE, CSRF_HEADER } from '../../api/contracts/web_app.ts'
import { RehearsalFailed, Refused } from './failures.ts'
import type { Measures } from './measures.ts'

const TIMEOUT_MS = 30_000
/** After this many tries the server counts as unreachable. */
const TRIES = 12
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** The body of a call: JSON, or a form. */
interface Sent {
  body?: object
  form?: FormData
  /** How long an answer may take, in milliseconds. */
  patience?: number
  /** The call isn't idempotent: without a response its effect is unknown, so it isn't sent again. */
  isOnce?: boolean
}

interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** A browser without a screen: stores cookies, sends the CSRF header, measures, and retries where people would. */
export class HttpClient {
  readonly #cookies = new Map<string, string>()
  readonly #origin: string
  readonly #measures: Measures

  constructor(origin: string, measures: Measures) {
    this.#origin = origin
    this.#measures = measures
  }

  /**
   * Calls the API and returns its JSON.
   * @param kind the name under which the latency counts
   * @throws Refused when the server refuses it finally; RehearsalFailed when it stays unreachable
   */
  async call<Body>(kind: string, method: string, path: string, sent: Sent = {}): Promise<Body> {
    const most = sent.isOnce ? 1 : TRIES
    let isRenewed = false
    for (let tries = 1; ; tries++) {
      const began = performance.now()
      const answer = await this.#exchange(method, path, sent)
      if (answer && answer.status < 300) {
        this.#measures.note(kind, performance.now() - began)
        return answer.body as Body
      }
      if (answer === null || isPassing(answer)) {
        if (tries >= most) throw gaveUp(this.#origin, answer)
        this.#measures.repeated += 1
        await sleep(pauseAfter(answer, tries))
      } else if (answer.body.code === OUTDATED_PAGE && !isRenewed) {
        // The refusal's response has the new token.
        isRenewed = true
      } else {
        this.#measures.refused += 1
        throw refusalOf(answer)
      }
    }
  }

  /** @returns null without a response */
  async #exchange(
    method: string,
    path: string,
    { body, form, patience = TIMEOUT_MS }: Sent
  ): Promise<Answer | null> {
    const token = this.#cookies.get(CSRF_COOKIE)
    try {
      const response = await fetch(`${this.#origin}/api${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(token && { [CSRF_HEADER]: decodeURIComponent(token) }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: form ?? (body ? JSON.stringify(body) : null),
      })
      this.#keep(response.headers.getSetCookie())
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      const parsed = isJson ? (JSON.parse(text) as Answer['body']) : {}
      return { status: response.status, headers: response.headers, body: parsed }
    } catch {
      // Unreachable, cut off in the middle, or too slow: all of them are retried.
      return null
    }
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (/max-age=(0|-)/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, pair.slice(at + 1))
    }
  }
}

/** Whether a retry may succeed. */
function isPassing({ status }: Answer): boolean {
  return status === 429 || status >= 500
}

function pauseAfter(answer: Answer | null, tries: number): number {
  const asked = Number(answer?.headers.get('retry-after') ?? Number.NaN) * 1000
  return Math.min(Number.isFinite(asked) ? asked : PAUSE_MS * tries, LONGEST_PAUSE_MS)
}

function refusalOf({ status, body }: Answer): Refused {
  const sentence = typeof body.message === 'string' ? body.message : `Jawaban server: ${status}.`
  return new Refused(status, typeof body.code === 'string' ? body.code : null, sentence)
}

function gaveUp(origin: string, answer: Answer | null): RehearsalFailed {
  return new RehearsalFailed(
    answer
      ? `Server ${origin} tidak dapat melayani (${answer.status}): ${refusalOf(answer).message}`
      : `Server ${origin} tidak menjawab. Periksa alamatnya (--server) dan apakah servernya berjalan.`
  )
}
