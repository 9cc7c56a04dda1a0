import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import type { JudgedLearner } from '@/features/admin-classes/api/class-access'
import ClassPage from '@/features/admin-classes/pages/class-page'
import type { ResponseAt } from '@/lib/api/client'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

type Payment = ResponseAt<'GET', '/admin/kelas/:id/pembayaran'>['data'][number]

let server: FakeApi

const CHECKED: JudgedLearner[] = [
  { id: 11, nama: 'Ayu', nohp: '081200000011', hasil: 'diberi' },
  { id: 12, nama: 'Budi', nohp: '081200000012', hasil: 'diberi' },
  { id: 13, nama: 'Citra', nohp: '081200000013', hasil: 'sudah_punya' },
]

const PAYMENT: Payment = {
  id: 8,
  kelas_id: 5,
  nama_kelas: 'XII IPA 1',
  paket_soal_id: 3,
  nama_paket: 'Paket A',
  jumlah_peserta: 2,
  amount: 35_000,
  buktiBayar: null,
  status: 'pending',
  alasanPenolakan: null,
  createdAt: '2026-11-21T10:00:00.000Z',
}

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/paket-soal', {
    body: {
      data: [
        {
          id: 3,
          nama_paket: 'Paket A',
          status: 'siap',
          level: 'prediction',
          harga: 20_000,
          hanya_lab: false,
          pembahasan: 'tidak' as const,
          pembahasan_mulai: null,
        },
        {
          id: 4,
          nama_paket: 'Paket B',
          status: 'belum',
          level: 'prediction',
          harga: 20_000,
          hanya_lab: false,
          pembahasan: 'tidak' as const,
          pembahasan_mulai: null,
        },
      ],
    },
  })
  server.on('GET', '/admin/kelas/5/pembayaran', { body: { data: [] } })
  server.on('POST', '/admin/kelas/5/akses/periksa', {
    body: {
      data: { ringkasan: '2 peserta mendapat akses, 1 sudah punya.', peserta: CHECKED },
    },
  })
})

function open({ archived = false } = {}) {
  server.on('GET', '/admin/kelas/5', {
    body: {
      data: {
        id: 5,
        nama: 'XII IPA 1',
        diarsipkan: archived,
        peserta: CHECKED.map(({ id, nama, nohp }) => ({
          id,
          nama,
          nohp,
          email: null,
          tanpa_password: false,
          dari_kartu: false,
          belum_terbukti: false,
        })),
      },
    },
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  return renderApp(
    <Routes>
      <Route path="/admin/kelas/:id" element={<ClassPage />} />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at: '/admin/kelas/5', queryClient }
  )
}

const box = (name: string) => screen.findByRole('checkbox', { name })

describe('access without a payment', () => {
  async function openDialog() {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Beri Akses Paket' }))
    const dialog = await screen.findByRole('dialog', { name: 'Beri akses paket' })
    return { user, dialog, send: () => within(dialog).getByRole('button', { name: /^Beri Akses/ }) }
  }

  test('access without a payment is checked first, and granted to those who need it', async () => {
    server.on('POST', '/admin/kelas/5/akses', {
      body: {
        message: '2 peserta mendapat akses, 1 sudah punya.',
        data: { ringkasan: '', peserta: [] },
      },
    })
    const { user, dialog, send } = await openDialog()
    const packages = within(dialog).getByLabelText('Paket')
    await within(dialog).findByRole('option', { name: 'Paket A · Rp 20.000' })
    expect(within(dialog).queryByRole('option', { name: /Paket B/ })).toBeNull()
    await user.selectOptions(packages, '3')

    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      '2 peserta mendapat akses, 1 sudah punya.'
    )
    expect(await box('Ayu')).toBeChecked()
    expect(await box('Citra')).not.toBeChecked()
    expect(await box('Citra')).toBeDisabled()
    await user.type(within(dialog).getByLabelText('Alasan'), 'Kerja sama.')
    await user.click(send())

    await screen.findByRole('alertdialog', { name: 'Akses diberikan' })
    expect(server.callsOf('POST', '/admin/kelas/5/akses')[0]?.body).toEqual({
      paket_soal_id: 3,
      peserta: [11, 12],
      alasan: 'Kerja sama.',
    })
  })

  test('access without a payment needs a package and a reason, and goes to the chosen learners', async () => {
    server.on('POST', '/admin/kelas/5/akses', {
      status: 409,
      body: { message: 'Ada peserta yang sudah keluar dari kelas ini. Periksa lagi.' },
    })
    const { user, dialog, send } = await openDialog()
    await user.click(send())
    expect(dialog).toHaveTextContent('Pilih paketnya dulu.')
    expect(dialog).toHaveTextContent('Alasan pemberian akses harus diisi.')
    await within(dialog).findByRole('option', { name: 'Paket A · Rp 20.000' })
    await user.selectOptions(within(dialog).getByLabelText('Paket'), '3')
    await user.click(await box('Semua yang dapat dipilih'))
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    await user.click(await box('Budi'))
    await user.type(within(dialog).getByLabelText('Alasan'), 'Susulan.')
    await user.click(within(dialog).getByRole('button', { name: 'Beri Akses 1 Peserta' }))

    expect(
      await within(dialog).findByText('Ada peserta yang sudah keluar dari kelas ini. Periksa lagi.')
    ).toBeInTheDocument()
    expect(server.callsOf('POST', '/admin/kelas/5/akses')[0]?.body).toMatchObject({
      peserta: [12],
    })
    expect(within(dialog).getByLabelText('Alasan')).toHaveValue('Susulan.')
  })
})

describe('a payment of the class', () => {
  async function openDialog() {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Buat Pembayaran Kelas' }))
    const dialog = await screen.findByRole('dialog', { name: 'Buat pembayaran kelas' })
    await within(dialog).findByRole('option', { name: 'Paket A · Rp 20.000' })
    await user.selectOptions(within(dialog).getByLabelText('Paket'), '3')
    await box('Ayu')
    return { user, dialog, amount: within(dialog).getByLabelText('Jumlah (Rp)') }
  }
  const make = () => screen.getByRole('button', { name: 'Buat Pembayaran' })

  test('a class payment costs the price for each chosen learner until an amount is typed', async () => {
    server.on('POST', '/admin/kelas/5/pembayaran', {
      status: 201,
      body: { message: 'ok', data: PAYMENT },
    })
    const { user, dialog, amount } = await openDialog()
    expect(amount).toHaveValue('40000')
    await user.click(await box('Citra'))
    expect(amount).toHaveValue('60000')
    expect(dialog).toHaveTextContent('Rp 20.000 × 3 peserta = Rp 60.000')
    await user.click(await box('Citra'))
    await user.clear(amount)
    await user.type(amount, '3,5')
    await user.click(make())
    expect(dialog).toHaveTextContent('Isi jumlah dalam rupiah, tanpa koma.')
    await user.clear(amount)
    await user.type(amount, '35.000')
    await user.click(make())

    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/admin/pembayaran-kelas/8')
    )
    expect(server.callsOf('POST', '/admin/kelas/5/pembayaran')[0]?.body).toEqual({
      paket_soal_id: 3,
      peserta: [11, 12],
      amount: 35_000,
    })
  })

  test('a refused class payment shows why and keeps the selection', async () => {
    server.on('POST', '/admin/kelas/5/pembayaran', {
      status: 409,
      body: { message: 'Pembayaran kelas ini untuk paket yang sama masih menunggu keputusan.' },
    })
    const { user, dialog } = await openDialog()
    await user.click(make())
    expect(await within(dialog).findByText(/masih menunggu keputusan/)).toBeInTheDocument()
    expect(await box('Ayu')).toBeChecked()
  })

  test('a class payment is listed with its state, and links to its screen', async () => {
    server.on('GET', '/admin/kelas/5/pembayaran', { body: { data: [PAYMENT] } })
    open()
    const table = await screen.findByRole('table', { name: 'Pembayaran kelas ini' })
    const row = within(table).getByRole('row', { name: /Paket A/ })
    expect(row).toHaveTextContent('Rp 35.000')
    expect(row).toHaveTextContent('Menunggu')
    expect(within(row).getByRole('link', { name: 'Periksa' })).toHaveAttribute(
      'href',
      '/admin/pembayaran-kelas/8'
    )
  })
})

test('an archived class can be given neither access nor payments', async () => {
  open({ archived: true })
  await screen.findByText('Kelas ini diarsipkan.')
  expect(screen.queryByRole('button', { name: 'Beri Akses Paket' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Buat Pembayaran Kelas' })).toBeNull()
})
