import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import DashboardPage from '@/features/admin-dashboard/pages/dashboard-page'
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

function open(changes: object = {}) {
  server.on('GET', '/admin/dashboard', { body: { ...DASHBOARD, ...changes } })
  return renderApp(<DashboardPage />, { at: '/admin/dashboard' })
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
  renderApp(<DashboardPage />, { at: '/admin/dashboard' })

  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data dashboard')
})
