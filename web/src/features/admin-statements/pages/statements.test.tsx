import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import StatementPage from '@/features/admin-statements/pages/statement-page'
import StatementsPage from '@/features/admin-statements/pages/statements-page'
import type { Statement } from '@/features/admin-statements/api/statements'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/admin/mutasi', { body: { data: [] } })
})

type Line = Statement['baris'][number]
const candidate = (id: number, nama: string) => ({
  id,
  nama,
  nohp: '081211112222',
  nama_paket: 'Paket A',
  buktiBayar: 'a.jpg',
  createdAt: '2026-11-25T05:02:00.000Z',
})
const line = (id: number, changes: Partial<Line>): Line => ({
  id,
  nomor: id + 1,
  waktu: '2026-11-25T05:00:00.000Z',
  adaJam: true,
  amount: 19_873,
  keterangan: `QRIS ${id}`,
  keadaan: 'tanpa_pasangan',
  pembayaran: [],
  mungkin: [],
  ...changes,
})
const STATEMENT: Statement = {
  id: 4,
  nama: 'mutasi.csv',
  oleh: 'Ibu Admin',
  baris: [
    line(1, { keadaan: 'cocok', pembayaran: [candidate(8, 'Ayu')] }),
    line(2, { keadaan: 'cocok', pembayaran: [candidate(9, 'Budi')] }),
    line(3, { keadaan: 'ganda', pembayaran: [candidate(10, 'Citra'), candidate(11, 'Dewi')] }),
    line(4, { mungkin: [candidate(12, 'Eko')] }),
    line(5, { keadaan: 'dikonfirmasi', pembayaran: [candidate(13, 'Fitri')], adaJam: false }),
  ],
  dikonfirmasi: 1,
  createdAt: '2026-11-26T03:00:00.000Z',
  jumlah: { cocok: 2, ganda: 1, tanpa_pasangan: 1, dikonfirmasi: 1 },
  keluar: 3,
  tidakTerbaca: 0,
  sudahAda: 0,
}

function open(at: string) {
  server.on('GET', '/admin/mutasi/4', { body: { data: STATEMENT } })
  return renderApp(
    <Routes>
      <Route path="/admin/mutasi" element={<StatementsPage />} />
      <Route path="/admin/mutasi/:id" element={<StatementPage />} />
    </Routes>,
    { at }
  )
}

const csv = () => new File(['Tanggal,Nominal'], 'mutasi.csv', { type: 'text/csv' })
const picker = () => screen.findByLabelText('Berkas mutasi rekening atau QRIS')

test('a statement whose columns are known opens with what its lines pay', async () => {
  server.on('POST', '/admin/mutasi', {
    status: 201,
    body: { data: { id: 4, baru: 5, sudahAda: 0 }, tanya: null },
  })
  const { user } = open('/admin/mutasi')
  await user.upload(await picker(), csv())

  expect(await screen.findByRole('heading', { name: 'mutasi.csv' })).toBeInTheDocument()
  expect(
    screen.getByText(
      '2 cocok, 1 ganda, 1 tanpa pasangan, 1 sudah dikonfirmasi, 3 uang keluar dilewati.'
    )
  ).toBeInTheDocument()
})

test('unknown columns are asked for with the first rows and a guess, and sent with the file', async () => {
  server.on('POST', '/admin/mutasi', {
    body: {
      data: null,
      tanya: {
        judul: ['Tgl', 'Ket', 'Masuk'],
        contoh: [['25/11/2026', 'AYU', '19.873']],
        tebakan: { waktu: 0, jam: null, jumlah: null, jenis: null, keterangan: 1 },
      },
    },
  })
  const { user } = open('/admin/mutasi')
  await user.upload(await picker(), csv())
  expect(await screen.findByText('19.873')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Baca Mutasi' }))
  expect(screen.getByText('Pilih kolomnya.')).toBeInTheDocument()
  expect(server.callsOf('POST', '/admin/mutasi')).toHaveLength(1)

  server.on('POST', '/admin/mutasi', {
    status: 201,
    body: { data: { id: 4, baru: 5, sudahAda: 0 }, tanya: null },
  })
  await user.selectOptions(screen.getByLabelText(/^Uang masuk/), 'Masuk')
  await user.click(screen.getByRole('button', { name: 'Baca Mutasi' }))

  expect(await screen.findByRole('heading', { name: 'mutasi.csv' })).toBeInTheDocument()
  const form = server.callsOf('POST', '/admin/mutasi').at(-1)?.body as FormData
  expect(['waktu', 'jumlah', 'keterangan', 'jam'].map((name) => form.get(name))).toEqual([
    '0',
    '2',
    '1',
    null,
  ])
  expect(form.get('berkas')).toBeInstanceOf(File)
})

test('a file that is no statement shows why', async () => {
  server.on('POST', '/admin/mutasi', { status: 415, body: { message: 'Berkas ini dikunci.' } })
  const { user } = open('/admin/mutasi')
  await user.upload(await picker(), csv())

  expect(await screen.findByText('Berkas ini dikunci.')).toBeInTheDocument()
})

test('one press confirms all that match, and names what another admin was faster with', async () => {
  server.on('POST', '/admin/mutasi/4/konfirmasi', {
    body: {
      message: 'ok',
      hasil: [
        { baris: 1, pembayaran: 8, keadaan: 'dikonfirmasi', keterangan: null },
        {
          baris: 2,
          pembayaran: 9,
          keadaan: 'dilewati',
          keterangan: 'Pembayaran ini sudah diproses.',
        },
      ],
    },
  })
  const { user } = open('/admin/mutasi/4')
  await user.click(await screen.findByRole('button', { name: 'Konfirmasi 2 yang Cocok' }))

  expect(await screen.findByText('1 pembayaran dikonfirmasi.')).toBeInTheDocument()
  expect(screen.getByText('Baris 3 dilewati: Pembayaran ini sudah diproses.')).toBeInTheDocument()
  expect(server.callsOf('POST', '/admin/mutasi/4/konfirmasi')[0]?.body).toEqual({
    pasangan: [
      { baris: 1, pembayaran: 8 },
      { baris: 2, pembayaran: 9 },
    ],
  })
})

test('a person chooses the payment of a line that several could belong to', async () => {
  server.on('POST', '/admin/mutasi/4/konfirmasi', {
    body: {
      message: 'ok',
      hasil: [{ baris: 3, pembayaran: 11, keadaan: 'dikonfirmasi', keterangan: null }],
    },
  })
  const { user } = open('/admin/mutasi/4')
  const confirm = await screen.findByRole('button', { name: 'Konfirmasi baris 4' })
  expect(confirm).toBeDisabled()
  await user.selectOptions(screen.getByLabelText('Pembayaran yang dimaksud'), '11')
  await user.click(confirm)

  await waitFor(() =>
    expect(server.callsOf('POST', '/admin/mutasi/4/konfirmasi')[0]?.body).toEqual({
      pasangan: [{ baris: 3, pembayaran: 11 }],
    })
  )
})

test('lines can be narrowed to one state, and a line without a partner says what it may be', async () => {
  const { user } = open('/admin/mutasi/4')
  const table = await screen.findByRole('table', { name: 'Uang masuk menurut mutasi' })
  expect(within(table).getAllByRole('row')).toHaveLength(6)
  await user.selectOptions(screen.getByLabelText('Tampilkan'), 'tanpa_pasangan')

  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(table).toHaveTextContent(/Mungkin sudah dikonfirmasi tanpa mutasi: Eko, Paket A/)
})
