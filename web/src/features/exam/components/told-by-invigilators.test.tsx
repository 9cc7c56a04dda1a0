import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import Toaster from '@/components/ui/toaster'
import { pulseBody, timerBody } from '@/features/exam/testing/exam-fixtures'
import {
  readyServer,
  runIn,
  showExam,
  stubBrowser,
  untilSaved,
} from '@/features/exam/testing/show-exam'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import type { FakeApi } from '@/testing/fake-api'

let api: FakeApi

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await clearPrivateStorage()
  api = readyServer()
  runIn(api, 'written', { index: 52, seconds: 600 })
})

const question = () => screen.findByRole('heading', { name: 'Nomor 1' })
/** This event makes a page send its pulse at once. */
const beat = () => window.dispatchEvent(new Event('online'))
let noticeId = 1
const notice = (jenis: 'pesan' | 'jeda' | 'keluarkan' | 'tambah_waktu', teks: string) => ({
  id: noticeId++,
  jenis,
  teks,
  waktu: '2026-11-26T02:00:00.000Z',
})

function server(seconds: number, changes: object = {}) {
  api.on('GET', '/soal/timers', { body: { ...timerBody('written', seconds), ...changes } })
  api.on('POST', '/soal/denyut', { body: { ...pulseBody('written', seconds), ...changes } })
}

test('a pause hides the questions and its end shows them again, without a word of added time', async () => {
  render(<Toaster />)
  showExam()
  await question()
  server(600, { dijeda: true })
  beat()
  expect(await screen.findByRole('heading', { name: 'Ujian dijeda' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Nomor 1' })).not.toBeInTheDocument()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  server(900)
  beat()
  expect(await question()).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(00:)?1[45]:\d\d$/)
  // Five minutes more than before the pause.
  expect(screen.queryByText(/^Waktu Anda ditambah 5 menit/)).not.toBeInTheDocument()
})

test('an answer that a pause refuses is kept, and delivered after it', async () => {
  showExam()
  await question()
  const paused = { message: 'Dijeda.', error: 'Dijeda.', errors: [], code: 'dijeda' }
  api.on('POST', '/soal/simpan-jawaban', { status: 409, body: paused })
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement)
  await waitFor(() => expect(api.callsOf('POST', '/soal/simpan-jawaban').length).toBeGreaterThan(0))
  api.on('POST', '/soal/simpan-jawaban', { body: { message: '', rejected: [], stale: [] } })
  await untilSaved()
})

test('a page that opens during a pause shows the pause screen', async () => {
  const paused = { message: 'Dijeda.', error: 'Dijeda.', errors: [], code: 'dijeda' }
  api.on('GET', '/soal', { status: 409, body: paused })
  showExam()
  expect(await screen.findByRole('heading', { name: 'Ujian dijeda' })).toBeVisible()
})

test('a message stays until it is confirmed, which the server is told', async () => {
  render(<Toaster />)
  showExam()
  await question()
  const message = notice('pesan', 'Nomor 31 dibacakan sekali lagi.')
  server(600, { pemberitahuan: [message] })
  api.on('PUT', `/soal/pemberitahuan/${message.id}`, { body: { message: '' } })
  beat()
  // An idle page learns it from its pulse, whatever else has changed.
  expect(await screen.findByText(message.teks)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Mengerti' }))
  await waitFor(() =>
    expect(api.callsOf('PUT', `/soal/pemberitahuan/${message.id}`)).toHaveLength(1)
  )
})

test('an excluded learner sees why, and no questions', async () => {
  showExam()
  await question()
  const told = notice('keluarkan', 'Anda dikeluarkan dari ujian ini. Alasan: ponsel.')
  const excluded = { message: 'Dikeluarkan.', error: '', errors: [], code: 'dikeluarkan' }
  api.on('POST', '/soal/denyut', { status: 403, body: excluded })
  api.on('GET', '/soal/timers', {
    body: { ...timerBody('finished', 0), dikeluarkan: true, pemberitahuan: [told] },
  })
  beat()
  expect(await screen.findByText(told.teks)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Nomor 1' })).not.toBeInTheDocument()
})
