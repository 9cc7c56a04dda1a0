import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ReportPage from '@/features/admin-money/pages/report-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T03:00:00Z') })
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})
afterEach(() => vi.useRealTimers())

type Report = ResponseAt<'GET', '/admin/laporan'>

const sums = (transaksi: number, kotor: number, pengembalian = 0) => ({
  transaksi,
  kotor,
  pengembalian,
  bersih: kotor - pengembalian,
})

const MONEY = {
  dari: '2026-11-01',
  sampai: '2026-11-30',
  ...sums(3, 75_000, 10_000),
  paket: [{ paketId: 1, nama_paket: 'Paket A', ...sums(3, 75_000, 10_000) }],
  cara: [
    { cara: 'tunai' as const, ...sums(1, 30_000, 10_000) },
    { cara: 'transfer' as const, ...sums(0, 0) },
    { cara: 'qris' as const, ...sums(2, 45_000) },
    { cara: 'lain' as const, ...sums(0, 0) },
  ],
  promo: [{ kode: 'HEMAT', potongan: 5_000, ...sums(1, 45_000) }],
  kelas: sums(1, 40_000),
  bundel: [{ bundelId: 9, nama_bundel: 'Hemat', ...sums(1, 35_000) }],
  semua: sums(4, 115_000, 10_000),
}

const REPORT: Report = {
  ...MONEY,
  sebelumnya: {
    ...MONEY,
    dari: '2026-10-01',
    sampai: '2026-10-31',
    paket: [{ paketId: 2, nama_paket: 'Paket Lama', ...sums(2, 7_000) }],
    semua: sums(2, 7_000),
  },
  gratis: [
    {
      id: 4,
      nama: 'Budi',
      nama_paket: 'Paket A',
      alasan: 'Beasiswa',
      kelas: null,
      oleh: 'Ibu Admin',
      waktu: '2026-11-10T03:00:00.000Z',
    },
  ],
  kelasBelumBayar: [
    {
      id: 9,
      kelas_id: 3,
      nama_kelas: 'XII IPA 1',
      nama_paket: 'Paket A',
      jumlah_peserta: 30,
      amount: 600_000,
      adaBukti: false,
      createdAt: '2026-11-02T03:00:00.000Z',
    },
  ],
  belumMulai: [],
}

function open(at = '/admin/laporan') {
  server.on('GET', '/admin/laporan', { body: REPORT })
  return renderApp(<ReportPage />, { at })
}

const lastQuery = () => server.callsOf('GET', '/admin/laporan').at(-1)?.query
const rowOf = async (table: string, name: string) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', {
    name: new RegExp(`^${name}`),
  })

test('the report opens on this month, and shows gross, refunds and net beside the period before', async () => {
  open()

  expect(await rowOf('Ringkasan', 'Semua')).toHaveTextContent(
    /Semua.*4.*Rp 115\.000.*Rp 10\.000.*Rp 105\.000.*Rp 7\.000/
  )
  expect(lastQuery()).toEqual({ dari: '2026-11-01', sampai: '2026-11-30' })
  expect(
    screen.getByText(/1 November 2026 – 30 November 2026, dibandingkan dengan 1 Oktober 2026/)
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Bulan ini' })).toHaveAttribute('aria-pressed', 'true')
})

test('a package that sold only in the period before has its line, and each way too', async () => {
  open()

  expect(await rowOf('Peserta menurut paket', 'Paket A')).toHaveTextContent(/Rp 65\.000.*Rp 0/)
  expect(await rowOf('Peserta menurut paket', 'Paket Lama')).toHaveTextContent(/Rp 0.*Rp 7\.000/)
  expect(await rowOf('Peserta menurut kode promo', 'HEMAT')).toHaveTextContent(
    /HEMAT \(potongan Rp 5\.000\).*Rp 45\.000/
  )
  expect(await rowOf('Peserta menurut cara bayar', 'Tunai')).toHaveTextContent('Rp 20.000')
})

test('unpaid classes link to their payment, free access has its reason, and an empty list says so', async () => {
  open()

  expect(await screen.findByRole('link', { name: 'XII IPA 1' })).toHaveAttribute(
    'href',
    '/admin/pembayaran-kelas/9'
  )
  expect(await rowOf('Akses gratis', '.*Budi')).toHaveTextContent(/Budi.*Beasiswa.*Ibu Admin/)
  expect(
    screen.getByText('Semua yang membayar dalam periode ini sudah mulai mengerjakan.')
  ).toBeInTheDocument()
})

test('a week, and any days, can be chosen; they stay in the address', async () => {
  const { user } = open()
  await screen.findByRole('table', { name: 'Ringkasan' })
  await user.click(screen.getByRole('button', { name: 'Minggu lalu' }))

  await waitFor(() => expect(lastQuery()).toEqual({ dari: '2026-11-16', sampai: '2026-11-22' }))
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/admin/laporan?dari=2026-11-16&sampai=2026-11-22'
  )
})

test('the files are asked for with the period, and a failure is shown', async () => {
  const { user } = open('/admin/laporan?dari=2026-01-01&sampai=2026-03-31')
  await screen.findByRole('table', { name: 'Ringkasan' })
  server.on('GET', '/admin/laporan', { status: 503, body: { message: 'Coba lagi nanti.' } })
  await user.click(screen.getByRole('button', { name: 'Unduh PDF' }))

  expect(
    await screen.findByRole('alertdialog', { name: 'Gagal membuat berkas' })
  ).toHaveTextContent('Coba lagi nanti.')
  expect(lastQuery()).toEqual({ dari: '2026-01-01', sampai: '2026-03-31', format: 'pdf' })
})

test('a refused period shows why and can be changed', async () => {
  server.on('GET', '/admin/laporan', {
    status: 422,
    body: { message: 'Laporan paling panjang 366 hari.' },
  })
  renderApp(<ReportPage />, { at: '/admin/laporan?dari=2020-01-01&sampai=2026-03-31' })

  expect(await screen.findByRole('alert')).toHaveTextContent('Laporan paling panjang 366 hari.')
  expect(screen.getByRole('button', { name: 'Bulan ini' })).toBeInTheDocument()
})
