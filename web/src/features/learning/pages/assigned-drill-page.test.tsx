import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { EMPTY_PRACTICE } from '@/features/learning/model/practice-record'
import AssignedDrillPage from '@/features/learning/pages/assigned-drill-page'
import { usePractice } from '@/features/learning/practice/practice-store'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

const question = (id: number) => ({
  id,
  sesi: 'written' as const,
  bagian: 'structure' as const,
  soal: `Sentence ${id} _____ .`,
  pilihan: ['satu', 'dua', 'tiga', 'empat'],
  asal: null,
  dijawab: false,
})

const DRILL = {
  tugas: {
    id: 5,
    kelas: 'XII IPA 1',
    keterampilan: [{ keterampilan: 'structure_inversion' as const, label: 'Inversi' as const }],
    tenggat: '2026-11-30',
    lewat: false,
    catatan: 'Sebelum tes.',
    dari: 2,
    dijawab: 0,
    benar: 0,
  },
  data: [question(31), question(32)],
}

const VERDICT = {
  benar: true,
  jawaban: 1,
  kunci: 1,
  pembahasan: 'Sebab.',
  pembahasanPilihan: [null, null, null, null],
  perbaikan: null,
  transkrip: [],
  bukti: [],
  keterampilan: ['structure_inversion' as const],
  berikutnya: null,
}

beforeEach(async () => {
  await clearPrivateStorage()
  usePractice.setState(EMPTY_PRACTICE, true)
  server = fakeApi()
  server.on('GET', '/latihan/tugas/5', { body: DRILL })
})

function open() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(
    <Routes>
      <Route path="/latihan/tugas/:id" element={<AssignedDrillPage />} />
    </Routes>,
    { at: '/latihan/tugas/5', queryClient }
  )
}

test('a drill is done question by question, and ends with what was right', async () => {
  for (const id of [31, 32] as const) server.on('POST', `/latihan/${id}/jawaban`, { body: VERDICT })
  const { user } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Tugas XII IPA 1' })).toBeVisible()
  expect(screen.getByText('Sebelum tes.')).toBeVisible()
  for (const number of [1, 2]) {
    await user.click(await screen.findByRole('radio', { name: 'A. satu' }))
    await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
    await screen.findByRole('button', { name: `Soal ${number}, benar` })
    if (number === 1) await user.click(screen.getByRole('button', { name: 'Soal berikutnya' }))
  }
  expect(await screen.findByText('Tugas selesai.')).toBeVisible()
  expect(screen.getByText(/^2 dari 2 benar\./)).toBeVisible()
})

test('a drill that was opened once is done without a network, and its answers wait', async () => {
  const first = open()
  expect(await screen.findByText('Sentence 31 _____ .')).toBeVisible()
  first.unmount()
  server.goOffline()
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'B. dua' }))
  await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
  expect(await screen.findByText('1 jawaban menunggu terkirim.')).toBeVisible()
  expect(usePractice.getState().waiting).toEqual({ 31: 2 })
})

test('one that was ended says so and leads to the questions of the day', async () => {
  server.on('GET', '/latihan/tugas/5', { status: 404 })
  open()
  expect(await screen.findByText('Tugas ini tidak ada lagi.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Latihan harian' })[0]).toHaveAttribute(
    'href',
    '/latihan'
  )
})
