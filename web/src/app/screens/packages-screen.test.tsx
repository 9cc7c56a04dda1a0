import 'fake-indexeddb/auto'
import { LAB_ONLY } from '@lulus/api/contracts/packages'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import PackagesScreen from '@/app/screens/packages-screen'
import type { ResponseAt } from '@/lib/api/client'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { LEARNER, NEVER_SAT } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi, type Answer } from '@/testing/fake-api'
import { fakeTime, passTime } from '@/testing/pass-time'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const SCORE = {
  lastScore: 543,
  scoreListening: 52,
  scoreWritten: 55,
  scoreReading: 56,
  listeningCorrect: 34,
  writtenCorrect: 30,
  readingCorrect: 38,
  lastPaket: 'Paket A',
  target: 550,
  hasil: null,
}

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/users/lastScore', { body: NEVER_SAT })
  server.on('GET', '/users/keadaan-paket', { body: { data: [] } })
  server.on('GET', '/bundel', { body: { data: [] } })
  server.on('GET', '/latihan/tugas', { body: { data: [] } })
  server.on('GET', '/jadwal', { body: { sekarang: new Date().toISOString(), data: [] } })
})

type Offer = ResponseAt<'GET', '/paket-soal'>['data'][number]

const offer = (id: number, changes: Partial<Offer> = {}): Offer => ({
  id,
  nama_paket: `Paket ${id}`,
  status: 'siap',
  level: 'prediction',
  harga: 20_000,
  hanya_lab: false,
  pembahasan: 'tidak' as const,
  pembahasan_mulai: null,
  ...changes,
})

function open(...packages: Offer[]) {
  server.on('GET', '/paket-soal', { body: { data: packages } })
  return show()
}

function show() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(
    <Routes>
      <Route path="/paketsoal" element={<PackagesScreen />} />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at: '/paketsoal', queryClient }
  )
}

const address = () => screen.getByTestId('address').textContent
const group = (name: string) => screen.findByRole('region', { name })

describe('the next step', () => {
  const stand = (keadaan: 'siap' | 'berjalan' | 'menunggu') =>
    server.on('GET', '/users/keadaan-paket', {
      body: { data: [{ paket_soal_id: 1, keadaan, alasan: null, hasil: null }] },
    })

  test('the home greets its learner, and a newcomer is led to the Mini Test', async () => {
    open(offer(1))

    const card = await group('Coba dulu dengan Mini Test')
    expect(within(card).getByRole('link', { name: 'Buka Mini Test' })).toHaveAttribute(
      'href',
      '/mini-test'
    )
    expect(screen.getByText('Halo, Ayu')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Simulasi TOEFL')
  })

  test('a package that is paid for is begun from the next step, and shows no price', async () => {
    stand('siap')
    server.on('GET', '/users/cek-akses/1', {
      body: { bolehAkses: true, pending: false, alasan: null },
    })
    const { user } = open(offer(1), offer(2))

    const card = await group('Paket 1 siap dikerjakan')
    const [owned, other] = within(await group('Prediction Level')).getAllByRole('listitem')
    expect(owned).not.toHaveTextContent('Rp 20.000')
    expect(other).toHaveTextContent('Rp 20.000')
    await user.click(within(card).getByRole('button', { name: 'Kerjakan Soal' }))
    await waitFor(() => expect(address()).toBe('/simulasi-toefl/1'))
  })

  test('a running simulation goes on from the next step', async () => {
    stand('berjalan')
    open(offer(1))

    const card = await group('Paket 1 sedang berjalan')
    expect(within(card).getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
      'href',
      '/simulasi-toefl/1'
    )
  })

  test('whoever waits for a confirmation can ask by WhatsApp or take the Mini Test meanwhile', async () => {
    stand('menunggu')
    open(offer(1))

    const card = await group('Pembayaran Paket 1 sedang diperiksa')
    expect(within(card).getByRole('link', { name: 'Buka Mini Test' })).toBeVisible()
    expect(within(card).getByRole('link', { name: /^Tanya lewat WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/6281200000000?text=Halo%20Admin')
    )
  })

  test('a new result leads to its explanations, and shows how far the target is', async () => {
    const hasil = { id: 9, selesai: new Date().toISOString(), pembahasan: true }
    server.on('GET', '/users/lastScore', { body: { ...SCORE, hasil } })
    server.on('GET', '/latihan/rencana', { status: 500 })
    open(offer(1))

    const card = await group('Bahas jawaban Paket A')
    expect(within(card).getByRole('link', { name: 'Bahas jawaban' })).toHaveAttribute(
      'href',
      '/hasil/9/pembahasan'
    )
    expect(await group('Skor terakhir')).toHaveTextContent('Target 550, kurang 7.')
  })
})

describe('exam events', () => {
  const MINUTE = 60_000
  const event = (startsIn: number, fase: 'terjadwal' | 'ruang_tunggu') => {
    const starts = Date.now() + startsIn
    const iso = (time: number) => new Date(time).toISOString()
    return {
      id: 7,
      nama: 'Ujian XII IPA 1',
      paketId: 1,
      nama_paket: 'Paket 1',
      lab: 'Lab Utama',
      mulai: iso(starts),
      caraMulai: 'pengawas' as const,
      dibuka: iso(starts - 30 * MINUTE),
      ditutup: iso(starts + 75 * MINUTE),
      fase,
      waktuTambahan: 0,
      pakaiToken: true,
      keadaan: 'belum_datang' as const,
      perluToken: true,
    }
  }
  const plan = (...data: ReturnType<typeof event>[]) =>
    server.on('GET', '/jadwal', { body: { sekarang: new Date().toISOString(), data } })

  test('exam events are listed above the packages with their time and place', async () => {
    plan(event(90.5 * MINUTE, 'terjadwal'))
    open(offer(1))

    const events = await group('Ujian Terjadwal')
    expect(events).toHaveTextContent('Ujian XII IPA 1')
    expect(events).toHaveTextContent('Lab Utama')
    expect(within(events).getByRole('timer')).toHaveTextContent(/^01:00:\d\d$/)
    const links = within(events).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cek-perangkat?ujian=7'])
  })

  test('an exam event links to its waiting room once that is open', async () => {
    plan(event(10 * MINUTE, 'ruang_tunggu'))
    open(offer(1))

    const way = within(await group('Ujian Terjadwal')).getByRole('link', {
      name: 'Masuk Ruang Tunggu',
    })
    expect(way).toHaveAttribute('href', '/ujian/7')
  })

  test('the exam events section is absent when there are none', async () => {
    open(offer(1))

    await group('Prediction Level')
    expect(screen.queryByRole('heading', { name: 'Ujian Terjadwal' })).toBeNull()
  })

  test("an exam event blocks its package's card", async () => {
    server.on('GET', '/users/keadaan-paket', {
      body: {
        data: [{ paket_soal_id: 1, keadaan: 'terjadwal', alasan: 'Dimulai bersama.', hasil: null }],
      },
    })
    open(offer(1))

    const card = await group('Prediction Level')
    expect(card).toHaveTextContent('Terjadwal')
    expect(card).toHaveTextContent('Dimulai bersama.')
    expect(within(card).queryByRole('button')).toBeNull()
  })
})

describe('the packages', () => {
  test("packages are listed under their level with the server's price", async () => {
    open(offer(1), offer(2, { level: 'itp', harga: 27_500 }))

    const prediction = await group('Prediction Level')
    expect(within(prediction).getByRole('heading', { name: 'Paket 1' })).toBeInTheDocument()
    expect(prediction).toHaveTextContent('Rp 20.000')
    const itp = await group('ITP Level')
    expect(within(itp).getByRole('heading', { name: 'Paket 2' })).toBeInTheDocument()
    expect(itp).toHaveTextContent('Rp 27.500')
  })

  test('packages that are not ready share one line that says Coming Soon, and cannot be opened', async () => {
    open(offer(1, { status: 'belum' }), offer(2, { status: 'belum' }))

    const prediction = await group('Prediction Level')
    expect(within(prediction).getAllByText('Coming Soon')).toHaveLength(1)
    expect(prediction).toHaveTextContent('Paket 1, Paket 2')
    expect(within(prediction).queryByRole('button')).toBeNull()
  })

  test('lab-only packages are marked', async () => {
    open(offer(1, { hanya_lab: true }), offer(2, { level: 'itp' }))

    expect(within(await group('Prediction Level')).getByText('Khusus lab')).toBeInTheDocument()
    expect(await group('ITP Level')).not.toHaveTextContent('Khusus lab')
  })

  test('a level without packages shows Coming Soon', async () => {
    open(offer(1))

    expect(within(await group('ITP Level')).getByText('Coming Soon')).toBeInTheDocument()
    expect(within(await group('Prediction Level')).queryByText('Coming Soon')).toBeNull()
  })

  test('the package list may be empty', async () => {
    open()

    expect(await screen.findByText(/^Belum ada paket soal\./)).toBeInTheDocument()
    for (const name of ['Prediction Level', 'ITP Level']) {
      expect(within(await group(name)).getByText('Coming Soon')).toBeInTheDocument()
    }
  })

  test('a package list that fails to load can be retried', async () => {
    server.on('GET', '/paket-soal', { status: 500, body: { message: 'Rusak.' } })
    const { user } = show()

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Gagal mengambil data paket')
    expect(alert).toHaveTextContent('Rusak.')
    server.on('GET', '/paket-soal', { body: { data: [offer(1)] } })
    await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }))

    expect(await screen.findByRole('heading', { name: 'Paket 1' })).toBeInTheDocument()
  })
})

describe('the cards', () => {
  test("package cards show the learner's standing and link to the next step", async () => {
    server.on('GET', '/users/keadaan-paket', {
      body: {
        data: [
          { paket_soal_id: 1, keadaan: 'ditolak', alasan: 'Bukti buram.', hasil: null },
          { paket_soal_id: 2, keadaan: 'selesai', alasan: null, hasil: { id: 9, totalScore: 573 } },
        ],
      },
    })
    open(offer(1), offer(2), offer(3))

    const cards = within(await group('Prediction Level')).getAllByRole('listitem')
    expect(cards[0]).toHaveTextContent('Bukti buram.')
    expect(
      within(cards[0] as HTMLElement).getByRole('link', { name: 'Unggah Ulang Bukti' })
    ).toHaveAttribute('href', '/bayar/1')
    expect(cards[1]).toHaveTextContent('Selesai')
    expect(cards[1]).toHaveTextContent('Skor terakhir 573')
    expect(
      within(cards[1] as HTMLElement).getByRole('link', { name: 'Lihat hasil' })
    ).toHaveAttribute('href', '/hasil/9')
    expect(
      within(cards[2] as HTMLElement).getByRole('button', { name: 'Kerjakan Soal' })
    ).toBeVisible()
  })

  test('package cards still work when the standing cannot be fetched', async () => {
    server.on('GET', '/users/keadaan-paket', { status: 500, body: {} })
    open(offer(1))

    expect(await screen.findByRole('button', { name: 'Kerjakan Soal' })).toBeVisible()
  })
})

describe('Kerjakan Soal', () => {
  async function press(answer: Answer<'GET', '/users/cek-akses/4'>) {
    server.on('GET', '/users/cek-akses/4', answer)
    const { user } = open(offer(4))
    await user.click(await screen.findByRole('button', { name: 'Kerjakan Soal' }))
    return user
  }

  const access = (changes: object) => ({
    body: { bolehAkses: false, pending: false, alasan: null, ...changes },
  })

  test('Kerjakan Soal opens the exam where the learner may enter it', async () => {
    await press(access({ bolehAkses: true }))

    await waitFor(() => expect(address()).toBe('/simulasi-toefl/4'))
  })

  test('Kerjakan Soal opens the payment otherwise', async () => {
    await press(access({ alasan: 'Bukti buram.' }))

    await waitFor(() => expect(address()).toBe('/bayar/4'))
  })

  test('Kerjakan Soal explains what the learner is waiting for', async () => {
    await press(access({ pending: true, alasan: 'Pembayaran Anda sedang diperiksa.' }))

    const dialog = await screen.findByRole('alertdialog', { name: 'Menunggu Verifikasi' })
    expect(dialog).toHaveTextContent('Pembayaran Anda sedang diperiksa.')
    expect(address()).toBe('/paketsoal')
  })

  test('Kerjakan Soal explains that a lab-only package is taken in a lab', async () => {
    await press(access({ pending: true, alasan: LAB_ONLY, butuhLab: true }))

    const dialog = await screen.findByRole('alertdialog', { name: 'Khusus lab' })
    expect(dialog).toHaveTextContent(LAB_ONLY)
    expect(address()).toBe('/paketsoal')
  })

  test('Kerjakan Soal opens the payment of a lab-only package, which is marked too', async () => {
    await press(access({ alasan: LAB_ONLY, butuhLab: true }))

    await waitFor(() => expect(address()).toBe('/bayar/4'))
  })

  test('Kerjakan Soal shows one error when the server is unreachable, and can be pressed again', async () => {
    const user = await press({ status: 500, body: { message: 'Rusak.' } })

    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Terjadi kesalahan saat menghubungi server')
    expect(server.callsOf('GET', '/users/cek-akses/4')).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'OK' }))
    server.on('GET', '/users/cek-akses/4', access({ bolehAkses: true }))
    await user.click(screen.getByRole('button', { name: 'Kerjakan Soal' }))
    await waitFor(() => expect(address()).toBe('/simulasi-toefl/4'))
  })

  test('Kerjakan Soal leaves a lost session to the guard', async () => {
    await press({ status: 401, body: { message: 'Silakan login terlebih dahulu.' } })

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Kerjakan Soal' })).not.toHaveAttribute('aria-busy')
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the last score', () => {
  test('the last score is shown above the packages with its sections', async () => {
    server.on('GET', '/users/lastScore', { body: SCORE })
    open(offer(1))

    const card = await screen.findByRole('region', { name: 'Skor terakhir' })
    expect(card).toHaveTextContent('543')
    expect(card).toHaveTextContent('Paket A')
    expect(card).toHaveTextContent('34 dari 50 benar')
    expect(card).toHaveTextContent('30 dari 40 benar')
    expect(card).toHaveTextContent('38 dari 50 benar')
  })

  test('space for the last score is reserved until it has loaded, so that nothing moves', async () => {
    const { answer, release } = heldAnswer<'GET', '/users/lastScore'>()
    server.on('GET', '/users/lastScore', answer)
    fakeTime()
    open(offer(1))
    await act(() => passTime(5_000))
    expect(server.callsOf('GET', '/paket-soal')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Kerjakan Soal' })).toBeNull()

    release({ body: SCORE })
    await act(() => passTime(1_000))
    expect(screen.getByRole('button', { name: 'Kerjakan Soal' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Skor terakhir' })).toBeVisible()
  })

  test('the last score is left out before the first exam', async () => {
    open(offer(1))

    await screen.findByRole('heading', { name: 'Paket 1' })
    await waitFor(() => expect(server.callsOf('GET', '/users/lastScore')).toHaveLength(1))
    expect(screen.queryByText('Skor terakhir')).toBeNull()
  })

  test('a last score that fails to load leaves the packages alone and can be retried', async () => {
    server.on('GET', '/users/lastScore', { status: 500 })
    const { user } = open(offer(1))

    expect(
      await screen.findByText('Failed to fetch score. Please try again later.')
    ).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Paket 1' })).toBeInTheDocument()
    server.on('GET', '/users/lastScore', { body: SCORE })
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))

    expect(await screen.findByText('543')).toBeInTheDocument()
  })
})
