import { RESCUE_FILE_MAX_LENGTH } from '@lulus/api/contracts/rescue'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { LateRow } from '@/features/admin-late-answers/api/late-answers'
import LateAnswersPage from '@/features/admin-late-answers/pages/late-answers-page'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

const ROW: LateRow = {
  id: 5,
  userId: 5,
  User: { nama: 'Ayu Lestari', nohp: '081200000005' },
  nama_paket: 'Paket A',
  jumlah: 12,
  status: 'pending',
  berjalan: false,
  alasan: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  dipilih: '2026-11-21T09:58:00.000Z',
  bertentangan: false,
}

function open(rows: LateRow[] = [ROW], totalPages = 1, at = '/admin/jawaban-terlambat') {
  server.on('GET', '/admin/jawaban-terlambat', {
    body: { data: rows, total: rows.length, totalPages },
  })
  return renderApp(<LateAnswersPage />, { at })
}

const table = () => screen.findByRole('table', { name: 'Jawaban Terlambat' })
const row = async () => within(await table()).findByRole('row', { name: /Ayu Lestari/ })
const lastQuery = () => server.callsOf('GET', '/admin/jawaban-terlambat').at(-1)?.query

test('a row of late answers shows learner, package, number of answers and time', async () => {
  open()

  expect(await row()).toHaveTextContent('21 Nov 2026, 17.00 WIB')
  expect(await row()).toHaveTextContent('081200000005')
  expect(await row()).toHaveTextContent('Paket A')
  expect(await row()).toHaveTextContent('12')
})

test.each([
  ['Menunggu keputusan', {}],
  ['Simulasi masih berjalan', { berjalan: true }],
  ['Diterima', { status: 'accepted' }],
  ['Ditolak', { status: 'refused' }],
] as const)("a row of late answers shows the decision's status: %s", async (words, changes) => {
  open([{ ...ROW, ...changes }])

  expect(await row()).toHaveTextContent(words)
})

test('a row of late answers shows the time of the latest choice, and whether saves contradict any', async () => {
  open()

  expect(await row()).toHaveTextContent('Dipilih Terakhir21 Nov 2026, 16.58 WIB')
  expect(await row()).not.toHaveTextContent('Bertentangan')
})

test('a row of late answers shows contradicted answers and an unknown time', async () => {
  open([{ ...ROW, dipilih: null, bertentangan: true }])

  expect(await row()).toHaveTextContent('Dipilih Terakhirtidak diketahuiBertentangan')
})

test('a row of late answers links to its review', async () => {
  open()

  const link = within(await row()).getByRole('link', { name: 'Periksa' })
  expect(link).toHaveAttribute('href', '/admin/jawaban-terlambat/5')
  expect(link).toHaveAccessibleDescription('Ayu Lestari')
})

test.each([
  ['Tanggal', 'createdAt'],
  ['Paket Soal', 'nama_paket'],
  ['Status', 'status'],
])('%s sorts the late answers', async (label, sortBy) => {
  const { user } = open()

  await user.click(within(await table()).getByRole('button', { name: label }))

  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy, sortOrder: 'ASC' }))
})

test('searching the late answers returns to page 1', async () => {
  const { user } = open([ROW], 4, '/admin/jawaban-terlambat?page=3')
  await table()

  await user.type(screen.getByLabelText('Cari kiriman jawaban'), 'ayu{Enter}')

  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'ayu', page: '1', limit: '10' }))
})

test('an empty list of late answers says so', async () => {
  open([])

  expect(await screen.findByText('Tidak ada jawaban terlambat.')).toBeInTheDocument()
})

test('late answers that fail to load are named in the error', async () => {
  server.on('GET', '/admin/jawaban-terlambat', { status: 503, body: { message: 'Sibuk.' } })
  renderApp(<LateAnswersPage />, { at: '/admin/jawaban-terlambat' })

  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('Gagal mengambil data jawaban terlambat')
  expect(failure).toHaveTextContent('Sibuk.')
})

const UPLOAD = '/admin/jawaban-terlambat/berkas'
const file = (text: string) => new File([text], 'lulus-penyelamatan-ayu-12.lulus')

async function openWithUpload() {
  const { user } = open()
  await row()
  return { user, input: screen.getByLabelText('Berkas penyelamatan') }
}

test('an uploaded rescue file links to its answers', async () => {
  server.on('POST', UPLOAD, { body: { message: '3 jawaban dari berkas disimpan.', id: 7 } })
  const { user, input } = await openWithUpload()

  await user.upload(input, file('{"isi":"…"}'))

  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/jawaban-terlambat/7')
  )
  expect(await screen.findByText('3 jawaban dari berkas disimpan.')).toBeInTheDocument()
  expect(server.callsOf('POST', UPLOAD).map(({ body }) => body)).toEqual([
    { berkas: '{"isi":"…"}' },
  ])
})

test('an unusable rescue file is refused with the reason', async () => {
  server.on('POST', UPLOAD, { status: 422, body: { message: 'Isi berkas ini rusak.' } })
  const { user, input } = await openWithUpload()

  await user.upload(input, file('x'))

  const refusal = await screen.findByRole('alertdialog', { name: 'Berkas tidak dapat dipakai' })
  expect(refusal).toHaveTextContent('Isi berkas ini rusak.')
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/jawaban-terlambat')
})

test('a file too large for a rescue file is not sent', async () => {
  const { user, input } = await openWithUpload()

  await user.upload(input, file('x'.repeat(RESCUE_FILE_MAX_LENGTH + 1)))

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('terlalu besar')
  expect(server.callsOf('POST', UPLOAD)).toHaveLength(0)
})
