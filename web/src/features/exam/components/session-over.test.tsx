import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paperIn, timerBody } from '@/features/exam/testing/exam-fixtures'
import { readyServer, runIn, showExam, stubBrowser } from '@/features/exam/testing/show-exam'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import type { FakeApi } from '@/testing/fake-api'

const REST_MINUTES = 3
const NEXT = '/soal/timers/next'

let api: FakeApi

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await clearPrivateStorage()
  api = readyServer()
})

/** In the rest after listening, which ends after this many seconds. */
function rest(seconds: number) {
  runIn(api, 'listening', { seconds: 0 })
  const ended = new Date(Date.now() - REST_MINUTES * 60_000 + seconds * 1000).toISOString()
  api.on('GET', '/soal/timers', {
    body: { ...timerBody('listening', 0), deadline: ended, istirahatDetik: seconds },
  })
  api.on('GET', '/soal', { body: { ...paperIn('listening'), istirahat: REST_MINUTES } })
}

const question = () => screen.findByRole('heading', { name: 'Nomor 1' })
const isOver = () => screen.findByText('Istirahat sudah selesai. Waktu sesi 2 sudah berjalan.')

test('a rest that ends without a network is shown, and its session opens when the network is back', async () => {
  api.on('PUT', NEXT, { status: 503, body: {} })
  rest(0)
  showExam()
  expect(await isOver()).toBeVisible()
  await waitFor(() => expect(api.callsOf('PUT', NEXT)).not.toHaveLength(0))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText(/Anda boleh beristirahat/)).toBeNull()

  runIn(api, 'written', { index: 52 })
  api.on('PUT', NEXT, { body: timerBody('written', 400) })
  window.dispatchEvent(new Event('online'))
  expect(await question()).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a rest that ends opens the next session without a confirmation, whatever date the device has', async () => {
  rest(0)
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01'))
  api.on('PUT', NEXT, () => {
    runIn(api, 'written', { index: 52 })
    return { body: timerBody('written', 480) }
  })
  showExam()
  expect(await question()).toBeVisible()
})
