import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { readRescueFile, RESCUE_NAME_PATTERN } from '@lulus/api/contracts/rescue'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ATTEMPT_ID,
  PAKET_ID,
  savedBody,
  timerBody,
  SCORE,
} from '@/features/exam/testing/exam-fixtures'
import type { KioskBridge } from '@/platform/kiosk-bridge'
import { ADMIN, LEARNER, NEVER_SAT, NO_SESSION } from '@/testing/accounts'
import { fakeApi } from '@/testing/fake-api'

const HISTORY_ROW = {
  id: 7,
  nama_paket: 'Paket A',
  listeningScore: 52,
  structureScore: 55,
  readingScore: 56,
  totalScore: 543,
  listening_correct: 34,
  written_correct: 30,
  reading_correct: 38,
  createdAt: '2026-11-21T10:00:00.000Z',
  mode: 'latihan' as const,
  kode: 'K7MR4-AAAAA',
}

// The kiosk's gateway is absent here, and `copying-store` has its own tests.
vi.mock('@/lib/storage/copy-stores', () => ({ copyStores: () => undefined }))

let askToLeave: () => void = () => undefined
let askForRescue: Parameters<KioskBridge['onRescueRequested']>[0] | undefined
const bridge = {
  seat: () => Promise.resolve({ lab: 'Lab A', seat: '12', version: '1.0.0' }),
  setStage: vi.fn(() => Promise.resolve()),
  setUndelivered: vi.fn(() => Promise.resolve()),
  onSignOutRequested: (listener) => {
    askToLeave = listener
    return () => undefined
  },
  onRescueRequested: (listener) => {
    askForRescue = listener
    return () => undefined
  },
} satisfies KioskBridge

beforeEach(() => {
  bridge.setStage.mockClear()
  bridge.setUndelivered.mockClear()
  askForRescue = undefined
  window.lulusKiosk = bridge
  // The platform is determined when the app's modules are first loaded.
  vi.resetModules()
})
afterEach(() => {
  delete window.lulusKiosk
})

/** Opens the kiosk's app at an address. */
async function open(at: string) {
  const { openRoutes } = await import('@/testing/open-routes')
  return openRoutes(at)
}

function signedIn(dataUser: typeof LEARNER) {
  const server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser } })
  server.on('GET', '/paket-soal', { body: { data: [] } })
  server.on('GET', '/users/lastScore', { body: NEVER_SAT })
  return server
}

test('in the kiosk a visitor can sign in but not register', async () => {
  fakeApi().on('GET', '/users/getAuth', NO_SESSION)
  await open('/')

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Daftar' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Lupa password?' })).toBeNull()
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('signed_out'))
})

test.each([
  ['a learner', LEARNER],
  ['an admin', ADMIN],
])('in the kiosk %s finds the exam screens and no others', async (_, account) => {
  signedIn(account)
  const { user } = await open('/')

  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('choosing'))
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))
  for (const hidden of ['/paket-saya', '/mini-test', '/profile', '/admin'])
    expect(links).not.toContain(hidden)
  expect(links).toContain('/riwayat-ujian')

  screen.getByRole('button', { name: new RegExp(account.nama) }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: /Profile|Dashboard/ })).toBeNull()
})

test.each(['/bayar/3', '/profile', '/admin/payments', '/mini-test', '/verifikasi/abc'])(
  'in the kiosk %s is explained and links back to the packages',
  async (at) => {
    signedIn(LEARNER)
    const { address } = await open(at)

    expect(await screen.findByText('Tidak tersedia di komputer ujian')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/paketsoal'))
  }
)

test('an idle user of the kiosk is signed out', async () => {
  const server = signedIn(LEARNER)
  await open('/paketsoal')
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('choosing'))

  server.on('POST', '/users/logout', { body: { message: 'Berhasil keluar.' } })
  askToLeave()
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('signed_out'))
})

test('a seat left with undelivered answers waits for them, accepts no other user, and delivers them', async () => {
  const server = signedIn(LEARNER)
  server.on('GET', '/soal/timers', { status: 503 })
  server.on('POST', '/users/logout', { body: { message: 'Berhasil keluar.' } })
  const { claimPrivateStore } = await import('@/lib/storage/claim-private-store')
  await claimPrivateStore(LEARNER.nohp)
  const { changeRecord, readRecord } = await import('@/features/exam/engine/storage')
  const { withAnswer } = await import('@/features/exam/model/exam-record')
  await changeRecord(ATTEMPT_ID, (record) => withAnswer(record, 7, { answer: '2', seq: 1 }))
  await open('/paketsoal')
  await waitFor(() => expect(bridge.setUndelivered).toHaveBeenLastCalledWith(true))

  askToLeave()
  const waiting = await screen.findByRole('dialog', { name: 'Komputer ini menunggu jaringan' })
  await waitFor(() => expect(waiting).toHaveTextContent('1 jawaban peserta sebelumnya'))
  expect(waiting).not.toHaveTextContent(LEARNER.nama)
  expect(within(waiting).queryByRole('button')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(waiting).toBeInTheDocument()
  expect((await readRecord(ATTEMPT_ID))?.answers).toMatchObject({ 7: { answer: '2' } })
  expect(server.callsOf('POST', '/users/logout')).toEqual([])

  server.on('GET', '/soal/timers', { body: timerBody('listening', 600) })
  server.on('POST', '/soal/simpan-jawaban', { body: { message: '', stale: [], rejected: [] } })
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(server.callsOf('POST', '/soal/simpan-jawaban')).toHaveLength(1)
  expect(bridge.setUndelivered).toHaveBeenLastCalledWith(false)
  expect(await readRecord(ATTEMPT_ID)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('in the kiosk the history has neither certificate downloads nor verification links', async () => {
  const server = signedIn(LEARNER)
  server.on('GET', '/users/riwayat-ujian', { body: { data: [HISTORY_ROW] } })
  server.on('GET', '/users/jawaban-terlambat', { body: { data: [] } })
  await open('/riwayat-ujian')

  const history = await screen.findByRole('table', { name: 'Riwayat Simulasi' })
  const headers = within(history).getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'No',
    'Paket',
    'Tanggal',
    'Listening',
    'Structure',
    'Reading',
    'Total',
  ])
  expect(
    within(history)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  ).toEqual(['/hasil/7'])
  expect(within(history).queryByRole('button')).toBeNull()
})

test('in the kiosk the result has a button that frees the seat for the next learner', async () => {
  const server = signedIn(LEARNER)
  server.on('GET', '/users/cek-akses', { body: { bolehAkses: false, paketId: null } })
  server.on('GET', `/users/cek-akses/${PAKET_ID}`, {
    body: { bolehAkses: false, pending: false, alasan: null },
  })
  server.on('GET', '/soal/cek-endtime', { body: { hasEndTime: false } })
  server.on('GET', '/soal', { status: 403 })
  server.on('GET', '/soal/ambil-audio', { body: { data: [], positions: {} } })
  server.on('GET', '/soal/ambil-jawaban', { body: savedBody('finished') })
  server.on('GET', '/soal/timers', { body: timerBody('finished', 0) })
  server.on('POST', '/soal/jawaban', { body: SCORE })
  server.on('POST', '/users/logout', { body: { message: 'Berhasil keluar.' } })
  const { claimPrivateStore } = await import('@/lib/storage/claim-private-store')
  await claimPrivateStore(LEARNER.nohp)
  const { changeRecord } = await import('@/features/exam/engine/storage')
  await changeRecord(ATTEMPT_ID, (record) => record)
  const { user } = await open(`/simulasi-toefl/${PAKET_ID}`)

  await user.click(await screen.findByRole('button', { name: 'Selesai' }))

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(server.callsOf('POST', '/users/logout')).toHaveLength(1)
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('signed_out'))
})

test("the operator gets a signed-in learner's rescue file, and nothing from any other session", async () => {
  vi.stubGlobal('crypto', webcrypto)
  const server = signedIn(LEARNER)
  server.on('GET', '/soal/kunci-penyelamatan', {
    body: { simulasi: ATTEMPT_ID, kunci: 'A'.repeat(43), token: 'gcm.v1:a.b.c' },
  })
  const { claimPrivateStore } = await import('@/lib/storage/claim-private-store')
  await claimPrivateStore(LEARNER.nohp)
  const { keepRescueKey } = await import('@/features/exam/engine/rescue-key')
  await keepRescueKey(ATTEMPT_ID)
  await open('/paketsoal')
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('choosing'))
  expect(await askForRescue?.()).toBeNull()

  const { changeRecord } = await import('@/features/exam/engine/storage')
  const { withAnswer } = await import('@/features/exam/model/exam-record')
  await changeRecord(ATTEMPT_ID, (record) => withAnswer(record, 7, { answer: '2', seq: 1 }))
  const file = await askForRescue?.()
  expect(file?.name).toMatch(RESCUE_NAME_PATTERN)
  expect(readRescueFile(file?.text ?? '')).toMatchObject({ token: 'gcm.v1:a.b.c' })

  server.on('GET', '/soal/timers', { body: timerBody('listening', 600) })
  server.on('POST', '/soal/simpan-jawaban', { body: { message: '', stale: [], rejected: [] } })
  server.on('POST', '/users/logout', { body: { message: 'Berhasil keluar.' } })
  askToLeave()
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('signed_out'))
  expect(await askForRescue?.()).toBeNull()
})
