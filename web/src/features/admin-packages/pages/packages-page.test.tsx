import type { Role } from '@lulus/api/contracts/capabilities'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import PackagesPage from '@/features/admin-packages/pages/packages-page'
import type { ResponseAt } from '@/lib/api/client'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery, type SessionUser } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi, type Failure } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

type Pack = ResponseAt<'GET', '/admin/paket-soal'>['data'][number]

const PACK: Pack = {
  id: 4,
  nama_paket: 'Paket A',
  status: 'belum',
  level: 'itp',
  harga: 25_000,
  hanya_lab: false,
  pembahasan: 'tidak' as const,
  pembahasan_mulai: null,
  kelompok: [],
  durasi: { listening: 30, written: 25, reading: 55 },
  jumlah_soal: 132,
  mode_asli: { detik: 0, muat: true },
}

function open(packages: Pack[] = [PACK], role: Role = 'Admin') {
  server.on('GET', '/admin/paket-soal', { body: { data: packages } })
  return openAs(role)
}

function openAs(role: Role) {
  const queryClient = createQueryClient()
  const user: SessionUser = { ...ADMIN, role }
  queryClient.setQueryData(sessionQuery.queryKey, user)
  return renderApp(<PackagesPage />, { at: '/admin/soal-simulasi', queryClient })
}

const row = () => screen.findByRole('row', { name: /Paket A/ })

test('a package row shows its level, price, time, progress and status', async () => {
  open([PACK, { ...PACK, id: 5, nama_paket: 'Paket B', status: 'siap', jumlah_soal: 140 }])

  expect(await row()).toHaveTextContent('ITP')
  expect(await row()).toHaveTextContent('Rp 25.000')
  expect(await row()).toHaveTextContent('110 menit')
  expect(await row()).toHaveTextContent('132 dari 140 soal')
  expect(await row()).toHaveTextContent('Belum')
  expect(screen.getByRole('progressbar', { name: 'Soal Paket A' })).toHaveAttribute(
    'aria-valuenow',
    '132'
  )
  expect(screen.getByRole('row', { name: /Paket B/ })).toHaveTextContent('Siap')
})

test('a teacher can write questions, but not change the package itself', async () => {
  open([PACK], 'Guru')
  const found = within(await row())

  expect(found.getByRole('link', { name: 'Tambah Soal' })).toBeVisible()
  expect(found.queryByRole('link', { name: 'Edit Paket' })).toBeNull()
  expect(found.queryByRole('button', { name: 'Hapus' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Tambah Paket Soal' })).toBeNull()
})

test('a lab-only package is marked', async () => {
  open([
    { ...PACK, hanya_lab: true },
    { ...PACK, id: 5, nama_paket: 'Paket B' },
  ])

  expect(await row()).toHaveTextContent('Khusus lab')
  expect(screen.getByRole('row', { name: /Paket B/ })).not.toHaveTextContent('Khusus lab')
})

test('the package list links to questions, forms and a new package', async () => {
  open()
  const found = within(await row())

  expect(found.getByRole('link', { name: 'Tambah Soal' })).toHaveAttribute(
    'href',
    '/admin/soal-simulasi/add-soal/4'
  )
  expect(found.getByRole('link', { name: 'Edit Paket' })).toHaveAttribute(
    'href',
    '/admin/soal-simulasi/edit/4'
  )
  expect(found.getByRole('link', { name: 'Lihat sebagai peserta' })).toHaveAttribute(
    'href',
    '/admin/soal-simulasi/pratinjau/4'
  )
  expect(screen.getByRole('link', { name: 'Tambah Paket Soal' })).toHaveAttribute(
    'href',
    '/admin/soal-simulasi/add'
  )
})

test('deleting a package asks first, explains that it is archived, and shows success', async () => {
  server.on('DELETE', '/admin/paket-soal/4', { body: { message: 'Paket soal berhasil dihapus!' } })
  const { user } = open()

  await user.click(within(await row()).getByRole('button', { name: 'Hapus' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Yakin ingin menghapus paket ini?')
  expect(question).toHaveTextContent('“Paket A” diarsipkan')
  expect(question).toHaveTextContent('riwayat, dan sertifikat peserta tetap ada')
  server.on('GET', '/admin/paket-soal', { body: { data: [] } })
  await user.click(within(question).getByRole('button', { name: 'Hapus' }))

  expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
    'Paket soal berhasil dihapus!'
  )
  expect(await screen.findByText('Belum ada paket soal.')).toBeInTheDocument()
})

test('a package is not deleted without a confirmation', async () => {
  const { user } = open()

  await user.click(within(await row()).getByRole('button', { name: 'Hapus' }))
  await user.click(await screen.findByRole('button', { name: 'Batal' }))

  expect(server.callsOf('DELETE', '/admin/paket-soal/4')).toHaveLength(0)
})

test.each<[Failure, string]>([
  [{ status: 404, body: { message: 'Paket tidak ditemukan.' } }, 'Paket tidak ditemukan.'],
  [{ status: 500, body: {} }, 'Terjadi kesalahan'],
])('a failed deletion of a package is shown: %j', async (answer, sentence) => {
  server.on('DELETE', '/admin/paket-soal/4', answer)
  const { user } = open()

  await user.click(within(await row()).getByRole('button', { name: 'Hapus' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Hapus' }))

  expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(sentence)
})

test('a package list that fails to load can be retried', async () => {
  server.on('GET', '/admin/paket-soal', { status: 500, body: {} })
  const { user } = openAs('Admin')

  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data exam pakets')
  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal' })
  expect(dialog).toHaveTextContent('Gagal mengambil data exam pakets')
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  server.on('GET', '/admin/paket-soal', { body: { data: [PACK] } })
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(async () => expect(await row()).toBeInTheDocument())
})

test('a package is copied as a draft, which the list then shows', async () => {
  server.on('POST', '/admin/paket-soal/4/salin', {
    status: 201,
    body: { message: 'Paket disalin sebagai konsep “Paket A (salinan)”.', data: { id: 9 } },
  })
  const { user } = open()
  const found = within(await row())
  const copy: Pack = { ...PACK, id: 9, nama_paket: 'Salinan', status: 'konsep' }
  server.on('GET', '/admin/paket-soal', { body: { data: [PACK, copy] } })
  await user.click(found.getByRole('button', { name: 'Salin Paket' }))

  expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
    'Paket disalin sebagai konsep “Paket A (salinan)”.'
  )
  expect(await screen.findByRole('row', { name: /Salinan/ })).toHaveTextContent('Konsep')
})

test('an archived package is restored after a confirmation that says what learners see', async () => {
  server.on('GET', '/admin/paket-soal/arsip', { body: { data: [{ ...PACK, nama_paket: 'Lama' }] } })
  server.on('POST', '/admin/paket-soal/4/pulihkan', { body: { message: 'Paket dipulihkan.' } })
  const { user } = open([])
  await user.click(await screen.findByText('Diarsipkan (1)'))
  await user.click(screen.getByRole('button', { name: 'Pulihkan' }))
  const question = await screen.findByRole('alertdialog', { name: 'Pulihkan paket ini?' })
  expect(question).toHaveTextContent('“Lama” tampil lagi sebagai “Coming Soon”')
  await user.click(within(question).getByRole('button', { name: 'Pulihkan' }))
  expect(await screen.findByText('Paket dipulihkan.')).toBeInTheDocument()
})

test('a teacher neither copies nor restores packages', async () => {
  open([PACK], 'Guru')
  expect(within(await row()).queryByRole('button', { name: 'Salin Paket' })).toBeNull()
  expect(server.callsOf('GET', '/admin/paket-soal/arsip')).toHaveLength(0)
})
