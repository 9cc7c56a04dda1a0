import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import AdminResultsScreen from '@/app/screens/admin-results-screen'
import type { ResponseAt } from '@/lib/api/client'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

type Result = ResponseAt<'GET', '/admin/riwayat-ujian'>['histories'][number]

const RESULT: Result = {
  id: 9,
  nama_paket: 'Paket A',
  listeningScore: 55,
  structureScore: 52,
  readingScore: 58,
  totalScore: 550,
  listening_correct: 40,
  written_correct: 31,
  reading_correct: 44,
  createdAt: '2026-11-21T10:00:00.000Z',
  mode: 'latihan',
  kode: 'ABCD',
  userId: 5,
  user: { nama: 'Ayu Lestari' },
  lab: null,
  kursi: null,
  terlambat: null,
  rekaman: [],
  rekaman_login: null,
}

function open(
  histories: Result[] = [RESULT],
  totalPages = 1,
  at = '/admin/riwayat-ujian',
  account = ADMIN
) {
  server.on('GET', '/admin/riwayat-ujian', {
    body: { histories, total: histories.length, totalPages },
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, account)
  return renderApp(<AdminResultsScreen />, { at, queryClient })
}

const table = () => screen.findByRole('table', { name: 'Riwayat Simulasi' })
const lastQuery = () => server.callsOf('GET', '/admin/riwayat-ujian').at(-1)?.query

test('a result row shows learner, package, time, and scores with correct answers', async () => {
  open()

  const row = await within(await table()).findByRole('row', { name: /Ayu Lestari/ })
  expect(row).toHaveTextContent('21 Nov 2026, 17.00 WIB')
  expect(row).toHaveTextContent('Paket A')
  expect(row).toHaveTextContent('55 (40 benar)')
  expect(row).toHaveTextContent('52 (31 benar)')
  expect(row).toHaveTextContent('58 (44 benar)')
  expect(row).toHaveTextContent('550')
})

test('a result row shows the lab and seat where the exam was taken', async () => {
  open([
    { ...RESULT, id: 7, nama_paket: 'Paket A', lab: 'Lab Bahasa 1', kursi: '07' },
    { ...RESULT, id: 8, nama_paket: 'Paket B', lab: 'Lab Bahasa 2', kursi: null },
    { ...RESULT, id: 9, nama_paket: 'Paket C' },
  ])

  const rows = within(await table())
  expect(await rows.findByRole('row', { name: /Paket A/ })).toHaveTextContent(
    'Lab Bahasa 1, kursi 07'
  )
  expect(rows.getByRole('row', { name: /Paket B/ })).toHaveTextContent(/Lab Bahasa 2(?!, kursi)/)
  expect(rows.getByRole('row', { name: /Paket C/ })).not.toHaveTextContent(/Lab|kursi/)
})

test('a result row marks a learner who was excluded', async () => {
  open([
    { ...RESULT, kode: null, dikeluarkan: true },
    { ...RESULT, id: 10, user: { nama: 'Budi Santoso' } },
  ])
  const rows = within(await table())
  expect(await rows.findByRole('row', { name: /Ayu Lestari/ })).toHaveTextContent('Dikeluarkan')
  expect(rows.getByRole('row', { name: /Budi Santoso/ })).not.toHaveTextContent('Dikeluarkan')
})

test('a result row marks undecided late answers, with a link to them', async () => {
  open([
    { ...RESULT, terlambat: 5 },
    { ...RESULT, id: 10, user: { nama: 'Budi Santoso' } },
  ])

  const row = await within(await table()).findByRole('row', { name: /Ayu Lestari/ })
  const link = within(row).getByRole('link', { name: 'Jawaban terlambat' })
  expect(link).toHaveAttribute('href', '/admin/jawaban-terlambat/5')
  expect(link).toHaveAccessibleDescription('Ayu Lestari')
  expect(screen.getByRole('row', { name: /Budi Santoso/ })).not.toHaveTextContent('terlambat')
})

test('a user who may not decide late answers sees the mark without a link', async () => {
  open([{ ...RESULT, terlambat: 5 }], 1, '/admin/riwayat-ujian', { ...ADMIN, role: 'Guru' })

  const row = await within(await table()).findByRole('row', { name: /Ayu Lestari/ })
  expect(row).toHaveTextContent('Jawaban terlambat')
  expect(within(row).queryByRole('link', { name: /terlambat/ })).toBeNull()
})

test.each([
  ['Guru', true],
  ['Pengawas', false],
] as const)(
  'a result leads to its explanations for who edits questions: %s, %s',
  async (role, leads) => {
    open([RESULT], 1, '/admin/riwayat-ujian', { ...ADMIN, role })

    const row = await within(await table()).findByRole('row', { name: /Ayu Lestari/ })
    const link = within(row).queryByRole('link', { name: 'Bahas' })
    if (leads) expect(link).toHaveAttribute('href', `/admin/riwayat-ujian/${RESULT.id}/pembahasan`)
    else expect(link).toBeNull()
  }
)

test('a result row shows which recordings were opened unusually often, and by how many logins', async () => {
  open([
    {
      ...RESULT,
      id: 8,
      nama_paket: 'Paket A',
      rekaman: [{ nomor: 12, dibuka: 7 }],
      rekaman_login: 4,
    },
    { ...RESULT, id: 9, nama_paket: 'Paket B' },
  ])

  const rows = within(await table())
  const unusual = await rows.findByRole('row', { name: /Paket A/ })
  expect(unusual).toHaveTextContent('Rekaman soal 12 dibuka 7 kali.')
  expect(unusual).toHaveTextContent('Rekaman dibuka dalam 4 kali masuk yang berbeda.')
  expect(rows.getByRole('row', { name: /Paket B/ })).not.toHaveTextContent('Rekaman')
})

test.each([
  ['Tanggal', 'createdAt', 'ASC'],
  ['Nama Peserta', 'nama', 'ASC'],
  ['Paket Soal', 'nama_paket', 'ASC'],
  ['Listening', 'listeningScore', 'ASC'],
  ['Structure', 'structureScore', 'ASC'],
  ['Reading', 'readingScore', 'ASC'],
  ['Total', 'totalScore', 'ASC'],
])('%s sorts the results', async (label, sortBy, sortOrder) => {
  const { user } = open()

  await user.click(within(await table()).getByRole('button', { name: label }))

  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy, sortOrder }))
})

test('searching the results returns to page 1', async () => {
  const { user } = open([RESULT], 4, '/admin/riwayat-ujian?page=3')
  await table()

  await user.type(screen.getByLabelText('Cari hasil simulasi'), 'ayu{Enter}')

  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'ayu', page: '1', limit: '10' }))
})

test('an empty result list says so', async () => {
  open([])

  expect(await screen.findByText('Tidak ada data ujian.')).toBeInTheDocument()
})

test('results that fail to load are named in the error', async () => {
  server.on('GET', '/admin/riwayat-ujian', { status: 503, body: { message: 'Database sibuk.' } })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  renderApp(<AdminResultsScreen />, { at: '/admin/riwayat-ujian', queryClient })

  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('Gagal mengambil data exam histories')
  expect(failure).toHaveTextContent('Database sibuk.')
  expect(screen.queryByText(/^Memuat/)).toBeNull()
})

test('a result row saves its certificate', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:sertifikat')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  server.on('GET', '/users/certificate/9', { body: '%PDF' })
  const { user } = open()
  const row = await within(await table()).findByRole('row', { name: /Ayu Lestari/ })

  const button = within(row).getByRole('button', { name: 'Unduh' })
  expect(button).toHaveAccessibleDescription('Ayu Lestari')
  await user.click(button)

  await waitFor(() => expect(clicked).toHaveBeenCalled())
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('Sertifikat - Paket A.pdf')
})

test('a certificate that cannot be fetched is reported', async () => {
  server.on('GET', '/users/certificate/9', { status: 404, body: { message: 'Tidak ditemukan.' } })
  const { user } = open()

  await table()
  await user.click(screen.getByRole('button', { name: 'Unduh' }))

  expect(
    await screen.findByRole('alertdialog', { name: 'Gagal mengunduh sertifikat' })
  ).toHaveTextContent('Tidak ditemukan.')
})
