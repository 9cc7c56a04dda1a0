import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Certificate } from '@/features/results/api/certificate'
import { VerifyPage } from '@/features/results/pages/verify-page'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const CERTIFICATE = {
  valid: true,
  nama: 'Ayu Lestari',
  nama_paket: 'Paket A',
  totalScore: 543,
  tanggal: '2026-11-21T10:00:00.000Z',
  listeningScore: 54,
  structureScore: 51,
  readingScore: 56,
  listening_correct: 35,
  written_correct: 29,
  reading_correct: 40,
  cefr: 'B1',
  nomor: 'LULUS/2026/11/000123',
  tabel_skor: 'Latihan ITP, edisi 1',
  berlaku_sampai: '2028-05-04T16:59:59.999Z',
  akademi: 'Akademi Cendekia',
  mode: 'latihan',
  status: 'berlaku',
  diganti: false,
} satisfies Certificate

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/sertifikat/K7MR4', { body: CERTIFICATE })
  server.on('GET', '/sertifikat/XXXXX', {
    status: 404,
    body: { message: 'Sertifikat tidak ditemukan.' },
  })
})

const open = (kode: string) => openAt(`/verifikasi/${kode}`)
const openAt = (at: string) =>
  renderApp(
    <Routes>
      <Route path="/verifikasi" element={<VerifyPage />} />
      <Route path="/verifikasi/:kode" element={<VerifyPage />} />
    </Routes>,
    { at }
  )

test('a genuine certificate is called valid, with its printed data', async () => {
  open('K7MR4')

  expect(await screen.findByRole('heading', { name: 'Sertifikat valid' })).toBeInTheDocument()
  const printed = [
    'Ayu Lestari',
    'Paket A',
    '543',
    '54',
    'benar 35 dari 50',
    '51',
    'benar 29 dari 40',
    '56',
    'benar 40 dari 50',
    'B1',
    '21 November 2026',
    'LULUS/2026/11/000123',
    'Latihan ITP, edisi 1',
    'Berlaku sampai',
    'Akademi Cendekia',
    'K7MR4',
  ]
  for (const text of printed) expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Simulasi, bukan skor resmi ETS.')).toBeInTheDocument()
})

test('a replaced certificate is genuine, but not called valid', async () => {
  server.on('GET', '/sertifikat/K7MR4', {
    body: { ...CERTIFICATE, status: 'diganti', diganti: true, pengganti: true },
  })
  open('K7MR4')

  const title = await screen.findByRole('heading', { name: 'Sertifikat sudah diganti' })
  expect(title.parentElement).toHaveTextContent(
    'Sertifikat ini asli, tetapi sudah diganti dan tidak berlaku lagi. Mintalah sertifikat terbaru kepada pemiliknya. Data berikut adalah data pada sertifikat lama.'
  )
  expect(screen.queryByText('Sertifikat valid')).toBeNull()
  expect(screen.getByText('543')).toBeInTheDocument()
})

test.each([
  ['dicabut', 'Sertifikat sudah dicabut'],
  ['kedaluwarsa', 'Masa berlaku sertifikat sudah habis'],
] as const)('a certificate that is %s is not called valid', async (status, title) => {
  server.on('GET', '/sertifikat/K7MR4', { body: { ...CERTIFICATE, status } })
  open('K7MR4')

  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.queryByText('Sertifikat valid')).toBeNull()
})

test('an unknown certificate code is reported without a retry', async () => {
  open('XXXXX')

  expect(
    await screen.findByRole('heading', { name: 'Sertifikat tidak ditemukan' })
  ).toBeInTheDocument()
  expect(screen.getByText('XXXXX')).toBeInTheDocument()
  expect(server.callsOf('GET', '/sertifikat/XXXXX')).toHaveLength(1)
})

test('a failed verification gives no verdict', async () => {
  server.on('GET', '/sertifikat/K7MR4', { status: 503, body: { message: 'Basis data sibuk.' } })
  const { user } = open('K7MR4')

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Sertifikat belum dapat diperiksa.')
  expect(alert).toHaveTextContent('Basis data sibuk.')
  expect(screen.queryByText(/tidak ditemukan/)).toBeNull()

  server.on('GET', '/sertifikat/K7MR4', { body: CERTIFICATE })
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Sertifikat valid' })).toBeInTheDocument()
})

test('without a code the verification page asks for one and gives no verdict', async () => {
  const { user } = openAt('/verifikasi')

  expect(screen.getByText(/^Masukkan kode yang tercetak pada sertifikat/)).toBeInTheDocument()
  expect(screen.queryByText(/tidak ditemukan/)).toBeNull()
  await user.type(screen.getByLabelText('Kode sertifikat'), 'K7MR4{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sertifikat valid' })).toBeInTheDocument()
})

test('another certificate code can be entered', async () => {
  const { user } = open('XXXXX')

  await user.click(screen.getByRole('button', { name: 'Periksa' }))
  expect(screen.getByText('Masukkan kode sertifikat.')).toBeInTheDocument()

  await user.type(screen.getByLabelText('Periksa sertifikat lain'), ' K7MR4 {Enter}')

  expect(await screen.findByRole('heading', { name: 'Sertifikat valid' })).toBeInTheDocument()
  expect(screen.getByTestId('address')).toHaveTextContent('/verifikasi/K7MR4')
  await waitFor(() => expect(screen.getByLabelText('Periksa sertifikat lain')).toHaveValue(''))
})
