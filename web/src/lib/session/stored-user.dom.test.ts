import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { STORED_USER } from '@/lib/session/stored-user'
import { sessionQuery } from '@/lib/session/session-query'
import { createQueryClient } from '@/lib/query/query-client'
import { storeScreen } from '@/lib/storage/stored-screen'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { createSealed } from '@/lib/storage/sealed-store'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'

const EXAM = '/simulasi-toefl/3'
let api: FakeApi

const whoIsThere = () => createQueryClient().query({ ...sessionQuery, retry: false })

beforeEach(async () => {
  await clearPrivateStorage()
  const store = await createSealed('7/listening', new Uint8Array(32), Date.now() + 60_000)
  await store.put(STORED_USER, LEARNER)
  storeScreen(EXAM)
  window.history.replaceState(null, '', EXAM)
  api = fakeApi()
  return () => window.history.replaceState(null, '', '/')
})

test('without a network the learner of a stored exam is recognised on its screen', async () => {
  api.goOffline()
  expect(await whoIsThere()).toEqual({ ...LEARNER, storedFor: EXAM })
})

test.each([502, 503, 504] as const)(
  'a proxy error %i counts as no network for a stored exam',
  async (status) => {
    api.on('GET', '/users/getAuth', { status })
    expect(await whoIsThere()).toEqual({ ...LEARNER, storedFor: EXAM })
  }
)

test('a stored exam identifies no user on any other screen', async () => {
  api.goOffline()
  window.history.replaceState(null, '', '/profile')
  await expect(whoIsThere()).rejects.toMatchObject({ status: 0 })
})

test("the server's answer takes precedence: a signed-out user is a visitor", async () => {
  api.on('GET', '/users/getAuth', { status: 401 })
  expect(await whoIsThere()).toBeNull()
})

test.each([403, 429, 500] as const)(
  'a refusal with %i stays a refusal despite a stored exam',
  async (status) => {
    api.on('GET', '/users/getAuth', { status })
    await expect(whoIsThere()).rejects.toMatchObject({ status })
  }
)
