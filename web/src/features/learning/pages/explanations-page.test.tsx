import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ExplainedItem } from '@/features/learning/api/explanations'
import ExplanationsPage from '@/features/learning/pages/explanations-page'
import StaffExplanationsPage from '@/features/learning/pages/staff-explanations-page'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const item = (page: number, change: Partial<ExplainedItem> = {}): ExplainedItem => ({
  page,
  sesi: 'listening',
  no_soal: page,
  soal: null,
  pilihan: ['satu', 'dua', 'tiga', 'empat'],
  jawaban: 2,
  kunci: 2,
  benar: true,
  ragu: false,
  pembahasan: null,
  pembahasanPilihan: [null, null, null, null],
  perbaikan: null,
  transkrip: [],
  bukti: [],
  keterampilan: [],
  audio: null,
  kelompok: null,
  bacaan: null,
  catatanGuru: [],
  ...change,
})

const ITEMS = [
  item(1, {
    audio: '/uploads/audio/a.mp3',
    pembahasan: 'Pria itu menolak.',
    pembahasanPilihan: ['Tidak disebut.', null, 'Kebalikannya.', 'Terlalu jauh.'],
    transkrip: [
      { suara: 'man', teks: 'Not really.', mulai: 1.5, selesai: 2.5 },
      { suara: 'woman', teks: 'I see.', mulai: null, selesai: null },
    ],
    bukti: [{ dari: 1, sampai: 1 }],
    keterampilan: ['listening_negative'],
  }),
  item(68, {
    sesi: 'written',
    soal: 'A <u>hive</u> of <u>bee</u> <u>is</u> <u>big</u>.',
    jawaban: 1,
    benar: false,
    ragu: true,
    perbaikan: 'bees',
  }),
  item(94, {
    sesi: 'reading',
    soal: 'What is the passage about?',
    jawaban: null,
    benar: false,
    bukti: [{ dari: 2, sampai: 2 }],
    bacaan: {
      id: 1,
      judul: 'Bees',
      teks: 'First line\nsecond line\nthird line',
      gambar: '/uploads/reading/a.png',
    },
  }),
]

beforeEach(async () => {
  await clearPrivateStorage()
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/uploads/audio/a.mp3', { body: 'a recording' })
  URL.createObjectURL = () => 'blob:recording'
  vi.spyOn(window.HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(window.HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

function open(at = paths.explanations(12)) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(
    <Routes>
      <Route path={paths.explanations(':id')} element={<ExplanationsPage />} />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at, queryClient }
  )
}

function answered(tutup: { mulai: string; selesai: string }[] = []) {
  server.on('GET', '/users/riwayat-ujian/12/pembahasan', {
    body: {
      mode: 'latihan',
      nama_paket: 'Paket A',
      createdAt: '2026-11-21T10:00:00.000Z',
      data: ITEMS,
      peta: [],
      tutup,
    },
  })
}

describe('an explained question', () => {
  test('it shows the answer, the key, and why each option is right or wrong', async () => {
    answered()
    open()
    const question = within(await screen.findByRole('article'))
    expect(question.getByRole('heading', { name: 'Listening nomor 1' })).toBeInTheDocument()
    expect(question.getByRole('heading', { name: 'Mengapa B benar' })).toBeInTheDocument()
    expect(question.getByText('Pria itu menolak.')).toBeInTheDocument()
    const key = within(question.getByText('dua').closest('li') as HTMLElement)
    expect(key.getByText('Kunci')).toBeInTheDocument()
    expect(key.getByText('Jawaban Anda')).toBeInTheDocument()
    const other = within(question.getByText('tiga').closest('li') as HTMLElement)
    expect(other.getByText('Kebalikannya.')).toBeInTheDocument()
    expect(question.getByText('Ungkapan negatif')).toBeInTheDocument()
  })

  test('a line of the transcript plays from its time; one without a time can only be read', async () => {
    answered()
    const { user } = open()
    const line = await screen.findByRole('button', { name: /Putar baris:.*Not really\./ })
    const player = screen.getByLabelText<HTMLAudioElement>('Rekaman soal')
    await user.click(line)
    expect(player.currentTime).toBe(1.5)
    expect(window.HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
    expect(within(line).getByText('Bukti')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /I see/ })).not.toBeInTheDocument()
  })

  test('a sentence of Written Expression is corrected, and missing explanations leave no empty box', async () => {
    answered()
    open(`${paths.explanations(12)}?soal=68`)
    expect(await screen.findByText('bees')).toHaveRole('insertion')
    expect(screen.getByText('bee')).toHaveRole('deletion')
    expect(screen.queryByText(/Mengapa/)).not.toBeInTheDocument()
    expect(screen.queryByText('Keterampilan:')).not.toBeInTheDocument()
    expect(screen.getByText('Ragu-ragu')).toBeInTheDocument()
  })

  test('a passage has the lines lit that prove the key', async () => {
    answered()
    open(`${paths.explanations(12)}?soal=94`)
    const passage = within(await screen.findByRole('region', { name: 'Bacaan' }))
    expect(passage.getByText('Bukti: baris 2')).toBeInTheDocument()
    const lit = passage.getByText('second line').closest('[data-line]')
    expect(lit).toHaveAttribute('data-line', '2')
    expect(lit).toHaveClass('bg-primary-soft')
    expect(passage.getByText('third line').closest('[data-line]')).not.toHaveClass(
      'bg-primary-soft'
    )
  })
})

test('staff read a learner’s answers under another name, with the way back to all results', async () => {
  server.on('GET', '/admin/riwayat-ujian/12/pembahasan', {
    body: {
      mode: 'latihan',
      nama_paket: 'Paket A',
      createdAt: '2026-11-21T10:00:00.000Z',
      data: ITEMS,
      peta: [],
      tutup: [],
    },
  })
  renderApp(
    <Routes>
      <Route path={adminPaths.explanations(':id')} element={<StaffExplanationsPage />} />
    </Routes>,
    { at: adminPaths.explanations(12) }
  )
  expect(await screen.findByText('Jawaban peserta')).toBeInTheDocument()
  expect(screen.queryByText('Jawaban Anda')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Riwayat Simulasi' })).toHaveAttribute(
    'href',
    adminPaths.history
  )
})

describe('reading the explanations', () => {
  test('arrow keys and buttons step through the questions', async () => {
    answered()
    const { user } = open()
    await screen.findByRole('heading', { name: 'Listening nomor 1' })
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('heading', { name: 'Written Expression nomor 16' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
    expect(screen.getByRole('heading', { name: 'Reading nomor 1' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Selanjutnya' })).toBeDisabled()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('heading', { name: 'Written Expression nomor 16' })).toBeInTheDocument()
  })

  test('the filters narrow the questions and say how many there are', async () => {
    answered()
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Salah 1' }))
    expect(screen.getByRole('heading', { name: 'Written Expression nomor 16' })).toBeInTheDocument()
    expect(screen.getByText('Soal 1 dari 1')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Bagian'), 'Reading')
    expect(screen.getByText('Tidak ada soal yang cocok.')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Kosong 1' }))
    expect(screen.getByRole('heading', { name: 'Reading nomor 1' })).toBeInTheDocument()
  })

  test('closed explanations say why', async () => {
    server.on('GET', '/users/riwayat-ujian/12/pembahasan', {
      status: 403,
      body: {
        message: 'Pembahasan ditutup selama jadwal ujian paket ini.',
        code: 'pembahasan_tertutup',
      },
    })
    open()
    expect(
      await screen.findByText('Pembahasan ditutup selama jadwal ujian paket ini.')
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Kembali ke hasil' })).toBeInTheDocument()
  })
})

test('explanations that were read once are there again without a network, and gone when they are closed', async () => {
  answered()
  const first = open()
  expect(await screen.findByText('Pria itu menolak.')).toBeVisible()
  first.unmount()
  server.on('GET', '/users/riwayat-ujian/12/pembahasan', { status: 503 })
  const second = open()
  expect(await screen.findByText('Pria itu menolak.')).toBeVisible()
  second.unmount()

  for (const [status, text] of [
    [403, 'Pembahasan ditutup.'],
    [503, 'Pembahasan belum dapat diambil'],
  ] as const) {
    server.on('GET', '/users/riwayat-ujian/12/pembahasan', {
      status,
      body: { message: 'Pembahasan ditutup.', code: 'pembahasan_tertutup' },
    })
    const later = open()
    expect(await screen.findByText(text)).toBeVisible()
    later.unmount()
  }
})

test('what a device keeps is closed with an event’s embargo, on the screen and without a network', async () => {
  const HOUR = 60 * 60_000
  const at = (time: number) => new Date(time).toISOString()
  const now = Date.now()
  answered([{ mulai: at(now + HOUR), selesai: at(now + 26 * HOUR) }])
  const first = open()
  expect(await screen.findByText('Pria itu menolak.')).toBeVisible()
  first.unmount()
  server.on('GET', '/users/riwayat-ujian/12/pembahasan', { status: 503 })
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + HOUR)
  const during = open()
  expect(await screen.findByText('Pembahasan ditutup selama jadwal ujian paket ini.')).toBeVisible()
  expect(screen.queryByText('Pria itu menolak.')).toBeNull()
  during.unmount()
  // It is gone from the device, not hidden.
  clock.mockReturnValue(now)
  open()
  expect(await screen.findByText('Pembahasan belum dapat diambil')).toBeVisible()
  clock.mockRestore()
})

test('recordings are fetched when their question is opened, and all of them when the learner asks for it', async () => {
  answered()
  server.on('GET', '/uploads/audio/a.mp3', { body: 'sound' })
  const path = '/uploads/audio/a.mp3'
  const { user } = open('/hasil/12/pembahasan?soal=68')
  await user.click(await screen.findByRole('button', { name: 'Simpan untuk luring' }))
  expect(await screen.findByText(/^Tersimpan untuk luring: teks dan 1 rekaman\.$/)).toBeVisible()
  expect(server.callsOf('GET', path)).toHaveLength(1)
})

test('a recording that can’t be fetched is said with how many are kept, and tried again', async () => {
  answered()
  server.on('GET', '/uploads/audio/a.mp3', { status: 503 })
  const { user } = open('/hasil/12/pembahasan?soal=68')
  await user.click(await screen.findByRole('button', { name: 'Simpan untuk luring' }))
  // Shown, and announced.
  expect(
    await screen.findAllByText('Jaringan terputus. 0 dari 1 rekaman tersimpan di perangkat ini.')
  ).toHaveLength(2)
  server.on('GET', '/uploads/audio/a.mp3', { body: 'sound' })
  await user.click(screen.getByRole('button', { name: 'Simpan untuk luring' }))
  expect(await screen.findByText(/^Tersimpan untuk luring/)).toBeVisible()
})
