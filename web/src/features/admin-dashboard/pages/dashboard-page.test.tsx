import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import DashboardPage from '@/features/admin-dashboard/pages/dashboard-page'
import type { Week } from '@/features/admin-dashboard/api/dashboard'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

/** Never reports a size: the test window has no layout. */
class NoSize {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSize)
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

const DASHBOARD = {
  totalUsers: 1234,
  totalSimulation: 87,
  totalRevenue: 2_345_000,
  pendingPayments: 3,
  pendingClassPayments: 1,
  latestActivity: 'Ayu memulai simulasi Paket A.',
  latestUserRegister: 'Budi mendaftar.',
  latestUserPayment: 'Citra mengirim pembayaran.',
  topPaketSoal: [
    { paket_soal_id: 1, nama_paket: 'Paket A', total: 1200 },
    { paket_soal_id: 2, nama_paket: 'Paket B', total: 4 },
  ],
  harian: [
    { tanggal: '2026-11-20', simulasi: 2, pendapatan: 40_000 },
    { tanggal: '2026-11-21', simulasi: 5, pendapatan: 60_000 },
  ],
}

const WEEK: Week = {
  menunggu: {
    peserta: {
      hariIni: 2,
      sampaiTigaHari: 0,
      lebihLama: 1,
      tertua: '2026-11-20T03:00:00.000Z',
    },
    kelas: { hariIni: 0, sampaiTigaHari: 0, lebihLama: 0, tertua: null },
  },
  pendapatan: { mingguIni: 60_000, mingguLaluSampaiSaatIni: 40_000, mingguLalu: 90_000 },
  belumMulai: 7,
  kelasBelumBayar: [
    {
      id: 9,
      nama_kelas: 'XII IPA 1',
      nama_paket: 'Paket A',
      amount: 600_000,
      adaBukti: false,
      createdAt: '2026-11-02T03:00:00.000Z',
    },
  ],
  jadwal: [
    {
      id: 4,
      nama: 'Ujian XII',
      nama_paket: 'Paket A',
      mulai: '2026-11-27T02:00:00.000Z',
      peserta: 30,
      kurang: ['Belum ada pengawas'],
    },
    {
      id: 5,
      nama: 'Ujian XI',
      nama_paket: 'Paket A',
      mulai: '2026-11-28T02:00:00.000Z',
      peserta: 20,
      kurang: [],
    },
  ],
  jawabanTerlambat: 1,
  cadanganTerakhir: '2026-11-26T19:15:00.000Z',
  disk: { bebas: 12 * 1024 ** 3, total: 40 * 1024 ** 3 },
}

function open(changes: object = {}) {
  server.on('GET', '/admin/dashboard', { body: { ...DASHBOARD, ...changes } })
  server.on('GET', '/admin/dashboard/pekan', { body: { data: WEEK } })
  server.on('GET', '/admin/dashboard/soal-lemah', {
    body: {
      data: [{ paketId: 3, nama_paket: 'Paket A', kunciMungkinSalah: 2, dayaPembedaNegatif: 1 }],
    },
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  return renderApp(<DashboardPage />, { at: '/admin/dashboard', queryClient })
}

test.each([
  ['Total Pengguna', '1.234'],
  ['Simulasi Dikerjakan', '87'],
  ['Total Pendapatan', 'Rp 2.345.000'],
  ['Pembayaran Pending', '3'],
])('the dashboard figure %s is %s', async (label, value) => {
  open()

  const card = (await screen.findByRole('heading', { name: label })).closest('div')?.parentElement
  expect(card).toHaveTextContent(value)
})

test('pending payments ask for confirmation and link to the payments', async () => {
  open()

  expect(await screen.findByRole('link', { name: 'Perlu dikonfirmasi segera' })).toHaveAttribute(
    'href',
    '/admin/payments'
  )
})

test('pending payments of classes link to theirs, alone when there are no others', async () => {
  open({ pendingPayments: 2, pendingClassPayments: 2 })

  expect(await screen.findByRole('link', { name: '2 pembayaran kelas' })).toHaveAttribute(
    'href',
    '/admin/pembayaran-kelas'
  )
  expect(screen.queryByRole('link', { name: 'Perlu dikonfirmasi segera' })).toBeNull()
})

test('without pending payments nothing is marked urgent', async () => {
  open({ pendingPayments: 0, pendingClassPayments: 0 })

  expect(await screen.findByText('Semua pembayaran sudah diproses.')).toBeInTheDocument()
  expect(screen.queryByText('Perlu dikonfirmasi segera')).toBeNull()
})

test('the dashboard shows the latest activity', async () => {
  open()

  expect(await screen.findByRole('heading', { name: 'Aktivitas Terbaru' })).toBeInTheDocument()
  expect(screen.getByText('Ayu memulai simulasi Paket A.')).toBeInTheDocument()
  expect(screen.getByText('Budi mendaftar.')).toBeInTheDocument()
  expect(screen.getByText('Citra mengirim pembayaran.')).toBeInTheDocument()
})

test('the dashboard ranks the packages by their learners', async () => {
  open()

  await screen.findByRole('heading', { name: 'Paket Soal Terlaris' })
  const packages = screen.getAllByText(/peserta$/).map((count) => count.closest('li')?.textContent)
  expect(packages).toEqual(['1.Paket A1.200 peserta', '2.Paket B4 peserta'])
})

test('the dashboard says so when no package was sold', async () => {
  open({ topPaketSoal: [] })

  expect(await screen.findByText(/Belum ada paket yang dibeli/)).toBeInTheDocument()
})

test("a table contains the charts' values, latest day first", async () => {
  const { user } = open()

  await user.click(await screen.findByText('Lihat sebagai tabel'))

  const rows = within(
    screen.getByRole('table', { name: 'Simulasi dan pendapatan per hari' })
  ).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TanggalSimulasiPendapatan',
    '21 November 20265Rp 60.000',
    '20 November 20262Rp 40.000',
  ])
  expect(screen.getByText('Jumlah: 7 simulasi')).toBeInTheDocument()
  expect(screen.getByText('Jumlah: Rp 100.000')).toBeInTheDocument()
})

test('a dashboard failure shows which data could not be fetched', async () => {
  server.on('GET', '/admin/dashboard', { status: 500, body: {} })
  server.on('GET', '/admin/dashboard/soal-lemah', { body: { data: [] } })
  renderApp(<DashboardPage />, { at: '/admin/dashboard' })

  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data dashboard')
})

test('the dashboard says what has to be done this week', async () => {
  open()

  expect(
    await screen.findByText(/2 kurang dari sehari, 1 lebih dari 3 hari\. Tertua/)
  ).toBeVisible()
  expect(screen.getByText('Rp 600.000: XII IPA 1')).toBeVisible()
  expect(
    screen.getByText(/Minggu lalu sampai saat yang sama Rp 40\.000, seluruhnya Rp 90\.000\./)
  ).toBeVisible()
  expect(screen.getByText('12 GB')).toBeVisible()
  expect(screen.getByText(/Cadangan terakhir: 27/)).toBeVisible()
  expect(await screen.findByText(/2 kunci mungkin salah, 1 daya pembeda negatif/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Paket A' })).toHaveAttribute(
    'href',
    '/admin/soal-simulasi/analisis/3'
  )
})

test("this week's events say what they lack", async () => {
  open()

  const lacking = (await screen.findByText('Ujian XII')).closest('li') as HTMLElement
  expect(within(lacking).getByText('Belum ada pengawas')).toBeVisible()
  const complete = screen.getByText('Ujian XI').closest('li') as HTMLElement
  expect(within(complete).getByText('Lengkap')).toBeVisible()
})

test('a week that fails to load leaves the figures, and can be retried', async () => {
  open()
  server.on('GET', '/admin/dashboard/pekan', { status: 503, body: { message: 'Coba lagi nanti.' } })

  expect(await screen.findByText('Gagal mengambil keadaan minggu ini')).toBeVisible()
  expect(screen.getByText('Total Pengguna')).toBeVisible()
})
