import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import HistoryPage from '@/features/results/pages/history-page'
import { NO_SESSION } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi
let saved: string[]

const ROW = {
  id: 7,
  nama_paket: 'Paket A',
  listeningScore: 52,
  structureScore: 55,
  readingScore: 56,
  totalScore: 543,
  listening_correct: 34,
  written_correct: 30,
  reading_correct: 38,
  createdAt: '2026-11-21T10:00:00.000Z',
  mode: 'latihan' as const,
  kode: 'K7MR4-AAAAA',
}

const LAST = {
  lastScore: 543,
  scoreListening: 52,
  scoreWritten: 55,
  scoreReading: 56,
  listeningCorrect: 34,
  writtenCorrect: 30,
  readingCorrect: 38,
  lastPaket: 'Paket A',
  target: null,
  hasil: null,
}

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/users/lastScore', { body: LAST })
  server.on('GET', '/users/riwayat-ujian', { body: { data: [ROW] } })
  server.on('GET', '/users/jawaban-terlambat', { body: { data: [] } })
  saved = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: vi.fn() })
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    saved.push(this.download)
  })
})

const open = () => renderApp(<HistoryPage />, { at: '/riwayat-ujian' })
const table = () => screen.findByRole('table', { name: 'Riwayat Simulasi' })

describe('a finished exam', () => {
  test('a finished exam is a row with its scores and correct answers', async () => {
    open()

    const cells = within(await table()).getAllByRole('cell')
    expect(cells.slice(0, 7).map((cell) => cell.textContent?.replace(/\s+/g, ' '))).toEqual([
      'No1',
      'PaketPaket A',
      'Tanggal21 Nov 2026, 17.00 WIB',
      'Listening52 (34 benar)',
      'Structure55 (30 benar)',
      'Reading56 (38 benar)',
      'Total543',
    ])
  })

  test("a finished exam links to its certificate's verification page", async () => {
    open()

    expect(within(await table()).getByRole('link', { name: 'Verifikasi' })).toHaveAttribute(
      'href',
      '/verifikasi/K7MR4-AAAAA'
    )
  })

  test("a certificate is saved under the server's file name", async () => {
    server.on('GET', '/users/certificate/7', {
      body: '%PDF',
      headers: { 'Content-Disposition': 'attachment; filename="Sertifikat - Siti - Paket A.pdf"' },
    })
    const { user } = open()

    await user.click(within(await table()).getByRole('button', { name: 'Unduh' }))

    await waitFor(() => expect(saved).toEqual(['Sertifikat - Siti - Paket A.pdf']))
  })

  test("a certificate is saved under the package's name if the server gives none", async () => {
    server.on('GET', '/users/certificate/7', { body: '%PDF' })
    const { user } = open()

    await user.click(within(await table()).getByRole('button', { name: 'Unduh' }))

    await waitFor(() => expect(saved).toEqual(['Sertifikat - Paket A.pdf']))
  })

  test('a certificate that cannot be saved is reported', async () => {
    server.on('GET', '/users/certificate/7', {
      status: 503,
      body: { message: 'Penyimpanan tidak tersedia.' },
    })
    const { user } = open()

    await user.click(within(await table()).getByRole('button', { name: 'Unduh' }))

    const dialog = await screen.findByRole('alertdialog', { name: 'Gagal mengunduh sertifikat' })
    expect(dialog).toHaveTextContent('Penyimpanan tidak tersedia.')
    expect(saved).toEqual([])
  })
})

describe('the scores over time', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      }
    )
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(352)
  })

  test('the scores over time are a line from first to last, with a text alternative', async () => {
    const later = { ...ROW, id: 8, totalScore: 510, createdAt: '2026-11-23T10:00:00.000Z' }
    const latest = { ...ROW, id: 9, totalScore: 527, createdAt: '2026-11-24T10:00:00.000Z' }
    server.on('GET', '/users/riwayat-ujian', { body: { data: [latest, later, ROW] } })
    open()

    const name = 'Perkembangan skor total. Pertama 543, terakhir 527, tertinggi 543'
    const chart = await screen.findByRole('img', { name })
    const heights = [...chart.querySelectorAll('circle')].map((dot) =>
      Number(dot.getAttribute('cy'))
    )
    const [first = 0, second = 0, third = 0] = heights
    expect(first).toBeLessThan(third)
    expect(third).toBeLessThan(second)
  })

  test('the scores over time have no line after a single exam', async () => {
    open()

    await table()
    expect(screen.queryByRole('img', { name: /Perkembangan/ })).toBeNull()
  })
})

test('the last score also offers its certificate', async () => {
  server.on('GET', '/users/lastScore/sertif', { body: '%PDF' })
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'Unduh Sertifikat' }))

  await waitFor(() => expect(saved).toEqual(['sertifikat.pdf']))
})

test('the last score reports a certificate that cannot be saved', async () => {
  server.on('GET', '/users/lastScore/sertif', { status: 500, body: {} })
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'Unduh Sertifikat' }))

  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal mengunduh sertifikat' })
  expect(dialog).toHaveTextContent('Silakan coba lagi.')
})

test('a session lost during a certificate is left to the guard', async () => {
  server.on('GET', '/users/certificate/7', NO_SESSION)
  const { user } = open()

  await user.click(within(await table()).getByRole('button', { name: 'Unduh' }))

  await waitFor(() => expect(server.callsOf('GET', '/users/certificate/7')).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(saved).toEqual([])
})

test('a history without exams says so and links to the packages', async () => {
  server.on('GET', '/users/riwayat-ujian', { body: { data: [] } })
  open()

  expect(await screen.findByText('Tidak ada data ujian.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pilih paket soal' })).toHaveAttribute(
    'href',
    '/paketsoal'
  )
})

test('a history that fails to load is named in the error and can be retried', async () => {
  server.on('GET', '/users/riwayat-ujian', { status: 500, body: { message: 'Rusak.' } })
  const { user } = open()

  expect(await screen.findByText('Gagal mengambil data exam histories')).toBeInTheDocument()
  server.on('GET', '/users/riwayat-ujian', { body: { data: [ROW] } })
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))

  expect(await table()).toBeInTheDocument()
})

describe('late answers', () => {
  const LATE = {
    id: 4,
    nama_paket: 'Paket A',
    jumlah: 3,
    status: 'pending',
    alasan: null,
    createdAt: '2026-11-21T10:00:00.000Z',
  } as const
  const section = () => screen.findByRole('region', { name: 'Jawaban terlambat' })

  test('late answers are listed by attempt, with decision and reason', async () => {
    const REFUSED = { ...LATE, id: 3, status: 'refused', alasan: 'Catatannya rusak.' } as const
    const ACCEPTED = { ...LATE, id: 2, status: 'accepted', alasan: 'Jaringan putus.' } as const
    server.on('GET', '/users/jawaban-terlambat', { body: { data: [LATE, REFUSED, ACCEPTED] } })
    open()

    const [waiting, refused, accepted] = within(await section()).getAllByRole('listitem')
    expect(waiting).toHaveTextContent('Paket A')
    expect(waiting).toHaveTextContent('3 jawaban, sampai di server 21 Nov 2026, 17.00 WIB')
    expect(waiting).toHaveTextContent('Menunggu keputusan')
    expect(waiting).not.toHaveTextContent('Alasan')
    expect(refused).toHaveTextContent('Ditolak')
    expect(refused).toHaveTextContent('Alasan akademi: Catatannya rusak.')
    expect(accepted).toHaveTextContent('Diterima')
    expect(accepted).toHaveTextContent('Simulasi sudah dinilai ulang')
    expect(accepted).toHaveTextContent('Alasan akademi: Jaringan putus.')
  })

  test('a history without late answers has no section for them', async () => {
    open()

    await table()
    await waitFor(() => expect(server.callsOf('GET', '/users/jawaban-terlambat')).toHaveLength(1))
    expect(screen.queryByText('Jawaban terlambat')).toBeNull()
  })

  test('late answers that fail to load do not hide the history', async () => {
    server.on('GET', '/users/jawaban-terlambat', { status: 503, body: { message: 'Sibuk.' } })
    const { user } = open()

    expect(await table()).toBeInTheDocument()
    expect(await screen.findByText('Jawaban terlambat belum dapat dimuat.')).toBeInTheDocument()
    server.on('GET', '/users/jawaban-terlambat', { body: { data: [LATE] } })
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))

    expect(await section()).toBeInTheDocument()
  })
})
