import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import ReviewPage from '@/features/admin-payments/pages/review-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, heldAnswer, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

type Payment = ResponseAt<'GET', '/admin/payments'>['payments'][number]

const payment = (id: number, changes: Partial<Payment> = {}): Payment => ({
  id,
  userNohp: `08120000000${id}`,
  userId: 5,
  User: { nama: `Peserta ${id}` },
  nama_paket: 'Paket A',
  bundel: null,
  amount: 20_000,
  buktiBayar: `bukti-${id}.jpg`,
  status: 'pending',
  alasanPenolakan: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  keputusan: null,
  promo: null,
  cara: 'qris',
  dicatat: false,
  dikembalikan: 0,
  diberitahu: null,
  sama: [],
  ...changes,
})

function open(payments: Payment[]) {
  server.on('GET', '/admin/payments', {
    body: { payments, total: payments.length, totalPages: 1 },
  })
  for (const { id } of payments) {
    server.on('PUT', `/admin/payments/${id}/status`, {
      body: { message: 'Pembayaran berhasil diproses.' },
    })
  }
  return renderApp(<ReviewPage />, { at: '/admin/payments/periksa' })
}

const inSight = (name: string) => screen.findByRole('heading', { name })
const sentFor = (id: number) =>
  server.callsOf('PUT', `/admin/payments/${id}/status`).map(({ body }) => body)

test('one payment is in sight with its proof, and the next proof loads already', async () => {
  open([payment(1), payment(2), payment(3)])
  await inSight('Peserta 1')
  expect(screen.getByText('081200000001')).toBeInTheDocument()
  expect(screen.getByText('Rp 20.000')).toBeInTheDocument()
  expect(screen.getByAltText('Bukti pembayaran Peserta 1, Paket A')).toBeVisible()
  const next = screen.getByAltText('Bukti pembayaran Peserta 2, Paket A')
  expect(next).not.toBeVisible()
  expect(next).toHaveAttribute('src', '/api/uploads/bukti/bukti-2.jpg')
  expect(screen.queryByAltText(/Peserta 3/)).toBeNull()
  expect(server.callsOf('GET', '/admin/payments')[0]?.query).toMatchObject({
    status: 'pending',
    sortOrder: 'ASC',
  })
})

test('K confirms and T with a number rejects, without a dialog and with the focus where it was', async () => {
  const { user } = open([payment(1), payment(2), payment(3)])
  await inSight('Peserta 1')
  const focused = document.activeElement
  await user.keyboard('k')
  await inSight('Peserta 2')
  await user.keyboard('T')
  expect(screen.getByRole('group', { name: 'Alasan penolakan' })).toBeInTheDocument()
  await user.keyboard('2')
  await inSight('Peserta 3')
  expect(screen.queryByRole('group', { name: 'Alasan penolakan' })).toBeNull()
  expect(sentFor(1)).toEqual([{ status: 'confirmed' }])
  expect(sentFor(2)).toEqual([{ status: 'rejected', alasanPenolakan: 'Bukti buram' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(focused)

  await user.keyboard('k')
  expect(await screen.findByText('Semua pembayaran sudah diperiksa.')).toBeInTheDocument()
  expect(screen.getByText(/2 dikonfirmasi, 1 ditolak/)).toBeInTheDocument()
})

test('own words are a reason too, and their letters decide nothing', async () => {
  const { user } = open([payment(1), payment(2)])
  await inSight('Peserta 1')
  await user.keyboard('t4')
  const field = screen.getByLabelText('4. Alasan lain')
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Alasan penolakan harus diisi.')).toBeInTheDocument()
  await user.keyboard('Kata t1dak cocok{Enter}')
  await inSight('Peserta 2')
  expect(sentFor(1)).toEqual([{ status: 'rejected', alasanPenolakan: 'Kata t1dak cocok' }])
  await user.keyboard('k')
  await waitFor(() => expect(sentFor(2)).toEqual([{ status: 'confirmed' }]))
})

test('arrows move without deciding, and a skipped payment comes back at the end', async () => {
  const { user } = open([payment(1), payment(2)])
  await inSight('Peserta 1')
  await user.keyboard('{ArrowRight}')
  await inSight('Peserta 2')
  await user.keyboard('k')
  await inSight('Peserta 1')
  expect(sentFor(1)).toEqual([])
  await user.keyboard('{ArrowDown}')
  await inSight('Peserta 2')
  await user.keyboard('k')
  expect(sentFor(2)).toHaveLength(1)
})

test('a proof that was sent before needs a second K', async () => {
  const { user } = open([payment(1, { sama: [{ paymentId: 9, tanda: 'berkas' }] })])
  await inSight('Peserta 1')
  expect(screen.getByRole('link', { name: 'pembayaran nomor 9' })).toBeInTheDocument()
  await user.keyboard('k')
  expect(await screen.findByText('Bukti ini sudah pernah dipakai.')).toBeInTheDocument()
  expect(sentFor(1)).toEqual([])
  await user.keyboard('k')
  await waitFor(() => expect(sentFor(1)).toEqual([{ status: 'confirmed' }]))
})

test('a key that is held down, or pressed again while a decision is sent, decides nothing more', async () => {
  const held = heldAnswer<'PUT', '/admin/payments/1/status'>()
  const { user } = open([payment(1), payment(2)])
  server.on('PUT', '/admin/payments/1/status', held.answer)
  await inSight('Peserta 1')
  await user.keyboard('{k>5/}')
  await user.keyboard('k')
  held.release({ body: { message: 'Pembayaran berhasil dikonfirmasi.' } })
  await inSight('Peserta 2')
  expect(sentFor(1)).toHaveLength(1)
  expect(sentFor(2)).toEqual([])
})

test('a payment that another admin decided first is passed over, and a failure stays in sight', async () => {
  const { user } = open([payment(1), payment(2)])
  server.on('PUT', '/admin/payments/1/status', {
    status: 409,
    body: { message: 'Pembayaran ini sudah diproses.' },
  })
  server.on('PUT', '/admin/payments/2/status', { status: 403, body: { message: 'Bukan Anda.' } })
  await inSight('Peserta 1')
  await user.keyboard('k')
  await inSight('Peserta 2')
  await user.keyboard('k')
  expect(await screen.findByText('Bukan Anda.')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('Sudah diproses admin lain')).toBeInTheDocument()
})

test('without waiting payments the review says so', async () => {
  open([])
  expect(await screen.findByText('Semua pembayaran sudah diperiksa.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kembali ke Pembayaran' })).toHaveAttribute(
    'href',
    '/admin/payments'
  )
})
