import { SIMILARITY_TOO_FEW } from '@lulus/api/contracts/similar_answers'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import SimilarAnswersPage from '@/features/admin-events/pages/similar-answers-page'
import { adminPaths } from '@/lib/admin-paths'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const PATH = '/admin/jadwal/4/kemiripan'

function open() {
  const server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  renderApp(
    <Routes>
      <Route path={adminPaths.similarAnswers(':id')} element={<SimilarAnswersPage />} />
    </Routes>,
    { at: adminPaths.similarAnswers(4) }
  )
  return server
}

test('a pair is shown with seats, figures and odds, and as a hint only', async () => {
  open().on('GET', PATH, {
    body: {
      nama: 'Ujian XII',
      dibandingkan: 435,
      dihitung: 435,
      batasSamaSalah: 0,
      data: [
        {
          ruang: 'Lab 1',
          peserta: [
            { id: 1, nama: 'Siti', kursi: 'A1' },
            { id: 2, nama: 'Budi', kursi: 'A2' },
          ],
          dijawab: 138,
          sama: 120,
          samaHarapan: 70.25,
          samaSalah: 41,
          samaSalahHarapan: 9.5,
          z: 9.1,
          peluang: 1 / 5_000_000,
        },
      ],
    },
  })
  expect(await screen.findByRole('heading', { name: 'Siti dan Budi' })).toBeVisible()
  expect(screen.getByText('Lab 1, kursi A1 dan A2')).toBeVisible()
  expect(screen.getByText('41, diharapkan 9,50')).toBeVisible()
  expect(screen.getByText('satu banding 5.000.000')).toBeVisible()
  expect(screen.getByText('Petunjuk, bukan bukti')).toBeVisible()
})

test('an event without two learners of one room compares nobody and does not acquit them', async () => {
  open().on('GET', PATH, {
    body: { nama: 'Ujian XII', dibandingkan: 0, dihitung: 0, batasSamaSalah: 0, data: [] },
  })
  expect(await screen.findByText('Tidak ada yang dapat dibandingkan')).toBeVisible()
  expect(screen.queryByText('Tidak ada pasangan yang menonjol')).toBeNull()
  expect(screen.queryByText(/0 pasang/)).toBeNull()
})

test('an event without such pairs, and one with too few results, say so', async () => {
  open().on('GET', PATH, {
    body: { nama: 'Ujian XII', dibandingkan: 435, dihitung: 435, batasSamaSalah: 0, data: [] },
  })
  expect(await screen.findByText('Tidak ada pasangan yang menonjol')).toBeVisible()
})

test('too few results are told', async () => {
  open().on('GET', PATH, {
    body: {
      nama: 'Ujian XII',
      dibandingkan: 0,
      dihitung: 0,
      batasSamaSalah: 0,
      pesan: SIMILARITY_TOO_FEW,
      data: [],
    },
  })
  expect(await screen.findByText(SIMILARITY_TOO_FEW)).toBeVisible()
})

test('of an event with very many pairs it says which were computed', async () => {
  open().on('GET', PATH, {
    body: {
      nama: 'Ujian XII',
      dibandingkan: 12_497_500,
      dihitung: 480_000,
      batasSamaSalah: 21,
      data: [],
    },
  })
  expect(await screen.findByText('Ujian ini sangat besar')).toBeVisible()
  expect(screen.getByText(/sedikitnya sama di 21 jawaban salah, 480.000 pasang/)).toBeVisible()
})
