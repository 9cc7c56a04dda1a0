import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error'
import { createClient } from '@/lib/api/client'
import type { FixtureRegistry } from '@/testing/fixture-registry'
import { onRefusal } from '@/lib/api/refused-calls'
import { fakeApi, type Failure } from '@/testing/fake-api'

const api = createClient<FixtureRegistry>()

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

function setToken(token: string) {
  document.cookie = `XSRF-TOKEN=${encodeURIComponent(token)}; path=/`
}

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
  vi.useRealTimers()
})

const SESSION = { dataUser: { name: 'Ayu', since: '2026-11-21T10:00:00.000Z', tags: [] } }

describe('a call', () => {
  test('a call goes to /api with parameters and query encoded, without empty ones', async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('GET', '/things/a%2Fb', { body: { data: { id: 1 } } })

    const answer = await api.get('/things/:id', {
      params: { id: 'a/b' },
      query: { page: 2, search: 'a&b', sortBy: undefined },
    })

    expect(answer).toEqual({ data: { id: 1 } })
    expect(server.requests[0]?.query).toEqual({ page: '2', search: 'a&b' })
  })

  test('a call sends a body as JSON with the CSRF token from the cookie', async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('POST', '/things', { status: 201, body: { message: 'ok' } })
    setToken('a+b/c==')

    await api.post('/things', { body: { name: 'x' } })

    const [request] = server.requests
    expect(request?.body).toEqual({ name: 'x' })
    expect(request?.headers.get('Content-Type')).toBe('application/json')
    expect(request?.headers.get('X-XSRF-TOKEN')).toBe('a+b/c==')
  })

  test('a call sends files as FormData and lets the browser set the content type', async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('POST', '/things', { status: 201 })
    const form = new FormData()
    form.set('name', 'x')

    await api.post('/things', { body: form })

    expect(server.requests[0]?.body).toBe(form)
    expect(server.requests[0]?.headers.get('Content-Type')).toBeNull()
  })

  test('a GET call sends no CSRF token', async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('GET', '/session', { body: SESSION })
    setToken('secret')

    await api.get('/session')

    expect(server.requests[0]?.headers.get('X-XSRF-TOKEN')).toBeNull()
  })
})

describe('an outdated CSRF token', () => {
  test('an outdated CSRF token is read again from the cookie and the call repeated once', async () => {
    const server = fakeApi<FixtureRegistry>()
    setToken('old')
    server.on('POST', '/things', ({ headers }) => {
      if (headers.get('X-XSRF-TOKEN') === 'new') return { status: 201, body: { message: 'ok' } }
      setToken('new')
      return { status: 403, body: { message: 'Sesi halaman kedaluwarsa.', code: 'csrf' } }
    })

    await expect(api.post('/things', { body: { name: 'x' } })).resolves.toEqual({ message: 'ok' })
    expect(server.requests).toHaveLength(2)
  })

  test('a call with an outdated CSRF token fails when the second try is refused too', async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('POST', '/things', { status: 403, body: { message: 'Tidak.', code: 'csrf' } })

    const error = await failureOf(api.post('/things', { body: { name: 'x' } }))

    expect(error.code).toBe('csrf')
    expect(server.requests).toHaveLength(2)
  })

  test('other refusals do not count as an outdated CSRF token', async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('POST', '/things', { status: 403, body: { message: 'Bukan milik Anda.' } })

    await failureOf(api.post('/things', { body: { name: 'x' } }))

    expect(server.requests).toHaveLength(1)
  })
})

describe('a failure', () => {
  test("a failed call has the server's data", async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('POST', '/things', {
      status: 429,
      headers: { 'Retry-After': '90' },
      body: {
        message: 'Terlalu banyak percobaan.',
        error: 'Terlalu banyak percobaan.',
        errors: [{ field: 'name', msg: 'Nama dipakai.' }, { field: 'broken' }],
        code: 'penuh',
      },
    })

    const error = await failureOf(api.post('/things', { body: { name: 'x' } }))

    expect(error).toMatchObject({
      status: 429,
      message: 'Terlalu banyak percobaan.',
      userMessage: 'Terlalu banyak percobaan.',
      code: 'penuh',
      fieldErrors: [{ field: 'name', msg: 'Nama dipakai.' }],
      retryAfter: 90,
    })
  })

  test.each([
    [{ error: 'Dari error.' }, 'Dari error.'],
    [{ errors: [{ field: 'name', msg: 'Dari errors.' }] }, 'Dari errors.'],
    [{ message: '  ' }, null],
    ['<h1>Bad gateway</h1>', null],
  ])('a failed call reads its message from %j', async (body, sentence) => {
    fakeApi<FixtureRegistry>().on('GET', '/session', { status: 502, body })

    const error = await failureOf(api.get('/session'))

    expect(error.userMessage).toBe(sentence)
  })

  test('a network failure has status 0 and a helpful message', async () => {
    fakeApi<FixtureRegistry>().goOffline()

    const error = await failureOf(api.get('/session'))

    expect(error).toMatchObject({ status: 0, code: 'network' })
    expect(error.userMessage).toMatch(/Periksa koneksi internet Anda/)
  })

  test('a call times out after 20 seconds, an upload after 120', async () => {
    vi.useFakeTimers()
    const server = fakeApi<FixtureRegistry>()
    const never = () => new Promise<never>(() => undefined)
    server.on('GET', '/session', never)
    server.on('POST', '/things', never)

    const read = failureOf(api.get('/session'))
    await vi.advanceTimersByTimeAsync(20_000)
    await expect(read).resolves.toMatchObject({ status: 0, code: 'timeout' })

    let isUploadOver = false
    const upload = failureOf(api.post('/things', { body: new FormData() })).finally(() => {
      isUploadOver = true
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(isUploadOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await expect(upload).resolves.toMatchObject({ code: 'timeout' })
  })

  test('a call that its caller aborted is not reported as a failure', async () => {
    fakeApi<FixtureRegistry>().on('GET', '/session', () => new Promise<never>(() => undefined))
    const controller = new AbortController()

    const call = api.get('/session', { signal: controller.signal })
    controller.abort()

    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('a page instead of JSON differs from a network failure', async () => {
    fakeApi<FixtureRegistry>().on('GET', '/session', { body: '<html>Login Wi-Fi</html>' })

    await expect(failureOf(api.get('/session'))).resolves.toMatchObject({
      status: 0,
      code: 'unreadable',
      userMessage: expect.stringMatching(/^Jaringan menghalangi/),
    })
  })
})

describe('a page that the network puts in place of the answer', () => {
  const portal = (status: number) => ({ status, body: '<html>Login Wi-Fi</html>' }) as Failure

  test.each([200, 400, 401, 403, 404, 409, 422, 511])(
    "a captive portal's page with status %i is neither an answer nor a refusal",
    async (status) => {
      const server = fakeApi<FixtureRegistry>()
      server.on('GET', '/session', portal(status))
      server.on('POST', '/things', portal(status))
      for (const call of [
        () => api.get('/session'),
        () => api.post('/things', { body: { name: 'x' } }),
      ])
        await expect(failureOf(call())).resolves.toMatchObject({
          status: 0,
          userMessage: expect.stringMatching(/^Jaringan menghalangi/),
        })
    }
  )

  test.each([413, 502, 503])("a proxy's error page keeps its status %i", async (status) => {
    fakeApi<FixtureRegistry>().on('GET', '/session', portal(status))
    await expect(failureOf(api.get('/session'))).resolves.toMatchObject({ status })
  })
})

describe('a lost session', () => {
  const LOST = {
    status: 401,
    body: { message: 'Silakan login terlebih dahulu.' },
  } satisfies Failure

  test('a lost session asks the registered handler and fails when it declines', async () => {
    fakeApi<FixtureRegistry>().on('GET', '/session', LOST)
    const handler = vi.fn(() => false)
    const unregister = onRefusal(handler)

    await expect(failureOf(api.get('/session'))).resolves.toMatchObject({ status: 401 })
    expect(handler).toHaveBeenCalledOnce()

    unregister()
    await failureOf(api.get('/session'))
    expect(handler).toHaveBeenCalledOnce()
  })

  test('a call with a lost session is repeated once after signing in again', async () => {
    const server = fakeApi<FixtureRegistry>()
    server.on('GET', '/session', LOST)
    const unregister = onRefusal(async () => {
      server.on('GET', '/session', { body: SESSION })
      return true
    })

    await expect(api.get('/session')).resolves.toEqual(SESSION)
    expect(server.requests).toHaveLength(2)
    unregister()
  })

  test('a lost session is left to a caller that expects it', async () => {
    fakeApi<FixtureRegistry>().on('GET', '/session', LOST)
    const handler = vi.fn(() => true)
    const unregister = onRefusal(handler)

    await failureOf(api.get('/session', { expect401: true }))

    expect(handler).not.toHaveBeenCalled()
    unregister()
  })
})

describe('a download', () => {
  test.each([
    ['sertifikat.pdf', 'text/html; charset=utf-8'],
    ['sertifikat.pdf', 'application/json'],
    ['Sertifikat.zip', 'application/pdf'],
    ['Hasil.xlsx', 'text/plain'],
    ['audio', 'text/html'],
  ])('a download of %s is refused with the type %s', async (name, type) => {
    fakeApi<FixtureRegistry>().on('GET', '/session', {
      body: 'Login Wi-Fi',
      headers: { 'Content-Type': type },
    })
    await expect(failureOf(api.download('/session', name))).resolves.toMatchObject({
      status: 0,
      userMessage: expect.stringMatching(/^Jaringan menghalangi/),
    })
  })

  test('a download that broke off fails', async () => {
    fakeApi<FixtureRegistry>().on('GET', '/session', {
      body: '%PDF-1.7',
      headers: { 'Content-Length': '300' },
    })
    const download = failureOf(api.download('/session', 'sertifikat.pdf'))
    await expect(download).resolves.toMatchObject({ status: 0, code: 'network' })
  })

  test.each([
    [
      `attachment; filename="skor.pdf"; filename*=UTF-8''Skor%20Ayu%E2%80%99s.pdf`,
      'Skor Ayu’s.pdf',
    ],
    ['attachment; filename="Paket \\"A\\".pdf"', 'Paket "A".pdf'],
    ['attachment; filename=skor.pdf', 'skor.pdf'],
    [`attachment; filename="skor.pdf"; filename*=UTF-8''%E0%A4%A`, 'skor.pdf'],
    ['attachment', 'sertifikat.pdf'],
  ])('a download is named by %s', async (header, name) => {
    fakeApi<FixtureRegistry>().on('GET', '/session', {
      body: '%PDF',
      headers: { 'Content-Disposition': header },
    })

    const download = await api.download('/session', 'sertifikat.pdf')

    expect(download.name).toBe(name)
    await expect(download.blob.text()).resolves.toBe('%PDF')
  })
})
