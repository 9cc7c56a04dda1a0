import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import MyPackagesPage from '@/features/payments/pages/my-packages-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/users/akses', { body: { data: [] } })
})

type Payment = ResponseAt<'GET', '/users/payment'>['data'][number]

function payment(id: number, changes: Partial<Payment> = {}): Payment {
  return {
    id,
    nama_paket: 'Paket A',
    paket_soal_id: 3,
    bundel: null,
    amount: 20_000,
    buktiBayar: 'bukti.jpg',
    status: 'pending',
    alasan_penolakan: null,
    tagihanId: null,
    promo: null,
    dicatat: false,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  }
}

function open(...payments: Payment[]) {
  server.on('GET', '/users/payment', { body: { data: payments } })
  return show()
}

function show() {
  return renderApp(
    <Routes>
      <Route path="/paket-saya" element={<MyPackagesPage />} />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at: '/paket-saya' }
  )
}

const address = () => screen.getByTestId('address').textContent

describe('the learner’s payments', () => {
  test('a confirmed payment offers its receipt, and a waiting one does not', async () => {
    server.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: false, alasan: null },
    })
    server.on('GET', '/users/payment/2/kuitansi', {
      status: 404,
      body: { message: 'Pembayaran ini tidak punya kuitansi.' },
    })
    const { user } = open(payment(3), payment(2, { status: 'confirmed' }))

    await user.click(await screen.findByRole('button', { name: 'Kuitansi' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Gagal mengunduh kuitansi' })
    expect(dialog).toHaveTextContent('Pembayaran ini tidak punya kuitansi.')
  })

  test('a payment shows package, price, day and status', async () => {
    open(payment(1))

    const item = await screen.findByRole('listitem')
    expect(within(item).getByRole('heading', { name: 'Paket A' })).toBeInTheDocument()
    expect(item).toHaveTextContent('Rp 20.000')
    expect(item).toHaveTextContent('21 Nov 2026, 17.00 WIB')
    expect(item).toHaveTextContent('Menunggu')
    expect(within(item).queryByRole('button', { name: 'Kerjakan Soal' })).toBeNull()
  })

  test('a rejected payment shows why, and links to a better proof before paying again', async () => {
    const { user } = open(
      payment(1, { status: 'rejected', alasan_penolakan: 'Nominal tidak sesuai.' })
    )

    expect(await screen.findByText('Ditolak')).toBeInTheDocument()
    expect(screen.getByText(/Nominal tidak sesuai\./)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Bayar Lagi' })).toHaveAttribute(
      'href',
      '/bayar/3?cara=qris'
    )
    await user.click(screen.getByRole('link', { name: 'Unggah Ulang Bukti' }))
    expect(address()).toBe('/bayar/3')
  })

  test('a confirmed, unused payment links to the exam', async () => {
    server.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: true, pending: false, alasan: null },
    })
    const { user } = open(payment(1, { status: 'confirmed' }))

    await user.click(await screen.findByRole('button', { name: 'Kerjakan Soal' }))

    await waitFor(() => expect(address()).toBe('/simulasi-toefl/3'))
  })

  test('a used confirmed payment is shown as used', async () => {
    server.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: false, alasan: null },
    })
    open(payment(1, { status: 'confirmed' }))

    expect(await screen.findByText('Akses paket ini sudah digunakan.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Kerjakan Soal' })).toBeNull()
  })

  test('a confirmed payment shows what it waits for while another exam runs', async () => {
    server.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: true, alasan: 'Selesaikan dulu simulasi Paket B.' },
    })
    open(payment(1, { status: 'confirmed' }))

    expect(await screen.findByText('Selesaikan dulu simulasi Paket B.')).toBeInTheDocument()
  })

  test('the exam is still offered when access cannot be checked, and then the error is shown', async () => {
    server.on('GET', '/users/cek-akses/3', { status: 500 })
    const { user } = open(payment(1, { status: 'confirmed' }))

    await user.click(await screen.findByRole('button', { name: 'Kerjakan Soal' }))

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Terjadi kesalahan saat menghubungi server'
    )
  })

  test('a payment whose proof was removed says so', async () => {
    open(payment(1, { status: 'rejected', buktiBayar: null }))

    const item = await screen.findByRole('listitem')
    expect(item).toHaveTextContent('Bukti sudah dihapus')
    expect(within(item).queryByRole('button', { name: /bukti pembayaran/ })).toBeNull()
  })

  test("a payment's proof opens in the viewer", async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      }
    )
    const { user } = open(payment(1))

    await user.click(await screen.findByRole('button', { name: 'Lihat bukti pembayaran Paket A' }))

    const viewer = await screen.findByRole('dialog', { name: 'Bukti pembayaran Paket A' })
    expect(within(viewer).getByAltText('Bukti pembayaran Paket A')).toHaveAttribute(
      'src',
      '/api/uploads/bukti/bukti.jpg'
    )
  })
})

describe('access without a payment', () => {
  const ACCESS: ResponseAt<'GET', '/users/akses'>['data'][number] = {
    id: 4,
    sumber: 'class',
    paket_soal_id: 3,
    nama_paket: 'Paket A',
    kelas: 'XII IPA 1',
    dipakai: null,
    createdAt: '2026-11-22T10:00:00.000Z',
  }

  test('access without a payment shows its source, without an amount, and links to the exam', async () => {
    server.on('GET', '/users/akses', { body: { data: [ACCESS] } })
    server.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: true, pending: false, alasan: null },
    })
    const { user } = open()

    const item = await screen.findByRole('listitem')
    expect(item).toHaveTextContent('Dari kelas XII IPA 1')
    expect(item).toHaveTextContent('Tanpa pembayaran')
    expect(item).not.toHaveTextContent('Rp')
    await user.click(await within(item).findByRole('button', { name: 'Kerjakan Soal' }))
    await waitFor(() => expect(address()).toBe('/simulasi-toefl/3'))
  })

  test('access that fails to load leaves the payments visible, and says so', async () => {
    server.on('GET', '/users/akses', { status: 500 })
    open(payment(1))

    expect(await screen.findByRole('heading', { name: 'Paket A' })).toBeInTheDocument()
    expect(screen.getByText('Akses tanpa pembayaran belum dapat ditampilkan.')).toBeInTheDocument()
  })
})

test('a learner without payments is linked to the packages', async () => {
  open()

  expect(await screen.findByText('Tidak ada data pembayaran.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pilih paket soal' })).toHaveAttribute(
    'href',
    '/paketsoal'
  )
})

test('payments that fail to load are named in the error and can be retried', async () => {
  server.on('GET', '/users/payment', { status: 503, body: { message: 'Basis data sibuk.' } })
  const { user } = show()

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Terjadi kesalahan saat mengambil data pembayaran.')
  expect(alert).toHaveTextContent('Basis data sibuk.')

  server.on('GET', '/users/payment', { body: { data: [payment(1)] } })
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Paket A' })).toBeInTheDocument()
})
