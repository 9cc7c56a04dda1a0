import { screen, waitFor, within } from '@testing-library/react'
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
  kelompok: null,
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

const DRILL = {
  id: 9,
  keterampilan: [
    {
      keterampilan: 'structure_clause' as const,
      label: 'Klausa adjektiva, adverbia, dan nomina' as const,
    },
  ],
  jumlah: 3,
  tenggat: '2026-11-30',
  catatan: null,
  oleh: 'Bu Guru',
  dibuat: '2026-11-27T03:00:00.000Z',
  diakhiri: null,
  keadaan: 'berjalan' as const,
  peserta: 2,
  mulai: 1,
  selesai: 1,
}

const DRILLS = {
  kelas: 'XII IPA 1',
  data: [],
  terlemah: ['structure_clause' as const],
  bank: [
    {
      keterampilan: 'structure_clause' as const,
      label: 'Klausa adjektiva, adverbia, dan nomina' as const,
      jumlah: 12,
    },
    { keterampilan: 'written_plural' as const, label: 'Tunggal dan jamak' as const, jumlah: 9 },
  ],
}

test('a drill is assigned with the class’s worst skills chosen, and what the server refuses stands at its field', async () => {
  server.on('GET', '/admin/kelas/5/tugas', { body: DRILLS })
  let isRefused = true
  server.on('POST', '/admin/kelas/5/tugas', () =>
    isRefused
      ? {
          status: 422,
          body: {
            errors: [{ field: 'tenggat', msg: 'Tenggat harus hari ini.' }],
          },
        }
      : { status: 201, body: { message: 'Tugas diberikan kepada kelas.', id: 9 } }
  )
  const { user } = open('tugas')
  await user.click(await screen.findByRole('button', { name: 'Beri tugas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Beri tugas latihan' }))
  expect(dialog.getByRole('checkbox', { name: /^Klausa adjektiva/ })).toBeChecked()
  await user.click(dialog.getByRole('checkbox', { name: /^Tunggal dan jamak/ }))
  await user.clear(dialog.getByLabelText('Banyak soal'))
  await user.type(dialog.getByLabelText('Banyak soal'), '6')
  await user.type(dialog.getByLabelText('Catatan untuk kelas'), 'Sebelum tes.')
  await user.click(dialog.getByRole('button', { name: 'Beri tugas' }))
  expect(await dialog.findByText('Tenggat harus hari ini.')).toBeVisible()
  isRefused = false
  server.on('GET', '/admin/kelas/5/tugas', { body: { ...DRILLS, data: [DRILL] } })
  await user.click(dialog.getByRole('button', { name: 'Beri tugas' }))
  expect(await screen.findByRole('heading', { name: /^3 soal: Klausa/ })).toBeVisible()
  expect(screen.getByText('1 dari 2 peserta selesai')).toBeVisible()
  expect(server.callsOf('POST', '/admin/kelas/5/tugas').at(-1)?.body).toMatchObject({
    keterampilan: ['structure_clause', 'written_plural'],
    banyakSoal: 6,
    catatan: 'Sebelum tes.',
  })
})

test('the teacher sees who did a drill and how, and ends it', async () => {
  server.on('GET', '/admin/kelas/5/tugas/9', {
    body: {
      kelas: 'XII IPA 1',
      tugas: DRILL,
      peserta: [
        {
          id: 1,
          nama: 'Ani',
          dijawab: 3,
          benar: 2,
          selesai: '2026-12-01T03:00:00.000Z',
          jawaban: [
            { jawaban: 1, benar: true },
            { jawaban: 3, benar: false },
            { jawaban: 2, benar: true },
          ],
        },
        { id: 2, nama: 'Budi', dijawab: 0, benar: 0, selesai: null, jawaban: [] },
      ],
      soal: [
        {
          bagian: 'structure' as const,
          soal: 'The bees ____ home.',
          pilihan: ['satu', 'dua', 'tiga', 'empat'],
          kunci: 2,
          pembahasan: 'Subjek jamak.',
          keterampilan: DRILL.keterampilan,
          hasil: { benar: 0, salah: 1, belum: 1, pilihan: [0, 0, 1, 0] },
        },
      ],
    },
  })
  server.on('POST', '/admin/kelas/5/tugas/9/akhiri', { body: { message: 'Tugas diakhiri.' } })
  const { user } = open('tugas&tugas=9')
  const answers = await screen.findByRole('list', { name: 'Jawaban Ani' })
  expect(answers).toHaveTextContent('Soal 2 salah, memilih C')
  expect(screen.getByText('Terlambat')).toBeVisible()
  expect(screen.getByText('Belum mulai')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Soal 1/ }))
  expect(screen.getByText('The bees ____ home.')).toBeVisible()
  expect(screen.getByText('Subjek jamak.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Akhiri tugas' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, Akhiri' }))
  await waitFor(() =>
    expect(server.callsOf('POST', '/admin/kelas/5/tugas/9/akhiri')).toHaveLength(1)
  )
})
