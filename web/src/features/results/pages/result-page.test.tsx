import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ScoredResult } from '@/features/results/api/result'
import { ResultPage } from '@/features/results/pages/result-page'
import { paths } from '@/lib/paths'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const RESULT: ScoredResult = {
  id: 12,
  nama_paket: 'Paket A',
  listeningScore: 52,
  structureScore: 51,
  readingScore: 51,
  totalScore: 513,
  listening_correct: 33,
  written_correct: 26,
  reading_correct: 34,
  createdAt: '2026-11-21T10:00:00.000Z',
  mode: 'latihan',
  kode: 'K7MR4-AAAAA',
  paket_soal_id: 3,
  cefr: 'B1',
  tingkat: [
    { level: 'A1', mulai: 310 },
    { level: 'A2', mulai: 337 },
    { level: 'B1', mulai: 460 },
    { level: 'B2', mulai: 543 },
    { level: 'C1', mulai: 627 },
  ],
  rentang: { dari: 500, sampai: 526, galat_baku: 13 },
  target: 550,
  dinilai_ulang: null,
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
  // Without motion, so that no figure is counted up.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/users/riwayat-ujian', { body: { data: [RESULT] } })
})

function open(result: Partial<ScoredResult> = {}) {
  server.on('GET', '/users/riwayat-ujian/12', { body: { data: { ...RESULT, ...result } } })
  return show()
}

function show() {
  return renderApp(
    <Routes>
      <Route
        path={paths.result(':id')}
        element={<ResultPage raises={null} late={null} end={null} />}
      />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at: paths.result(12) }
  )
}

test('a result has every figure, and the next steps', async () => {
  open()

  expect(await screen.findByText('513')).toBeVisible()
  expect(screen.getByRole('row', { name: 'Listening Comprehension 33 / 50 52' })).toBeVisible()
  expect(
    screen.getByRole('row', { name: 'Structure and Written Expression 26 / 40 51' })
  ).toBeVisible()
  expect(screen.getByRole('row', { name: 'Reading Comprehension 34 / 50 51' })).toBeVisible()
  expect(screen.getByText('Level CEFR').parentElement).toHaveTextContent('B1')
  expect(screen.getByText('Kisaran skor').parentElement).toHaveTextContent('500–526')
  expect(screen.getByText('Kisaran skor').parentElement).toHaveTextContent('± 13')
  expect(
    screen.getByText('Skala 310 sampai 677: skor 513, level B1, kisaran 500 sampai 526, target 550')
  ).toBeInTheDocument()
  expect(screen.getByText('Simulasi, bukan skor resmi ETS.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Unduh sertifikat' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Riwayat Simulasi' })).toBeVisible()
  // A single result has no curve.
  expect(screen.queryByRole('img')).toBeNull()
})

test('the first thing to do with a result is to discuss its answers', async () => {
  open({ pembahasan: true })

  const ways = (await screen.findByRole('link', { name: 'Bahas jawaban' })).parentElement
  expect(ways?.firstElementChild).toHaveAttribute('href', paths.explanations(12))
})

test('a reached target is congratulated on, without a figure for those who have none', async () => {
  const { unmount } = open({ target: 510 })
  expect(await screen.findByText('Selamat, target Anda tercapai.')).toBeVisible()
  unmount()
  open({ target: null })
  expect(await screen.findByText(/^Skala 310/)).not.toHaveTextContent('target')
  expect(screen.queryByText('Selamat, target Anda tercapai.')).toBeNull()
})

test.each([
  [550, 'Kurang 37 poin.'],
  [520, 'Kurang 7 poin, masih dalam kisaran skor Anda.'],
  [513, 'Tercapai.'],
  [500, 'Tercapai, 13 poin di atas target.'],
  [null, 'Belum ada target. Tetapkan target'],
])('a result shows how far a target of %s is', async (target, sentence) => {
  open({ target })

  expect((await screen.findByText('Target skor')).parentElement).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: /target/ })).toHaveAttribute('href', paths.profile)
})

test('a result shows the course of several scores', async () => {
  server.on('GET', '/users/riwayat-ujian', {
    body: { data: [RESULT, { ...RESULT, id: 11, totalScore: 480 }] },
  })
  open()

  expect(await screen.findByText(/Pertama 480, terakhir 513/)).toBeVisible()
})

test('a result shows that it was scored again', async () => {
  open({ dinilai_ulang: '2026-11-22T03:00:00.000Z' })

  expect(await screen.findByText('Sudah dinilai ulang')).toBeVisible()
})

test("a result is not found for an unknown number or another learner's", async () => {
  server.on('GET', '/users/riwayat-ujian/12', { status: 404, body: { message: 'Tidak ada.' } })
  show()

  expect(await screen.findByText('Hasil simulasi ini tidak ditemukan.')).toBeVisible()
})

test('a result that fails to load can be retried', async () => {
  server.on('GET', '/users/riwayat-ujian/12', { status: 500, body: { message: 'Rusak.' } })
  const { user } = show()

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Skor belum dapat diambil')
  server.on('GET', '/users/riwayat-ujian/12', { body: { data: RESULT } })
  await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('513')).toBeVisible()
})

test('a result that is held back says when it opens, and has no certificate', async () => {
  server.on<string, string>('GET', '/users/riwayat-ujian/12', {
    body: {
      data: {
        ...RESULT,
        listeningScore: null,
        structureScore: null,
        readingScore: null,
        totalScore: null,
        kode: null,
        hasilDibuka: '2026-11-22T03:00:00.000Z',
      },
    },
  })
  show()
  expect(await screen.findByText(/^Hasil dibuka pada 22 Nov/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /sertifikat/i })).toBeNull()
  expect(screen.queryByText('Skor total')).toBeNull()
})
