import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ClassPayment } from '@/features/admin-class-payments/api/class-payments'
import ClassPaymentPage from '@/features/admin-class-payments/pages/class-payment-page'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const PATH = '/admin/pembayaran-kelas/8'
const DECISION = `${PATH}/status` as const

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

const PAYMENT: ClassPayment = {
  id: 8,
  kelas_id: 5,
  nama_kelas: 'XII IPA 1',
  paket_soal_id: 3,
  nama_paket: 'Paket A',
  jumlah_peserta: 2,
  amount: 40_000,
  buktiBayar: 'bukti.jpg',
  status: 'pending',
  alasanPenolakan: null,
  halanganKonfirmasi: null,
  dikembalikan: 0,
  sama: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  peserta: [
    { id: 11, nama: 'Ayu', nohp: '081200000011', hasil: 'diberi' },
    { id: 12, nama: 'Budi', nohp: '081200000012', hasil: 'sudah_punya' },
  ],
}

function open(changes: Partial<ClassPayment> = {}) {
  server.on('GET', PATH, { body: { data: { ...PAYMENT, ...changes } } })
  return renderApp(
    <Routes>
      <Route path="/admin/pembayaran-kelas/:id" element={<ClassPaymentPage />} />
    </Routes>,
    { at: PATH }
  )
}

const button = (name: string) => screen.findByRole('button', { name })
const decisions = () => server.callsOf('PUT', DECISION)

test('a class has an invoice until its payment is decided, and a receipt once it is confirmed', async () => {
  server.on('GET', `${PATH}/faktur`, { status: 503, body: { message: 'Terlalu ramai.' } })
  const { user, unmount } = open()
  await user.click(await button('Unduh Faktur'))
  expect(
    await screen.findByRole('alertdialog', { name: 'Gagal mengunduh faktur' })
  ).toHaveTextContent('Terlalu ramai.')
  expect(screen.queryByRole('button', { name: 'Unduh Kuitansi' })).toBeNull()
  unmount()

  open({ status: 'confirmed' })
  expect(await button('Unduh Kuitansi')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Unduh Faktur' })).toBeNull()
})

describe('a confirmed payment', () => {
  test('a confirmation is taken back with a reason, once nothing was paid back', async () => {
    server.on('POST', `${PATH}/batalkan`, { body: { message: 'Konfirmasi dibatalkan.' } })
    const { user } = open({ status: 'confirmed' })
    await user.click(await button('Batalkan Konfirmasi'))
    const dialog = await screen.findByRole('dialog', { name: 'Batalkan konfirmasi' })
    expect(dialog).toHaveTextContent('Kelas XII IPA 1 · Paket A · Rp 40.000')
    await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Salah kelas')
    await user.click(within(dialog).getByRole('button', { name: 'Batalkan Konfirmasi' }))
    await waitFor(() =>
      expect(server.callsOf('POST', `${PATH}/batalkan`)[0]?.body).toEqual({ alasan: 'Salah kelas' })
    )
  })

  test('a refund is of what is left, and shows what was paid back before', async () => {
    server.on('POST', `${PATH}/kembalikan`, {
      body: { message: 'Dicatat.', data: { jumlah: 10_000, akses: 'biarkan' } },
    })
    const { user } = open({ status: 'confirmed', dikembalikan: 30_000 })
    expect(await screen.findByText('Rp 30.000')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Batalkan Konfirmasi' })).toBeNull()
    await user.click(await button('Kembalikan Dana'))
    const dialog = await screen.findByRole('dialog', { name: 'Kembalikan dana' })
    expect(within(dialog).getByRole('textbox', { name: /Jumlah/ })).toHaveValue('10000')
    await user.type(within(dialog).getByRole('textbox', { name: /Catatan/ }), 'Batal ikut')
    await user.click(within(dialog).getByRole('checkbox', { name: /Biarkan aksesnya/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Catat Pengembalian' }))
    await waitFor(() => expect(server.callsOf('POST', `${PATH}/kembalikan`)).toHaveLength(1))
    const body = server.callsOf('POST', `${PATH}/kembalikan`)[0]?.body as FormData
    expect([body.get('jumlah'), body.get('akses'), body.get('id')]).toEqual([
      '10000',
      'biarkan',
      null,
    ])
  })

  test('of a payment that was paid back in whole nothing can be corrected', async () => {
    open({ status: 'confirmed', dikembalikan: 40_000 })
    await button('Unduh Kuitansi')
    expect(screen.queryByRole('button', { name: 'Kembalikan Dana' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Batalkan Konfirmasi' })).toBeNull()
  })
})

describe('a payment that waits', () => {
  test('a proof that only looks like an earlier one is a hint in other words, and no warning', async () => {
    const { user } = open({ sama: [{ paymentId: 9, tanda: 'gambar' }] })
    expect(await screen.findByText(/Gambarnya mirip dengan bukti/)).toHaveTextContent(
      'pembayaran nomor 9. Struk dari bank yang sama memang mirip.'
    )
    await user.click(await button('Konfirmasi'))
    expect(
      await screen.findByRole('alertdialog', { name: 'Konfirmasi pembayaran kelas ini?' })
    ).not.toHaveTextContent('sudah dipakai')
  })

  test('a proof that was used before is flagged with a link, and in the question before the confirmation', async () => {
    const { user } = open({
      sama: [
        { pembayaranKelasId: 3, tanda: 'berkas' },
        { paymentId: 9, tanda: 'berkas' },
      ],
    })
    expect(await screen.findByText(/Berkas yang sama sudah dipakai di/)).toHaveTextContent(
      'dan 1 lainnya'
    )
    expect(screen.getByRole('link', { name: 'pembayaran kelas nomor 3' })).toHaveAttribute(
      'href',
      '/admin/pembayaran-kelas/3'
    )
    await user.click(await button('Konfirmasi'))
    expect(
      await screen.findByRole('alertdialog', { name: 'Konfirmasi pembayaran kelas ini?' })
    ).toHaveTextContent('Berkas buktinya sudah dipakai di pembayaran lain.')
  })

  test('a waiting class payment shows what it is for and its effect on each learner', async () => {
    open()
    for (const text of ['Paket A', '2 peserta', 'Rp 40.000', 'Menunggu']) {
      expect(await screen.findByText(text)).toBeInTheDocument()
    }
    expect(screen.getByRole('status')).toHaveTextContent(
      'Jika dikonfirmasi sekarang: 1 peserta mendapat akses, 1 sudah punya.'
    )
    const table = screen.getByRole('table', { name: 'Akses peserta' })
    expect(within(table).getByRole('row', { name: /Budi/ })).toHaveTextContent('Sudah punya')
  })

  test('confirming a class payment asks first, with the amount that was shown', async () => {
    server.on('PUT', DECISION, {
      body: { message: 'Pembayaran kelas berhasil dikonfirmasi. 1 peserta mendapat akses.' },
    })
    const { user } = open()
    await user.click(await button('Konfirmasi'))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Konfirmasi pembayaran kelas ini?',
    })
    expect(dialog).toHaveTextContent('Kelas XII IPA 1 membayar Rp 40.000 untuk Paket A.')
    expect(dialog).toHaveTextContent('1 peserta mendapat akses, 1 sudah punya.')
    await user.click(within(dialog).getByRole('button', { name: 'Ya, Konfirmasi' }))

    expect(await screen.findByText(/berhasil dikonfirmasi/)).toBeInTheDocument()
    expect(decisions()[0]?.body).toEqual({ status: 'confirmed', amount: 40_000 })
    await waitFor(() => expect(server.callsOf('GET', PATH).length).toBeGreaterThan(1))
  })

  test('a class payment that changed meanwhile is reported and fetched again', async () => {
    server.on('PUT', DECISION, {
      status: 409,
      body: { message: 'Jumlah pembayaran ini baru saja diubah. Periksa lagi.' },
    })
    const { user } = open()
    await user.click(await button('Konfirmasi'))
    await user.click(await button('Ya, Konfirmasi'))
    expect(
      await screen.findByRole('alertdialog', { name: 'Pembayaran tidak dapat diputuskan' })
    ).toHaveTextContent('baru saja diubah')
    await waitFor(() => expect(server.callsOf('GET', PATH).length).toBeGreaterThan(1))
  })

  test('a class payment without a proof cannot be confirmed', async () => {
    const { user } = open({ buktiBayar: null })
    expect(await screen.findByText('Belum ada')).toBeInTheDocument()
    const confirm = await button('Konfirmasi')
    expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await user.click(confirm)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(await button('Unggah Bukti'))
    await user.click(await button('Unggah'))
    expect(
      await screen.findByText('Mohon unggah bukti pembayaran terlebih dahulu')
    ).toBeInTheDocument()
  })

  test('a user who may not confirm a class payment sees the reason', async () => {
    const reason = 'Jumlahnya di bawah harga paket. Hanya admin yang dapat mengonfirmasinya.'
    open({ halanganKonfirmasi: reason, buktiBayar: null })
    expect(await screen.findByText(reason)).toBeInTheDocument()
    expect(await button('Konfirmasi')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText(/setelah buktinya/)).toBeNull()
  })

  test('a class payment is rejected with a reason', async () => {
    server.on('PUT', DECISION, { body: { message: 'Pembayaran kelas berhasil ditolak.' } })
    const { user } = open()
    await user.click(await button('Tolak'))
    const dialog = await screen.findByRole('dialog', { name: 'Tolak pembayaran kelas' })
    const send = within(dialog).getByRole('button', { name: 'Tolak Pembayaran' })
    await user.click(send)
    expect(dialog).toHaveTextContent('Alasan penolakan harus diisi.')
    await user.type(within(dialog).getByLabelText('Alasan penolakan'), 'Nominal kurang.')
    await user.click(send)
    expect(await screen.findByText('Pembayaran kelas berhasil ditolak.')).toBeInTheDocument()
    expect(decisions()[0]?.body).toEqual({
      status: 'rejected',
      alasanPenolakan: 'Nominal kurang.',
    })
  })

  test('the amount of a waiting class payment can be changed', async () => {
    server.on('PUT', PATH, { body: { message: 'Jumlah pembayaran berhasil diubah.' } })
    const { user } = open()
    await user.click(await button('Ubah Jumlah'))
    const field = await screen.findByLabelText('Jumlah (Rp)')
    await user.clear(field)
    await user.click(await button('Simpan'))
    expect(screen.getByText('Isi jumlah dalam rupiah, tanpa koma.')).toBeInTheDocument()
    await user.type(field, '35.000')
    await user.click(await button('Simpan'))
    expect(await screen.findByText('Jumlah pembayaran berhasil diubah.')).toBeInTheDocument()
    expect(server.callsOf('PUT', PATH)[0]?.body).toEqual({ amount: 35_000 })
  })
})

test('a rejected class payment shows its reason and no buttons', async () => {
  open({
    status: 'rejected',
    alasanPenolakan: 'Nominal kurang.',
    peserta: PAYMENT.peserta.map((one) => ({ ...one, hasil: null })),
  })
  expect(await screen.findByText('Nominal kurang.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Konfirmasi' })).toBeNull()
  expect(screen.queryByText(/mendapat akses/)).toBeNull()
})

test('a class payment that fails to load is reported', async () => {
  server.on('GET', PATH, { status: 404, body: { message: 'Pembayaran tidak ditemukan.' } })
  renderApp(
    <Routes>
      <Route path="/admin/pembayaran-kelas/:id" element={<ClassPaymentPage />} />
    </Routes>,
    { at: PATH }
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Pembayaran tidak ditemukan.')
})
