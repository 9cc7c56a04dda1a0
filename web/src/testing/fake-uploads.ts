import { vi } from 'vitest'

/** Sends XMLHttpRequest uploads through fakeApi's `fetch`, and reports half as sent first. */
export function fakeUploads(): void {
  vi.stubGlobal('XMLHttpRequest', ForwardingRequest)
}

class ForwardingRequest {
  responseType = ''
  response: ArrayBuffer = new ArrayBuffer(0)
  status = 0
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void

  readonly #controller = new AbortController()
  readonly #headers = new Headers()
  #responseHeaders = new Headers()
  #method = ''
  #url = ''

  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders() {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  abort() {
    this.#controller.abort()
  }

  send(body: BodyInit) {
    void this.#forward(body)
  }

  async #forward(body: BodyInit) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
    try {
      const response = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal: this.#controller.signal,
      })
      this.status = response.status
      this.#responseHeaders = response.headers
      this.response = await response.arrayBuffer()
      this.onload?.()
    } catch {
      // Like the real one, it gives no reason.
      if (this.#controller.signal.aborted) this.onabort?.()
      else this.onerror?.()
    } finally {
      this.onloadend?.()
    }
  }
}
