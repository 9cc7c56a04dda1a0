import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { get, set } from 'idb-keyval'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSignOut } from '@/app/sign-out/use-sign-out'
import { keepRescueKey } from '@/features/exam/engine/rescue-key'
import { changeRecord, readRecord } from '@/features/exam/engine/storage'
import { withAnswer } from '@/features/exam/model/exam-record'
import {
  EMPTY_PRACTICE,
  withAnswer as withPractised,
} from '@/features/learning/model/practice-record'
import { changePractice } from '@/features/learning/practice/practice-store'
import { ATTEMPT_ID, timerBody } from '@/features/exam/testing/exam-fixtures'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const SAVE = '/soal/simpan-jawaban'
const LOGOUT = '/users/logout'

let api: FakeApi

beforeEach(async () => {
  // jsdom has no Web Crypto.
  vi.stubGlobal('crypto', webcrypto)
  await clearPrivateStorage()
  await set('something', 'private', privateStore())
  api = fakeApi()
  api.on('POST', LOGOUT, { body: { message: 'Berhasil keluar.' } })
  api.on('GET', '/soal/timers', { body: timerBody('listening', 600) })
  api.on('POST', SAVE, { status: 503 })
})

function Screen() {
  const { signOut, isPending, question } = useSignOut()
  return (
    <>
      <button aria-busy={isPending} onClick={signOut}>
        Keluar
      </button>
      {question}
    </>
  )
}

function open() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(
    <Routes>
      <Route path="/" element={<h1>Beranda</h1>} />
      <Route path="/hasil/7" element={<Screen />} />
    </Routes>,
    { at: '/hasil/7', queryClient }
  )
}

async function choose(...pages: number[]) {
  for (const page of pages)
    await changeRecord(ATTEMPT_ID, (record) =>
      withAnswer(record, page, { answer: '2', seq: page, at: 100 })
    )
}

const isKept = async () => (await get('something', privateStore())) === 'private'
const home = () => screen.findByRole('heading', { name: 'Beranda' })

async function asked(user: ReturnType<typeof open>['user'], title: string) {
  await user.click(screen.getByRole('button', { name: 'Keluar' }))
  return within(await screen.findByRole('dialog', { name: title }))
}

test('sign-out is immediate when nothing is undelivered', async () => {
  await changeRecord(ATTEMPT_ID, (record) => record)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Keluar' }))

  await home()
  expect(api.requests.map(({ path }) => path)).toEqual([LOGOUT])
  expect(await isKept()).toBe(false)
})

test('undelivered answers are sent before sign-out without a question', async () => {
  await choose(1)
  api.on('POST', SAVE, { body: { message: '', stale: [], rejected: [] } })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Keluar' }))

  await home()
  expect(api.requests.map(({ path }) => path)).toEqual(['/soal/timers', SAVE, LOGOUT])
})

test('the learner sees how many answers are undelivered, and may stay', async () => {
  await choose(1, 2)
  const { user } = open()
  const dialog = await asked(user, '2 jawaban belum sampai ke server')

  expect(dialog.getByRole('button', { name: 'Tetap Masuk' })).toHaveFocus()
  await user.keyboard('{Enter}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsOf('POST', LOGOUT)).toEqual([])
  expect((await readRecord(ATTEMPT_ID))?.answers).toMatchObject({ 1: {}, 2: {} })
  expect(await isKept()).toBe(true)
})

test('the rescue file is offered at sign-out where its key is stored', async () => {
  api.on('GET', '/soal/kunci-penyelamatan', {
    body: { simulasi: ATTEMPT_ID, kunci: 'A'.repeat(43), token: 'gcm.v1:a.b.c' },
  })
  await choose(1)
  await keepRescueKey(ATTEMPT_ID)
  const { user } = open()
  const dialog = await asked(user, '1 jawaban belum sampai ke server')

  expect(
    await dialog.findByRole('button', { name: 'Simpan berkas penyelamatan' })
  ).toBeInTheDocument()
})

test('only a second confirmation deletes undelivered answers', async () => {
  await choose(1)
  const { user } = open()
  const first = await asked(user, '1 jawaban belum sampai ke server')
  await user.click(first.getByRole('button', { name: 'Hapus dan Keluar' }))
  const second = within(await screen.findByRole('dialog', { name: 'Hapus 1 jawaban?' }))
  expect(second.getByRole('button', { name: 'Kembali' })).toHaveFocus()
  expect(await isKept()).toBe(true)
  await user.click(second.getByRole('button', { name: 'Ya, Hapus dan Keluar' }))

  await home()
  expect(await isKept()).toBe(false)
  expect(await readRecord(ATTEMPT_ID)).toBeNull()
})

test('without a network nothing is deleted, whatever the learner chooses', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await choose(1)
  const { user } = open()
  api.goOffline()
  const first = await asked(user, '1 jawaban belum sampai ke server')
  await user.click(first.getByRole('button', { name: 'Hapus dan Keluar' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, Hapus dan Keluar' }))

  await waitFor(() => expect(log).toHaveBeenCalledWith('Signing out failed', expect.anything()))
  expect(await isKept()).toBe(true)
  expect((await readRecord(ATTEMPT_ID))?.answers).toMatchObject({ 1: {} })
})

test('sign-out proceeds by itself once the answers are delivered', async () => {
  await choose(1)
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
  const { user } = open()
  await asked(user, '1 jawaban belum sampai ke server')
  api.on('POST', SAVE, { body: { message: '', stale: [], rejected: [] } })
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()

  await home()
  expect(api.callsOf('POST', LOGOUT)).toHaveLength(1)
})

test('a learner who stays and signs out later is asked about the answers undelivered by then', async () => {
  await choose(1)
  const { user } = open()
  const first = await asked(user, '1 jawaban belum sampai ke server')
  await user.click(first.getByRole('button', { name: 'Tetap Masuk' }))
  await choose(2)

  await asked(user, '2 jawaban belum sampai ke server')
  expect(api.callsOf('POST', LOGOUT)).toEqual([])
})

/** Each test answers a question of its own: the first answer stands. */
const practise = (id: number) => changePractice((record) => withPractised(record, id, 2))

test('answers of practice are delivered before signing out', async () => {
  api.on('POST', '/latihan/7/jawaban', {
    body: {
      benar: true,
      jawaban: 2,
      kunci: 2,
      pembahasan: null,
      pembahasanPilihan: [null, null, null, null],
      perbaikan: null,
      transkrip: [],
      bukti: [],
      keterampilan: [],
      berikutnya: null,
    },
  })
  await practise(7)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Keluar' }))
  await home()
  expect(api.requests.map(({ path }) => path)).toEqual(['/latihan/7/jawaban', LOGOUT])
  expect(await isKept()).toBe(false)
})

test('answers of practice that can’t be delivered are deleted only if the learner says so', async () => {
  api.on('POST', '/latihan/8/jawaban', { status: 503 })
  await practise(8)
  const { user } = open()
  const title = '1 jawaban latihan belum terkirim'
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Keluar' }))
    return within(await screen.findByRole('alertdialog', { name: title }))
  }
  const dialog = await ask()
  await user.click(dialog.getByRole('button', { name: 'Tetap Masuk' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await isKept()).toBe(true)
  const again = await ask()
  await user.click(again.getByRole('button', { name: 'Hapus dan Keluar' }))
  await home()
  expect(await isKept()).toBe(false)
  // The page's record ends with the page.
  await changePractice(() => EMPTY_PRACTICE)
})
