import type { Section } from '@lulus/api/contracts/exam'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from 'sonner'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { openScreens } from '@/features/admin-questions/testing/open-screens'
import {
  PASSAGE,
  questionRow,
  questionServer,
  STORED_PACKAGE,
} from '@/features/admin-questions/testing/question-server'

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

test('a question is deleted after a confirmation that the package is no longer ready', async () => {
  const server = questionServer({
    section: 'structure',
    questions: [questionRow({ page: 52, no_soal: 1, soal: 'She ____' })],
  })
  server.on('DELETE', '/admin/paket-soal/soal/52', () => {
    server.on('GET', '/admin/paket-soal/7/soal-structure', { body: { data: [] } })
    return { body: { message: 'Soal berhasil dihapus!', status_paket: 'belum' as const } }
  })
  const warn = vi.spyOn(toast, 'warning')
  const { user } = openTable('structure')
  const remove = await screen.findByRole('button', { name: 'Hapus soal nomor 1' })

  await user.click(remove)
  const question = await screen.findByRole('alertdialog', {
    name: 'Yakin ingin menghapus soal ini?',
  })
  expect(question).toHaveTextContent('Tindakan ini tidak bisa dibatalkan.')
  expect(question).toHaveTextContent('Paket ini sedang dijual.')
  await user.click(within(question).getByRole('button', { name: 'Batal' }))
  expect(server.callsOf('DELETE', '/admin/paket-soal/soal/52')).toHaveLength(0)

  await user.click(remove)
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Soal berhasil dihapus!')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Soal berhasil dihapus!')).toBeNull())
  expect(await screen.findByText('Belum ada soal structure')).toBeInTheDocument()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('kembali berstatus “belum”'))
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
