import type { Section } from '@lulus/api/contracts/exam'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { openScreens } from '@/features/admin-questions/testing/open-screens'
import {
  PASSAGE,
  questionRow,
  questionServer,
  STORED_PACKAGE,
} from '@/features/admin-questions/testing/question-server'

const IMPACT = '/admin/paket-soal/7/dampak'
const WAITING = {
  dijual: true,
  peserta: { jumlah: 17, nama: ['Ayu Lestari', 'Budi'] },
  jadwal: [{ id: 3, nama: 'Ujian XII IPA 1', mulai: '2026-11-28T02:00:00.000Z', peserta: 24 }],
}
const openTable = (section: Section) => openScreens(section, SECTION_PLACES[section].table(7))
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('the question table shows number, page, question, options, key and counts of right and wrong answers', async () => {
  questionServer({
    section: 'structure',
    questions: [
      questionRow({ page: 52, no_soal: 1, soal: 'She ____', jawaban: '3', benar: 12, salah: 4 }),
    ],
  })
  openTable('structure')

  const [, row] = await screen.findAllByRole('row')
  const texts = cells(row as HTMLElement).join('|')
  expect(texts).toMatch(/1\|.*52\|.*She ____\|.*satu\|.*dua\|.*tiga\|.*empat\|.*C\|.*12\|.*4\|/)
})

test.each<[Section, string]>([
  ['listening', 'Belum ada soal listening'],
  ['structure', 'Belum ada soal structure'],
  ['written', 'Belum ada soal written'],
  ['reading', 'Belum ada soal reading'],
])('an empty question table of %s says so', async (section, sentence) => {
  questionServer({ section })
  openTable(section)
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})

test.each<Section>(['listening', 'structure', 'written', 'reading'])(
  'a question table of %s that fails to load says so',
  async (section) => {
    const server = questionServer({ section })
    server.on('GET', `/admin/paket-soal/7/soal-${section}`, { status: 500 })
    openTable(section)
    expect(await screen.findByText(`Gagal mengambil data soal ${section}`)).toBeInTheDocument()
  }
)

test('deleting a question of a package on sale names whom it stops, and offers to replace it', async () => {
  const server = questionServer({
    section: 'structure',
    questions: [questionRow({ page: 52, no_soal: 1, soal: 'She ____' })],
  })
  server.on('DELETE', '/admin/paket-soal/soal/52', () => {
    server.on('GET', '/admin/paket-soal/7/soal-structure', { body: { data: [] } })
    return { body: { message: 'Soal berhasil dihapus!', status_paket: 'belum' as const } }
  })
  server.on('GET', IMPACT, { body: { data: WAITING } })
  const { user } = openTable('structure')
  const remove = await screen.findByRole('button', { name: 'Hapus soal nomor 1' })

  await user.click(remove)
  const question = await screen.findByRole('dialog', { name: 'Yakin ingin menghapus soal ini?' })
  expect(question).toHaveTextContent('Tindakan ini tidak bisa dibatalkan.')
  expect(question).toHaveTextContent('Paket ini sedang dijual')
  expect(await within(question).findByText(/^Ujian XII IPA 1, .*, 24 peserta$/)).toBeVisible()
  expect(question).toHaveTextContent('Ayu Lestari, Budi, dan 15 lainnya')
  expect(within(question).getByRole('link', { name: 'Ganti Soal' })).toHaveAttribute(
    'href',
    SECTION_PLACES.structure.edit(52)
  )
  await user.click(within(question).getByRole('button', { name: 'Batal' }))
  expect(server.callsOf('DELETE', '/admin/paket-soal/soal/52')).toHaveLength(0)

  await user.click(remove)
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Soal berhasil dihapus!')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Soal berhasil dihapus!')).toBeNull())
  expect(await screen.findByText('Belum ada soal structure')).toBeInTheDocument()
  // On the page: a message over it would cover the rows' buttons.
  expect(await screen.findByText(/kembali berstatus “belum”/)).toBeVisible()
})

test('ticked questions are moved with every place that changes shown before', async () => {
  const questions = [52, 53, 54].map((page) =>
    questionRow({ page, no_soal: page - 51, soal: 'She' })
  )
  const server = questionServer({ section: 'structure', questions })
  server.on('POST', '/admin/paket-soal/7/soal/pindah', {
    body: { message: '2 soal berhasil dipindahkan!', berubah: 2 },
  })
  const { user } = openTable('structure')
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih soal nomor 3' }))
  expect(screen.getByText('1 soal dipilih')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pindahkan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pindahkan soal' })
  await user.type(within(dialog).getByLabelText('Ke nomor'), '1')
  expect(within(dialog).getByText('Nomor 3 → 1')).toBeVisible()
  expect(within(dialog).getByText('Nomor 1 → 3')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Pindahkan' }))
  expect(await screen.findByText('2 soal berhasil dipindahkan!')).toBeVisible()
  expect(server.callsOf('POST', '/admin/paket-soal/7/soal/pindah')[0]?.body).toEqual({
    soal: [
      { id: 54, page: 54, ke: 52 },
      { id: 52, page: 52, ke: 54 },
    ],
  })
})

test('all ticked questions of a package on sale are deleted with one confirmation', async () => {
  const questions = [52, 53].map((page) => questionRow({ page, no_soal: page - 51, soal: 'She' }))
  const server = questionServer({ section: 'structure', questions })
  server.on('GET', IMPACT, { body: { data: WAITING } })
  server.on('POST', '/admin/paket-soal/7/soal/hapus', {
    body: { message: '2 soal berhasil dihapus!', status_paket: 'belum' },
  })
  const { user } = openTable('structure')
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua soal' }))
  await user.click(screen.getByRole('button', { name: 'Hapus' }))
  const dialog = await screen.findByRole('dialog', { name: 'Yakin ingin menghapus 2 soal?' })
  expect(dialog).toHaveTextContent('Nomor 1–2.')
  expect(within(dialog).queryByRole('link', { name: 'Ganti Soal' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('2 soal berhasil dihapus!')).toBeVisible()
  expect(server.callsOf('POST', '/admin/paket-soal/7/soal/hapus')[0]?.body).toEqual({
    soal: [
      { id: 52, page: 52 },
      { id: 53, page: 53 },
    ],
    hentikan: true,
  })
})

test('questions with a number that is not the one of their page are numbered again at once', async () => {
  const questions = [
    questionRow({ page: 52, no_soal: 7, soal: 'She' }),
    questionRow({ page: 53, no_soal: 2, soal: 'She' }),
  ]
  const server = questionServer({ section: 'structure', questions })
  server.on('POST', '/admin/paket-soal/7/soal/pindah', {
    body: { message: '1 soal berhasil dipindahkan!', berubah: 1 },
  })
  const { user } = openTable('structure')
  await user.click(await screen.findByRole('button', { name: 'Nomori Ulang Semuanya' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Nomori ulang soal ini?' })
  expect(asked).toHaveTextContent('7 → 1')
  await user.click(within(asked).getByRole('button', { name: 'Nomori Ulang' }))
  await waitFor(() =>
    expect(server.callsOf('POST', '/admin/paket-soal/7/soal/pindah')[0]?.body).toEqual({
      soal: [{ id: 52, page: 52, ke: 52 }],
    })
  )
})

test('a package whose missing question is back can be put on sale again', async () => {
  const server = questionServer({ section: 'structure', questions: [] })
  const belum = { ...STORED_PACKAGE, status: 'belum' as const }
  server.on('GET', '/admin/paket-soal/7', { body: { data: belum } })
  server.on('PUT', '/admin/paket-soal/7', () => {
    server.on('GET', '/admin/paket-soal/7', { body: { data: STORED_PACKAGE } })
    return { body: { message: 'Paket soal berhasil diperbarui!' } }
  })
  const { user } = openTable('structure')
  await user.click(await screen.findByRole('button', { name: 'Jadikan Siap' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, Jadikan Siap' }))

  expect(await screen.findByText('Paket soal berhasil diperbarui!')).toBeInTheDocument()
  expect(server.callsOf('PUT', '/admin/paket-soal/7')[0]?.body).toEqual({
    nama_paket: 'Paket B',
    status: 'siap',
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Jadikan Siap' })).toBeNull())
})

test('an incomplete package is not offered for sale', async () => {
  const server = questionServer({ section: 'structure', questions: [] })
  const kekurangan = ['Structure: nomor 1 belum ada']
  const belum = { ...STORED_PACKAGE, status: 'belum' as const, kekurangan }
  server.on('GET', '/admin/paket-soal/7', { body: { data: belum } })
  openTable('structure')
  expect(await screen.findByText('Paket B · 0 dari 15 soal')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Jadikan Siap' })).toBeNull()
})

test('a reading question is deleted with its own API path', async () => {
  const server = questionServer({
    section: 'reading',
    passages: [PASSAGE],
    questions: [questionRow({ page: 94, no_soal: 1, soal: 'Why?', q_reading: 5 })],
  })
  server.on('DELETE', '/admin/paket-soal/soal-reading/94', {
    body: { message: 'Soal berhasil dihapus!', status_paket: 'belum' },
  })
  const { user } = openTable('reading')

  server.on('GET', IMPACT, { body: { data: WAITING } })
  await user.click(await screen.findByRole('button', { name: 'Hapus soal nomor 1' }))
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))

  expect(await screen.findByText('Soal berhasil dihapus!')).toBeInTheDocument()
})

test('a failed deletion of a question is shown', async () => {
  const server = questionServer({
    section: 'written',
    questions: [questionRow({ page: 68, no_soal: 16, soal: '<u>a</u>' })],
  })
  server.on('DELETE', '/admin/paket-soal/soal/68', { status: 500 })
  const { user } = openTable('written')

  server.on('GET', IMPACT, { body: { data: WAITING } })
  await user.click(await screen.findByRole('button', { name: 'Hapus soal nomor 16' }))
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))

  const failure = await screen.findByRole('alertdialog', { name: 'Gagal menghapus soal' })
  expect(failure).toHaveTextContent('Terjadi kesalahan')
})

test('a listening row plays its recording or names the page that has it', async () => {
  questionServer({
    section: 'listening',
    questions: [
      questionRow({ page: 31, audio: '/uploads/audio/a.mp3', type: 'group' }),
      questionRow({ page: 32, type: 'group' }),
    ],
  })
  const { user } = openTable('listening')

  expect(
    await screen.findByRole('button', { name: 'Putar audio soal nomor 31' })
  ).toBeInTheDocument()
  expect(screen.getByText('Audio di halaman 31')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Lihat soal nomor 32 sebagai peserta' }))
  const preview = await screen.findByRole('dialog', { name: 'Lihat sebagai peserta' })
  expect(within(preview).getByRole('heading', { name: 'Nomor 31' })).toBeInTheDocument()
  expect(within(preview).getByRole('heading', { name: 'Nomor 32' })).toBeInTheDocument()
  expect(within(preview).getByLabelText('Audio soal')).toHaveAttribute(
    'src',
    '/api/uploads/audio/a.mp3'
  )
})

test('a reading question is previewed with its passage', async () => {
  questionServer({
    section: 'reading',
    passages: [PASSAGE],
    questions: [questionRow({ page: 94, no_soal: 1, soal: 'Why?', q_reading: 5 })],
  })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const { user } = openTable('reading')

  await user.click(
    await screen.findByRole('button', { name: 'Lihat soal nomor 1 sebagai peserta' })
  )

  const preview = await screen.findByRole('dialog', { name: 'Lihat sebagai peserta' })
  expect(await within(preview).findByAltText('Bacaan: The Lighthouse Lens')).toBeInTheDocument()
  expect(within(preview).getByText('Why?')).toBeInTheDocument()
})
