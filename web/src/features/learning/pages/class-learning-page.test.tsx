import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { ClassExplanations, ClassItem } from '@/features/learning/api/class-learning'
import ClassLearningPage from '@/features/learning/pages/class-learning-page'
import { adminPaths } from '@/lib/admin-paths'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const MAP = {
  kelas: 'XII IPA 1',
  peserta: 3,
  data: [
    {
      keterampilan: 'structure_clause' as const,
      label: 'Klausa adjektiva, adverbia, dan nomina',
      benar: 4,
      dari: 9,
      keadaan: 'latih' as const,
      peserta: { kuat: 1, latih: 1, belum_cukup: 1 },
    },
  ],
}

const item = (change: Partial<ClassItem> = {}): ClassItem => ({
  page: 52,
  sesi: 'written',
  no_soal: 1,
  soal: 'The bees ____ home.',
  pilihan: ['satu', 'dua', 'tiga', 'empat'],
  kunci: 2,
  pembahasan: 'Subjek jamak.',
  pembahasanPilihan: [null, null, null, null],
  perbaikan: null,
  transkrip: [],
  bukti: [],
  keterampilan: [],
  audio: null,
  bacaan: null,
  soalId: 7,
  hasil: { benar: 1, salah: 2, kosong: 1, pilihan: [0, 1, 2, 0] },
  catatan: null,
  ...change,
})

const questions = (data: ClassItem[]): ClassExplanations => ({
  kelas: 'XII IPA 1',
  paket: [{ id: 3, nama: 'Paket A' }],
  paketId: 3,
  nama_paket: 'Paket A',
  peserta: 4,
  data,
})

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/admin/kelas/5/peta', { body: MAP })
})

const open = (view: string) =>
  renderApp(
    <Routes>
      <Route path={adminPaths.classLearning(':id')} element={<ClassLearningPage />} />
    </Routes>,
    { at: `${adminPaths.classLearning(5)}?lihat=${view}` }
  )

test('the map says how many of the class stand where', async () => {
  open('peta')
  expect(await screen.findByRole('heading', { name: 'Belajar XII IPA 1' })).toBeVisible()
  expect(screen.getByText('4 dari 9 benar')).toBeVisible()
  expect(screen.getByText('1 peserta kuat, 1 perlu latihan, 1 belum cukup soal')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Peta kemampuan' })).toHaveAttribute(
    'aria-current',
    'page'
  )
})

test('a question opens with who chose what, its explanation, and a note for the class', async () => {
  server.on('GET', '/admin/kelas/5/pembahasan', { body: questions([item()]) })
  server.on('PUT', '/admin/kelas/5/catatan', { body: { message: 'Catatan disimpan.' } })
  const { user } = open('soal')
  const row = await screen.findByRole('button', { name: /Structure nomor 1/ })
  expect(row).toHaveTextContent('3 dari 4 belum benar (1 kosong)')
  expect(row).toHaveAttribute('aria-expanded', 'false')
  await user.click(row)
  expect(screen.getByText('Dipilih peserta: A 0, B 1, C 2, D 0, kosong 1.')).toBeVisible()
  expect(screen.getByText('Subjek jamak.')).toBeVisible()
  // No learner's answer is meant.
  expect(screen.queryByText('Jawaban Anda')).not.toBeInTheDocument()
  expect(screen.queryByText('Salah')).not.toBeInTheDocument()

  server.on('GET', '/admin/kelas/5/pembahasan', {
    body: questions([item({ catatan: 'Lihat bab 3.' })]),
  })
  await user.type(screen.getByLabelText('Catatan untuk kelas ini'), 'Lihat bab 3.')
  await user.click(screen.getByRole('button', { name: 'Simpan catatan' }))
  expect(await screen.findByText('Catatan')).toBeVisible()
  expect(server.callsOf('PUT', '/admin/kelas/5/catatan')[0]?.body).toEqual({
    soalId: 7,
    catatan: 'Lihat bab 3.',
  })
})

test('during an event the keys stay closed, and the screen says why', async () => {
  server.on('GET', '/admin/kelas/5/pembahasan', {
    status: 403,
    body: {
      message: 'Pembahasan ditutup selama jadwal ujian paket ini.',
      code: 'pembahasan_tertutup',
    },
  })
  open('soal')
  expect(await screen.findByText('Pembahasan ditutup selama jadwal ujian paket ini.')).toBeVisible()
})

test('two attempts stand beside each other, by default the first and the last', async () => {
  const attempt = (id: number, total: number) => ({
    id,
    nama_paket: 'Paket A',
    tanggal: `2026-11-0${id}T03:00:00.000Z`,
    listening: 50,
    structure: 50,
    reading: total / 10,
    total,
  })
  server.on('GET', '/admin/kelas/5/perbandingan', {
    body: {
      kelas: 'XII IPA 1',
      data: [
        { nama: 'Ayu', hasil: [attempt(1, 450), attempt(2, 520), attempt(3, 500)] },
        { nama: 'Budi', hasil: [attempt(4, 400)] },
      ],
    },
  })
  const { user } = open('perbandingan')
  const table = within(await screen.findByRole('table', { name: 'Skor Ayu sebelum dan sesudah' }))
  expect(table.getByRole('row', { name: 'Total 450 500 +50' })).toBeVisible()
  expect(table.getByRole('row', { name: 'Listening 50 50 0' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sebelum, Ayu' }), '1')
  expect(table.getByRole('row', { name: 'Total 520 500 −20' })).toBeVisible()
  expect(screen.getByText('1 peserta lain belum memiliki dua hasil.')).toBeVisible()
})
