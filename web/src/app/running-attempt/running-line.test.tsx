import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionKeeper } from '@/app/session/session-keeper'
import { leftSessionQuery, type LeftSession } from '@/features/exam/model/left-session'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, type Answer, type FakeApi } from '@/testing/fake-api'
import { fakeTime, passTime } from '@/testing/pass-time'
import { renderApp } from '@/testing/render-app'

let server: FakeApi
const line = () => screen.findByRole('complementary', { name: 'Simulasi yang berjalan' })

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
})

function running(secondsRemaining: number, istirahatSampai: string | null) {
  const simulasi = { paketId: 3, nama_paket: 'Paket A', secondsRemaining, istirahatSampai }
  const body = { hasEndTime: true, simulasi } satisfies Answer<'GET', '/soal/cek-endtime'>['body']
  server.on('GET', '/soal/cek-endtime', { body })
}

test('the running line shows the running attempt with its time and links back to it', async () => {
  running(23 * 60 + 10, null)
  const { user } = renderApp(<SessionKeeper />, { at: '/profile' })
  expect(await line()).toHaveTextContent(/^Paket A berjalan · 23:\d\dLanjutkan$/)
  await user.click(screen.getByRole('link', { name: 'Lanjutkan' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/simulasi-toefl/3')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the running line shows until when an attempt may rest, also when its time ends meanwhile', async () => {
  running(1, null)
  renderApp(<SessionKeeper />, { at: '/profile' })
  await line()
  running(0, '2026-11-23T04:50:00.000Z')
  await waitFor(async () =>
    expect(await line()).toHaveTextContent('Paket A beristirahat · sampai 23 Nov 11.50')
  )
})

test('the running line is hidden when nothing runs, when the last time is up, and for visitors', async () => {
  server.on('GET', '/soal/cek-endtime', { body: { hasEndTime: false } })
  const { unmount } = renderApp(<SessionKeeper />, { at: '/profile' })
  await waitFor(() => expect(server.callsOf('GET', '/soal/cek-endtime')).toHaveLength(1))
  unmount()
  running(0, null)
  const second = renderApp(<SessionKeeper />, { at: '/profile' })
  await waitFor(() => expect(server.callsOf('GET', '/soal/cek-endtime')).toHaveLength(2))
  expect(screen.queryByRole('complementary')).toBeNull()
  second.unmount()
  server.on('GET', '/users/getAuth', NO_SESSION)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  renderApp(<SessionKeeper />, { at: '/' })
  await waitFor(() => expect(server.callsOf('GET', '/users/getAuth')).toHaveLength(3))
  expect(server.callsOf('GET', '/soal/cek-endtime')).toHaveLength(2)
})

test('the staff area neither shows nor requests the running line', async () => {
  running(600, null)
  // Loaded beforehand, so that it asks within the faked time.
  await import('@/app/running-attempt/running-line')
  fakeTime()
  renderApp(<SessionKeeper />, { at: '/admin/data-user' })
  await act(() => passTime(60_000))
  expect(server.callsOf('GET', '/users/getAuth')).toHaveLength(1)
  expect(server.callsOf('GET', '/soal/cek-endtime')).toHaveLength(0)
})

describe('without a network', () => {
  function leave(secondsRemaining: number) {
    const queryClient = createQueryClient()
    queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
    const reading = { secondsRemaining, at: performance.now() }
    const left: LeftSession = { paketId: 3, nama_paket: 'Paket A', reading }
    queryClient.setQueryData(leftSessionQuery.queryKey, left)
    server.goOffline()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    renderApp(<SessionKeeper />, { at: '/paketsoal', queryClient })
  }

  test('without a network the running line links back to the session that was left', async () => {
    leave(23 * 60 + 10)
    expect(await line()).toHaveTextContent(/^Paket A berjalan · 23:\d\dLanjutkan$/)
    expect(screen.getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
      'href',
      '/simulasi-toefl/3'
    )
  })

  test("without a network the running line disappears when the session's time is up", async () => {
    leave(1)
    await line()
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  })
})
