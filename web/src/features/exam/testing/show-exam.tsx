import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useParams } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { Session } from '@lulus/api/contracts/exam'
import LateReports from '@/features/exam/late/late-reports'
import { ExamPage } from '@/features/exam/pages/exam-page'
import type { SavedAnswer } from '@/features/exam/model/exam-record'
import {
  AUDIO_FILE,
  PICTURE_FILE,
  PAKET_ID,
  paperIn,
  savedBody,
  SCORE,
  timerBody,
} from '@/features/exam/testing/exam-fixtures'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const wideAndLight = () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

/**
 * Replaces what jsdom lacks: pictures, sounds, scrolling. Channels are replaced too, so that tests don't receive each
 * other's messages.
 */
export function stubBrowser(): void {
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('matchMedia', wideAndLight)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  const proto = window.HTMLMediaElement.prototype
  vi.spyOn(proto, 'load').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'duration', { configurable: true, value: 20 })
    queueMicrotask(() => this.dispatchEvent(new Event('canplaythrough')))
  })
  vi.spyOn(proto, 'play').mockImplementation(() => Promise.resolve())
  vi.spyOn(proto, 'pause').mockImplementation(() => undefined)
}

/** Waits until the server has every answer. The other status texts are in the page too, but invisible. */
export async function untilSaved(): Promise<void> {
  await waitFor(() => expect(screen.getByText('Tersimpan')).toBeVisible())
}

/** A server where the learner has an unused grant for the package. */
export function readyServer(): FakeApi {
  const api = fakeApi()
  api.on('GET', '/pengaturan', { body: SETTINGS })
  api.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  api.on('GET', '/users/cek-akses', { body: { bolehAkses: true, paketId: PAKET_ID } })
  api.on('GET', '/soal/cek-endtime', { body: { hasEndTime: false } })
  api.on('GET', '/soal', { body: paperIn(null) })
  api.on('GET', '/soal/ambil-jawaban', { body: savedBody(null) })
  api.on('GET', '/soal/ambil-audio', { body: { data: [], positions: {} } })
  api.on('POST', '/soal/simpan-jawaban', { body: { message: '', rejected: [], stale: [] } })
  api.on('POST', '/soal/simpan-audio', { body: { message: '' } })
  return api
}

interface Running {
  seconds?: number
  answers?: SavedAnswer[]
  index?: number
  ragu?: number[]
}

/** Puts the server into a session. */
export function runIn(api: FakeApi, session: Session, running: Running = {}): void {
  const { seconds = 1500, answers = [], index = 0, ragu = [] } = running
  api.on('GET', '/soal/cek-endtime', { body: { hasEndTime: true } })
  api.on('GET', '/soal/timers', { body: timerBody(session, seconds) })
  api.on('GET', '/soal', { body: paperIn(session) })
  api.on('GET', '/soal/ambil-jawaban', { body: savedBody(session, answers, { index, ragu }) })
  for (const page of [1, 2, 3, 31, 35]) {
    api.on('GET', `/uploads/audio/${page}.mp3`, AUDIO_FILE)
  }
  for (const passage of [0, 1, 2, 3, 4]) {
    api.on('GET', `/uploads/reading/${passage}.png`, PICTURE_FILE)
  }
}

/** Opens /simulasi-toefl/{paketId} as a signed-in learner. @param fetchExits passed to the page */
export function showExam(fetchExits?: () => Promise<unknown>) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(
    <Routes>
      <Route
        path={paths.exam(':paketId')}
        element={
          <ExamPage
            frame={(inside) => <main>{inside}</main>}
            {...(fetchExits ? { fetchExits } : {})}
          />
        }
      />
      <Route path={paths.result(':id')} element={<Result />} />
      <Route path={paths.packages} element={<p>Paket soal</p>} />
    </Routes>,
    { at: paths.exam(PAKET_ID), queryClient }
  )
}

/** Replaces the result screen, which belongs to another feature. */
function Result() {
  const { id } = useParams()
  return (
    <>
      <h1>{`Hasil ${id}`}</h1>
      <LateReports />
    </>
  )
}

/** The result screen that the exam opens. */
export const resultScreen = () => screen.findByRole('heading', { name: `Hasil ${SCORE.id}` })

/** The open dialog, by its title. */
export const dialog = (title: string) => screen.findByRole('alertdialog', { name: title })

/** The time left as displayed, in seconds. */
function secondsShown(): number {
  const text = screen.getByRole('timer').textContent
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** For a session that has just been opened with this many seconds. A slow machine shows it some seconds later. */
export function expectTimeOf(seconds: number): void {
  expect(secondsShown()).toBeLessThanOrEqual(seconds)
  expect(secondsShown()).toBeGreaterThan(seconds - 30)
}
