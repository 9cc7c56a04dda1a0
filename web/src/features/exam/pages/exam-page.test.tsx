import { LAB_ONLY } from '@lulus/api/contracts/packages'
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeRecord, readRecord } from '@/features/exam/engine/storage'
import { withAnswer, withIndex } from '@/features/exam/model/exam-record'
import {
  ATTEMPT_ID,
  NOHP,
  PAKET_ID,
  savedBody,
  timerBody,
  SCORE,
} from '@/features/exam/testing/exam-fixtures'
import {
  dialog,
  expectTimeOf,
  readyServer,
  resultScreen,
  runIn,
  showExam,
  stubBrowser,
} from '@/features/exam/testing/show-exam'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { heldAnswer, type FakeApi } from '@/testing/fake-api'

let api: FakeApi

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await clearPrivateStorage()
  api = readyServer()
})

const startButton = () => screen.findByRole('button', { name: 'Mulai Simulasi TOEFL' })

describe('loading', () => {
  test('a loading exam is shown until the data arrives', async () => {
    const held = heldAnswer<'GET', '/soal/cek-endtime'>()
    api.on('GET', '/soal/cek-endtime', held.answer)
    showExam()
    expect(await dialog('Memuat...')).toHaveTextContent('Mengambil data sesi dan timer...')
    held.release({ body: { hasEndTime: false } })
    await startButton()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('loading an exam lasts until everything that the session may need offline is there', async () => {
    runIn(api, 'written', { index: 52 })
    const { promise: exits, resolve } = Promise.withResolvers<void>()
    showExam(() => exits)
    await waitFor(() => expect(api.callsOf('GET', '/soal/ambil-audio')).toHaveLength(1))
    expect(await dialog('Memuat...')).toBeVisible()
    expect(screen.queryByText('Nomor 1')).toBeNull()
    resolve()
    expect(await screen.findByText('Nomor 1')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a package without a grant redirects', async () => {
    api.on('GET', '/users/cek-akses', { body: { bolehAkses: false, paketId: null } })
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: false, alasan: null },
    })
    api.on('GET', '/soal', { status: 403, body: {} })
    showExam()
    expect(await screen.findByText('Paket soal')).toBeVisible()
    expect(await dialog('Simulasi belum bisa dibuka')).toHaveTextContent(
      'Anda belum memiliki akses ke paket ini.'
    )
  })

  test('the exam page explains why a package cannot be opened now', async () => {
    api.on('GET', '/users/cek-akses', { body: { bolehAkses: false, paketId: PAKET_ID } })
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: true, alasan: LAB_ONLY, butuhLab: true },
    })
    showExam()
    expect(await dialog('Simulasi belum bisa dibuka')).toHaveTextContent(LAB_ONLY)
    expect(screen.getByText('Paket soal')).toBeVisible()
  })

  test('loading an exam can be retried after a failure', async () => {
    api.on('GET', '/soal', { status: 503, body: { message: 'Server sedang sibuk.' } })
    const { user } = showExam()
    expect(await screen.findByText('Simulasi tidak dapat dimuat')).toBeVisible()
    readyServer()
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await startButton()
  })
})

describe('the start screen', () => {
  test('the start screen lists the sessions with the times of the package', async () => {
    showExam()
    await startButton()
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Session 1Listening ComprehensionSoal 1–50.*30 menit/),
      expect.stringMatching(/Session 2Structure and Written ExpressionSoal 1–40.*25 menit/),
      expect.stringMatching(/Session 3Reading ComprehensionSoal 1–50.*55 menit/),
    ])
    expect(screen.getByText(/140 soal dalam 110 menit/)).toBeVisible()
    expect(screen.getByText('Timer berjalan otomatis dan tidak dapat dijeda.')).toBeVisible()
  })

  test('the start screen starts only after a confirmation', async () => {
    const { user } = showExam()
    await user.click(await startButton())
    await user.click(
      within(await dialog('Mulai Simulasi TOEFL?')).getByRole('button', { name: 'Batal' })
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.callsOf('PUT', '/soal/timers')).toEqual([])
  })

  test('the start screen starts this package and shows the directions of listening', async () => {
    const { user } = showExam()
    await user.click(await startButton())
    api.on('PUT', '/soal/timers', () => {
      runIn(api, 'listening', { seconds: 1800 })
      return { body: timerBody('listening', 1800) }
    })
    await user.click(
      within(await dialog('Mulai Simulasi TOEFL?')).getByRole('button', { name: 'Ya, Mulai' })
    )
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Listening Comprehension' })
    ).toBeVisible()
    expectTimeOf(1800)
    expect(api.callsOf('PUT', '/soal/timers')[0]?.body).toEqual({
      nohp: NOHP,
      paketId: PAKET_ID,
      mode: 'latihan',
    })
  })

  test('the start screen reports when the timer cannot be fetched', async () => {
    const { user } = showExam()
    await user.click(await startButton())
    api.on('PUT', '/soal/timers', { status: 500, body: { message: 'Terjadi kesalahan' } })
    await user.click(
      within(await dialog('Mulai Simulasi TOEFL?')).getByRole('button', { name: 'Ya, Mulai' })
    )
    expect(await dialog('Gagal')).toHaveTextContent('Terjadi kesalahan saat mengambil data timer.')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await startButton()).not.toHaveAttribute('aria-disabled')
  })

  test("the start screen shows the server's reason for a refusal", async () => {
    const message = 'Soal paket ini sedang diperbarui dan belum lengkap.'
    const { user } = showExam()
    await user.click(await startButton())
    api.on('PUT', '/soal/timers', { status: 409, body: { message } })
    await user.click(
      within(await dialog('Mulai Simulasi TOEFL?')).getByRole('button', { name: 'Ya, Mulai' })
    )
    expect(await dialog('Gagal')).toHaveTextContent(message)
  })
})

describe('an attempt on another device', () => {
  test('an attempt on another device can be taken over, and only then be read', async () => {
    runIn(api, 'listening', { seconds: 1800 })
    const elsewhere = { status: 409, body: { code: 'dipakai_di_perangkat_lain' } } as const
    api.on('GET', '/soal', elsewhere)
    api.on('PUT', '/soal/timers', elsewhere)
    const { user } = showExam()
    expect(await screen.findByText('Simulasi dibuka di perangkat lain')).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()

    api.on('PUT', '/soal/timers', () => {
      runIn(api, 'listening', { seconds: 1800 })
      return { body: timerBody('listening', 1800) }
    })
    await user.click(screen.getByRole('button', { name: 'Lanjutkan di perangkat ini' }))
    expect(await screen.findByRole('timer')).toBeVisible()
    expectTimeOf(1800)
    // First without a question, in case an invigilator has released it.
    expect(api.callsOf('PUT', '/soal/timers').map(({ body }) => body)).toEqual([
      { nohp: NOHP, paketId: PAKET_ID, lanjut: true },
      { nohp: NOHP, paketId: PAKET_ID, takeover: true },
    ])
  })
})

describe('an attempt that ended while the page was closed', () => {
  beforeEach(async () => {
    api.on('GET', '/users/cek-akses', { body: { bolehAkses: false, paketId: null } })
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: false, alasan: null },
    })
    api.on('GET', '/soal', { status: 403, body: {} })
    api.on('GET', '/soal/ambil-jawaban', { body: savedBody('finished') })
    api.on('GET', '/soal/timers', { body: timerBody('finished', 0) })
    await changeRecord(ATTEMPT_ID, (record) => withIndex(record, 100))
  })

  test('an attempt that ended while the page was closed opens its result', async () => {
    api.on('POST', '/soal/jawaban', { body: SCORE })
    showExam()
    expect(await resultScreen()).toBeVisible()
  })

  test('answers of an ended attempt that did not count are shown, also after a reload, until dismissed', async () => {
    await changeRecord(ATTEMPT_ID, (record) =>
      withAnswer(withAnswer(record, 100, { answer: '2', seq: 4 }), 101, { answer: '1', seq: 5 })
    )
    api.on('POST', '/soal/jawaban', { body: { ...SCORE, rejected: [100] } })
    const first = showExam()
    expect(await screen.findByText('1 jawaban tidak diterima server')).toBeVisible()
    expect(screen.getByText('Nomor 7: B')).toBeVisible()
    first.unmount()

    const { user } = showExam()
    expect(await resultScreen()).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Hapus catatan ini' }))
    await user.click(
      within(await dialog('Hapus catatan ini?')).getByRole('button', { name: 'Ya, Hapus' })
    )
    await waitFor(() => expect(screen.queryByText(/tidak diterima server/)).toBeNull())
    await waitFor(async () => expect(await readRecord(ATTEMPT_ID)).toBeNull())
  })

  test('an ended attempt reports when its score cannot be fetched, and retries', async () => {
    api.on('POST', '/soal/jawaban', { status: 422, body: {} })
    const { user } = showExam()
    expect(await dialog('Error')).toHaveTextContent(
      'Failed to fetch score. Please try again later.'
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
    api.on('POST', '/soal/jawaban', { body: SCORE })
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await resultScreen()).toBeVisible()
  })
})
