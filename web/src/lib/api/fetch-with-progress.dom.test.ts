import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchWithProgress } from '@/lib/api/fetch-with-progress'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that responds with `answer` after the whole body and allows the tests' origin. */
async function serve(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: { method: string | undefined; token: unknown; body: string }[] = []
  const created = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost:3333')
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.setHeader('Access-Control-Expose-Headers', '*')
    if (request.method === 'OPTIONS') return response.end()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ method: request.method, token: request.headers['x-xsrf-token'], body })
      answer(response, request)
    })
    return undefined
  })
  server = created
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(created.address() as AddressInfo).port}/`, received }
}

function upload(body: string, signal = new AbortController().signal) {
  return { method: 'POST', headers: new Headers({ 'X-XSRF-TOKEN': 'secret' }), body, signal }
}

describe('an upload with progress', () => {
  test('an upload sends method, headers and body and reports progress', async () => {
    const { url, received } = await serve((response) => {
      response.writeHead(201, { 'Content-Type': 'application/json', 'Retry-After': '5' })
      response.end('{"message":"ok"}')
    })
    const onProgress = vi.fn()

    const response = await fetchWithProgress(url, upload('x'.repeat(200_000)), onProgress)

    expect(response.status).toBe(201)
    expect(response.headers.get('Retry-After')).toBe('5')
    await expect(response.json()).resolves.toEqual({ message: 'ok' })
    expect(received).toEqual([{ method: 'POST', token: 'secret', body: 'x'.repeat(200_000) }])
    expect(onProgress).toHaveBeenLastCalledWith(1)
  })

  test.each([413, 204])('an upload passes the status %d on', async (status) => {
    const { url } = await serve((response) => response.writeHead(status).end())

    await expect(fetchWithProgress(url, upload('x'), vi.fn())).resolves.toMatchObject({ status })
  })

  test('an upload fails as fetch does when the connection breaks', async () => {
    const { url } = await serve((_, request) => request.socket.destroy())
    vi.spyOn(console, 'error').mockImplementation(() => undefined)

    await expect(fetchWithProgress(url, upload('x'), vi.fn())).rejects.toBeInstanceOf(TypeError)
  })

  test('an upload ends when its signal aborts', async () => {
    const { url } = await serve(() => controller.abort())
    const controller = new AbortController()

    await expect(
      fetchWithProgress(url, upload('x', controller.signal), vi.fn())
    ).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('an upload whose signal is already aborted is not sent', async () => {
    const { url, received } = await serve((response) => response.end())

    await expect(
      fetchWithProgress(url, upload('x', AbortSignal.abort()), vi.fn())
    ).rejects.toMatchObject({ name: 'AbortError' })
    expect(received).toEqual([])
  })
})
