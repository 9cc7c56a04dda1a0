import { REFUSAL } from '@lulus/api/contracts/refusals'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OwnEvent, Waiting } from '@/features/events/api'
import { WaitingRoomPage } from '@/features/events/pages/waiting-room-page'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi, type Failure } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

const MINUTE_MS = 60_000
/** The server's clock, an hour behind this device's, because countdowns use the server's time. */
const now = () => Date.now() - 60 * MINUTE_MS
const inMinutes = (minutes: number) => new Date(now() + minutes * MINUTE_MS).toISOString()

function event(changes: Partial<OwnEvent> = {}): OwnEvent {
  return {
    id: 7,
    nama: 'Ujian XII IPA 1',
    paketId: 3,
    nama_paket: 'Paket A',
    lab: 'Lab Utama',
    mulai: inMinutes(10),
    caraMulai: 'pengawas',
    dibuka: inMinutes(-20),
    ditutup: inMinutes(85),
    fase: 'ruang_tunggu',
    pakaiToken: true,
    waktuTambahan: 0,
    keadaan: 'menunggu',
    perluToken: false,
    ...changes,
  }
}

function waiting(changes: Partial<Waiting> = {}): Waiting {
  return {
    paketId: 3,
    fase: 'ruang_tunggu',
    mulai: inMinutes(10),
    ditutup: inMinutes(85),
    sisa: null,
    keadaan: 'menunggu',
    perluToken: false,
    tanyaLagi: 5,
    ...changes,
  }
}

beforeEach(() => {
  server = fakeApi()
  server.on('PUT', '/soal/timers', {
    status: 409,
    body: { message: 'Simulasi ini dibuka di perangkat lain.', code: REFUSAL.drivenElsewhere },
  })
})

afterEach(() => vi.useRealTimers())

/** Opens the room. The sound check is replaced by a button that passes at once. */
function open(own: OwnEvent, state: Waiting = waiting(), failure?: Failure) {
  server.on('GET', '/jadwal/7', failure ?? { body: { sekarang: inMinutes(0), data: own } })
  server.on('GET', '/jadwal/7/ruang-tunggu', { body: state })
  server.on('POST', '/jadwal/7/denyut', {
    body: { sesi: null, secondsRemaining: null, dijeda: false, pemberitahuan: [] },
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(
    <Routes>
      <Route
        path="/ujian/:id"
        element={
          <WaitingRoomPage
            soundCheck={(onAnswer) => (
              <>
                <button onClick={() => onAnswer(true)}>Terdengar</button>
                <button onClick={() => onAnswer(false)}>Tidak terdengar</button>
              </>
            )}
          />
        }
      />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at: '/ujian/7', queryClient }
  )
}

const begun = () => server.callsOf('PUT', '/soal/timers')

describe('the door', () => {
  test("the waiting room stays closed before its time, counted down by the server's clock", async () => {
    open(event({ fase: 'terjadwal', dibuka: inMinutes(2), keadaan: 'belum_datang' }))

    expect(await screen.findByText('Ruang tunggu belum dibuka.')).toBeInTheDocument()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(2:0[01]|1:5\d)$/)
    expect(screen.queryByLabelText('Token')).toBeNull()
  })

  test.each([
    [{ fase: 'batal' as const }, 'Ujian ini dibatalkan.', 'Kembali', '/paketsoal'],
    [
      { fase: 'selesai' as const, keadaan: 'belum_datang' as const },
      'Waktu masuk ujian ini sudah habis. Hubungi pengawas.',
      'Kembali',
      '/paketsoal',
    ],
    [
      { ditutup: new Date(Date.now() - 61 * MINUTE_MS).toISOString() },
      'Waktu masuk ujian ini sudah habis. Hubungi pengawas.',
      'Kembali',
      '/paketsoal',
    ],
    [
      { keadaan: 'selesai' as const },
      'Anda sudah menyelesaikan ujian ini.',
      'Lihat Hasil',
      '/riwayat-ujian',
    ],
    [
      { keadaan: 'mengerjakan' as const },
      'Anda sedang mengerjakan ujian ini.',
      'Lanjutkan Ujian',
      '/simulasi-toefl/3',
    ],
  ])('the waiting room explains %o and links on', async (changes, sentence, label, to) => {
    open(event(changes))

    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to)
    expect(screen.queryByRole('button', { name: 'Saya Siap' })).toBeNull()
  })

  test('one who came too late is in soon after an invigilator lets them in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(event({ fase: 'selesai', keadaan: 'belum_datang', ditutup: inMinutes(-1) }))
    await screen.findByText('Waktu masuk ujian ini sudah habis. Hubungi pengawas.')
    const letIn = event({ fase: 'berlangsung', keadaan: 'belum_datang', ditutup: inMinutes(10) })
    server.on('GET', '/jadwal/7', { body: { sekarang: inMinutes(0), data: letIn } })
    await vi.advanceTimersByTimeAsync(6000)

    expect(await screen.findByRole('button', { name: 'Masuk Ruang Tunggu' })).toBeInTheDocument()
    expect(screen.queryByLabelText('Token')).toBeNull()
  })

  test('a learner who is not on the list is informed', async () => {
    open(event(), waiting(), { status: 404, body: { message: 'Tidak ditemukan.' } })

    expect(
      await screen.findByText('Anda tidak terdaftar di ujian ini. Tanyakan kepada pengawas.')
    ).toBeInTheDocument()
  })

  test('the waiting room opens with the token, and reports a wrong one', async () => {
    const { user } = open(event({ keadaan: 'belum_datang', perluToken: true }))
    server.on('POST', '/jadwal/7/masuk', {
      status: 403,
      body: { message: 'Token salah. Lihat token terbaru di layar pengawas.' },
    })
    await user.type(await screen.findByLabelText('Token'), 'acefgx{Enter}')
    expect(
      await screen.findByText('Token salah. Lihat token terbaru di layar pengawas.')
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Token')).toHaveValue('acefgx')

    server.on('POST', '/jadwal/7/masuk', { body: waiting() })
    server.on('GET', '/jadwal/7', { body: { sekarang: inMinutes(0), data: event() } })
    await user.click(screen.getByRole('button', { name: 'Masuk Ruang Tunggu' }))
    expect(await screen.findByText('Menunggu mulai bersama')).toBeInTheDocument()
    expect(server.callsOf('POST', '/jadwal/7/masuk').at(-1)?.body).toEqual({
      tokenUjian: 'acefgx',
    })
  })
})

describe('the room', () => {
  const ready = () => screen.findByRole('button', { name: 'Saya Siap' })

  test('a learner can be ready only after hearing the sound check', async () => {
    server.on('PUT', '/jadwal/7/siap', { body: { message: 'Tersimpan.' } })
    const { user } = open(event())
    await screen.findByText('Terhubung ke server.')
    await user.click(await ready())
    expect(server.callsOf('PUT', '/jadwal/7/siap')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Tidak terdengar' }))
    expect(await ready()).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Terdengar' }))
    server.on('GET', '/jadwal/7/ruang-tunggu', { body: waiting({ keadaan: 'siap' }) })
    await user.click(await ready())

    expect(await screen.findByText('Perangkat Anda siap.')).toBeInTheDocument()
    expect(server.callsOf('PUT', '/jadwal/7/siap')).toHaveLength(1)
  })

  test('extra time is shown only to a learner who has it', async () => {
    const { unmount } = open(event({ waktuTambahan: 25 }))
    expect(await screen.findByText('Waktu tambahan 25 %')).toBeInTheDocument()
    unmount()

    open(event())
    expect(await screen.findByText('Menunggu mulai bersama')).toBeInTheDocument()
    expect(screen.queryByText(/Waktu tambahan/)).toBeNull()
  })

  test('the waiting room shows when the learner was removed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(event())
    await screen.findByText('Menunggu mulai bersama')
    server.on('GET', '/jadwal/7/ruang-tunggu', { status: 404, body: { message: 'Tidak ada.' } })
    await vi.advanceTimersByTimeAsync(6000)

    expect(await screen.findByText('Anda dikeluarkan dari ujian ini.')).toBeInTheDocument()
  })

  test('the waiting room shows when the server is unreachable, retries and continues', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(event())
    await screen.findByText('Terhubung ke server.')
    server.on('GET', '/jadwal/7/ruang-tunggu', { status: 503, body: {} })
    await vi.advanceTimersByTimeAsync(6000)
    expect(await screen.findByText('Terputus. Menghubungkan lagi…')).toBeInTheDocument()

    server.on('GET', '/jadwal/7/ruang-tunggu', { body: waiting() })
    await vi.advanceTimersByTimeAsync(6000)
    expect(await screen.findByText('Terhubung ke server.')).toBeInTheDocument()
  })
})

describe('the common start', () => {
  test('the common start opens the exam for waiting learners, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(event())
    await screen.findByText('Menunggu mulai bersama')
    await vi.advanceTimersByTimeAsync(6000)
    expect(begun()).toEqual([])
    server.on('GET', '/jadwal/7/ruang-tunggu', { body: waiting({ fase: 'berlangsung', sisa: 0 }) })
    await vi.advanceTimersByTimeAsync(6000)

    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/simulasi-toefl/3')
    )
    await vi.advanceTimersByTimeAsync(20_000)
    expect(begun()).toHaveLength(1)
    expect(begun()[0]?.body).toEqual({ nohp: LEARNER.nohp, paketId: 3 })
  })

  test('the common start begins the package that the event has by then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(event())
    await screen.findByText('Menunggu mulai bersama')
    server.on('GET', '/jadwal/7/ruang-tunggu', { body: waiting({ paketId: 4, sisa: 0 }) })
    await vi.advanceTimersByTimeAsync(6000)

    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/simulasi-toefl/4')
    )
    expect(begun()[0]?.body).toEqual({ nohp: LEARNER.nohp, paketId: 4 })
  })

  test('the common start is retried until the server answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(event({ caraMulai: 'otomatis' }), waiting({ sisa: 1000, tanyaLagi: 1 }))
    await screen.findByText('Menunggu mulai bersama')
    server.on('PUT', '/soal/timers', () => {
      throw new TypeError('Failed to fetch')
    })
    server.on('GET', '/jadwal/7/ruang-tunggu', { body: waiting({ sisa: 0 }) })
    await vi.advanceTimersByTimeAsync(9000)
    expect(begun().length).toBeGreaterThan(2)
    expect(screen.getByText('Ujian dimulai…')).toBeInTheDocument()

    server.on('PUT', '/soal/timers', {
      status: 409,
      body: { message: 'Di tempat lain.', code: REFUSAL.drivenElsewhere },
    })
    await vi.advanceTimersByTimeAsync(4000)
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/simulasi-toefl/3')
    )
  })

  test('a latecomer starts by pressing the button', async () => {
    const { user } = open(
      event({ fase: 'berlangsung', mulai: inMinutes(-3) }),
      waiting({ fase: 'berlangsung', sisa: 0 })
    )
    const begin = await screen.findByRole('button', { name: 'Mulai Mengerjakan' })
    expect(begun()).toEqual([])
    await user.click(begin)

    await waitFor(() => expect(begun()).toHaveLength(1))
  })

  test('a refused start shows why', async () => {
    server.on('PUT', '/soal/timers', {
      status: 403,
      body: { message: 'Ujian ini diadakan di lab Lab Utama.' },
    })
    const { user } = open(
      event({ fase: 'berlangsung', mulai: inMinutes(-3) }),
      waiting({ fase: 'berlangsung', sisa: 0 })
    )
    await user.click(await screen.findByRole('button', { name: 'Mulai Mengerjakan' }))

    expect(await screen.findByText('Ujian ini diadakan di lab Lab Utama.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Mulai Mengerjakan' })).toBeInTheDocument()
  })
})

test('a waiting page has a pulse, also while it is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(event())
  const beats = () => server.callsOf('POST', '/jadwal/7/denyut')
  await waitFor(() => expect(beats()).toHaveLength(1))
  expect(beats()[0]?.body).toEqual({ belumTerkirim: 0, terlihat: true })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(beats()).toHaveLength(2))
  expect(beats()[1]?.body).toEqual({ belumTerkirim: 0, terlihat: false })
})
