import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter } from 'react-router-dom'
import { routesOf } from '@/app/root-route'
import { screenIsThere } from '@/app/screen-is-there'
import { packagesQuery } from '@/lib/query/packages'
import { lastScoreQuery } from '@/features/results/api/last-score'
import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { LEARNER, NEVER_SAT, NO_SESSION } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi } from '@/testing/fake-api'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  server.on('GET', '/paket-soal', { body: { data: [] } })
  server.on('GET', '/users/lastScore', { body: { ...NEVER_SAT, lastScore: 512 } })
})
afterEach(() => vi.useRealTimers())

/** Opens the app at an address and resolves when its screen can be rendered. */
function openScreen(at: string, queryClient: QueryClient) {
  const router = createMemoryRouter(routesOf(queryClient), { initialEntries: [at] })
  return screenIsThere(router, queryClient)
}

test("a user's screen is ready once the user and the screen's first data are loaded", async () => {
  const client = createQueryClient()
  await openScreen('/paketsoal', client)

  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(LEARNER)
  expect(client.getQueryData(packagesQuery.queryKey)).toEqual({ data: [] })
  expect(client.getQueryData(lastScoreQuery.queryKey)).toEqual({ ...NEVER_SAT, lastScore: 512 })
})

test('a public screen does not wait for the session', async () => {
  await openScreen('/login', createQueryClient())
  expect(server.requests).toEqual([])
})

test('user-only data is not requested without a session', async () => {
  server.on('GET', '/users/getAuth', NO_SESSION)
  await openScreen('/paketsoal', createQueryClient())
  expect(server.requests.map(({ path }) => path)).toEqual(['/users/getAuth'])
})

test('a loaded session is not requested again', async () => {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, LEARNER, { updatedAt: 1 })
  await openScreen('/paketsoal', client)
  expect(server.callsOf('GET', '/users/getAuth')).toEqual([])
})

test('without a network the preparation still ends, and the screen shows the problem', async () => {
  server.goOffline()
  await expect(openScreen('/paketsoal', createQueryClient())).resolves.toBeUndefined()
})

test('slow data delays the page frame by at most a second', async () => {
  const { answer } = heldAnswer<'GET', '/paket-soal'>()
  server.on('GET', '/paket-soal', answer)
  // The code is loaded first, because fetching it does not use the fake clock.
  await openScreen('/login', createQueryClient())
  await import('@/app/screens/packages-screen')
  await import('@/app/layouts/learner-layout')
  vi.useFakeTimers()
  const done = vi.fn()
  void openScreen('/paketsoal', createQueryClient()).then(done)

  await vi.advanceTimersByTimeAsync(999)
  expect(server.callsOf('GET', '/paket-soal')).toHaveLength(1)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})
