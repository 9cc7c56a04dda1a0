import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Drill, DrillItem, DrillVerdict } from '@/features/learning/api/drill'
import { EMPTY_PRACTICE } from '@/features/learning/model/practice-record'
import PracticePage from '@/features/learning/pages/practice-page'
import { usePractice } from '@/features/learning/practice/practice-store'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { PRACTICE_WAITS_KEY } from '@/lib/offline/practice-waits'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

const question = (id: number, change: Partial<DrillItem> = {}): DrillItem => ({
  id,
  sesi: 'written',
  bagian: 'structure',
  soal: `Sentence ${id} _____ .`,
  pilihan: ['satu', 'dua', 'tiga', 'empat'],
  asal: null,
  dijawab: false,
  ...change,
})

const drill = (data: DrillItem[]): Drill => ({
  data,
  selesai: data.filter(({ dijawab }) => dijawab).length,
  dari: data.length,
  hari: '2026-11-27',
  beruntun: 3,
})

const VERDICT: DrillVerdict = {
  benar: false,
  jawaban: 1,
  kunci: 2,
  pembahasan: 'Kata kerja dibutuhkan.',
  pembahasanPilihan: ['Tanpa kata kerja.', null, null, null],
  perbaikan: null,
  transkrip: [],
  bukti: [],
  keterampilan: ['structure_subject_verb'],
  berikutnya: '2026-11-27T17:00:00.000Z',
}

beforeEach(async () => {
  await clearPrivateStorage()
  usePractice.setState(EMPTY_PRACTICE, true)
  server = fakeApi()
  server.on('GET', '/latihan', { body: drill([question(11), question(12)]) })
  server.on('GET', '/latihan/tugas', { body: { data: [] } })
})

function open() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(<PracticePage />, { at: '/latihan', queryClient })
}

test('a question is answered, explained, and followed by the next one', async () => {
  server.on('POST', '/latihan/11/jawaban', { body: VERDICT })
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'A. satu' }))
  await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
  expect(await screen.findByText('Jawaban yang benar: B.')).toBeVisible()
  expect(screen.getByText('Kata kerja dibutuhkan.')).toBeVisible()
  expect(screen.getByText('Tanpa kata kerja.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Soal 1, salah' })).toBeVisible()
  expect(server.callsOf('POST', '/latihan/11/jawaban')[0]?.body).toEqual({ jawaban: 1 })
  await user.click(screen.getByRole('button', { name: 'Soal berikutnya' }))
  expect(screen.getByText('Sentence 12 _____ .')).toBeVisible()
})

test('an answer that the network swallows waits, and is delivered by the next page', async () => {
  let isOnline = false
  server.on('POST', '/latihan/11/jawaban', () => {
    if (isOnline) return { body: VERDICT }
    throw new TypeError('Failed to fetch')
  })
  server.on('GET', '/health', { status: 503 } as never)
  const { user, unmount } = open()
  await user.click(await screen.findByRole('radio', { name: 'A. satu' }))
  await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
  expect(await screen.findByText('1 jawaban menunggu terkirim.')).toBeVisible()
  expect(screen.getByText('Jawaban tersimpan di perangkat ini.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'A. satu' })).toBeDisabled()
  expect(localStorage.getItem(PRACTICE_WAITS_KEY)).toBe('1')

  unmount()
  usePractice.setState(EMPTY_PRACTICE, true)
  isOnline = true
  open()
  await user.click(await screen.findByRole('button', { name: 'Soal 1, salah' }))
  expect(await screen.findByText('Jawaban yang benar: B.')).toBeVisible()
  expect(localStorage.getItem(PRACTICE_WAITS_KEY)).toBeNull()
})

test('an answer that another device gave first shows the verdict of that one', async () => {
  server.on('POST', '/latihan/11/jawaban', { status: 409, body: { code: 'sudah_dijawab' } })
  server.on('GET', '/latihan/11/jawaban', { body: { ...VERDICT, jawaban: 2, benar: true } })
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'A. satu' }))
  await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
  expect(await screen.findByText('Jawaban Anda benar.')).toBeVisible()
})

test('a question that was answered elsewhere shows its explanation on request', async () => {
  server.on('GET', '/latihan', { body: drill([question(11, { dijawab: true })]) })
  server.on('GET', '/latihan/11/jawaban', { body: VERDICT })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Lihat pembahasan' }))
  expect(await screen.findByText('Kata kerja dibutuhkan.')).toBeVisible()
})

test('the questions can be read again without a network', async () => {
  const first = open()
  expect(await screen.findByText('Sentence 11 _____ .')).toBeVisible()
  first.unmount()
  server.goOffline()
  open()
  expect(await screen.findByText('Sentence 11 _____ .')).toBeVisible()
})

test('while an exam runs the page leads back to it', async () => {
  server.on('GET', '/latihan', { status: 409, body: { code: 'sedang_ujian' } })
  open()
  expect(await screen.findByText('Simulasi Anda sedang berjalan.')).toBeVisible()
})

test('an answer whose explanation is closed for an event waits with the reason, and the others are sent', async () => {
  const ANOTHER = 'Pembahasan ditutup selama jadwal ujian paket ini.'
  let isClosed = true
  server.on('POST', '/latihan/11/jawaban', () =>
    isClosed
      ? { status: 403, body: { code: 'pembahasan_tertutup', message: ANOTHER } }
      : { body: VERDICT }
  )
  server.on('POST', '/latihan/12/jawaban', { body: { ...VERDICT, benar: true, jawaban: 2 } })
  const { user } = open()
  for (const _ of [11, 12]) {
    await user.click(await screen.findByRole('radio', { name: 'A. satu' }))
    await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
    if (_ === 11) await user.click(await screen.findByRole('button', { name: 'Soal berikutnya' }))
  }
  expect(await screen.findByRole('button', { name: 'Soal 2, benar' })).toBeVisible()
  expect(screen.getByText('1 jawaban menunggu terkirim.')).toBeVisible()
  expect(screen.getByText(new RegExp(ANOTHER))).toHaveTextContent(
    'tetap tersimpan di perangkat ini'
  )
  isClosed = false
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('button', { name: 'Soal 1, salah' })).toBeVisible()
  expect(screen.queryByText(/menunggu terkirim/)).toBeNull()
})

test('the learner is told of an answer whose question is gone, until they have read it', async () => {
  server.on('POST', '/latihan/11/jawaban', { status: 404 })
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'A. satu' }))
  await user.click(screen.getByRole('button', { name: 'Periksa jawaban' }))
  expect(await screen.findByText('1 jawaban tidak dapat dihitung.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mengerti' }))
  await waitFor(() => expect(screen.queryByText(/tidak dapat dihitung/)).toBeNull())
  expect(usePractice.getState().lost).toEqual([])
})

test('drills of the class are listed with what is left of them', async () => {
  server.on('GET', '/latihan/tugas', {
    body: {
      data: [
        {
          id: 5,
          kelas: 'XII IPA 1',
          keterampilan: [{ keterampilan: 'structure_inversion', label: 'Inversi' }],
          tenggat: '2026-11-30',
          lewat: true,
          catatan: 'Sebelum tes.',
          dari: 10,
          dijawab: 4,
          benar: 3,
        },
      ],
    },
  })
  open()
  const list = await screen.findByRole('region', { name: 'Tugas dari kelas' })
  expect(within(list).getByRole('heading', { name: '10 soal: Inversi' })).toBeVisible()
  expect(list).toHaveTextContent('XII IPA 1, sampai 30 November 2026')
  expect(list).toHaveTextContent('Lewat tenggat')
  expect(list).toHaveTextContent('4 dari 10 dijawab')
  expect(within(list).getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
    'href',
    '/latihan/tugas/5'
  )
})
