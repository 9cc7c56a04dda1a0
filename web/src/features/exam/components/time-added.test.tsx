import 'fake-indexeddb/auto'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import Toaster from '@/components/ui/toaster'
import { pulseBody, timerBody } from '@/features/exam/testing/exam-fixtures'
import { readyServer, runIn, showExam, stubBrowser } from '@/features/exam/testing/show-exam'
import { reloginStore } from '@/lib/session/relogin'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import type { FakeApi } from '@/testing/fake-api'

let api: FakeApi

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await clearPrivateStorage()
  api = readyServer()
  runIn(api, 'written', { index: 52, seconds: 600 })
})

const question = () => screen.findByRole('heading', { name: 'Nomor 1' })

test('the answer to a pulse shows added time on an idle page', async () => {
  render(<Toaster />)
  showExam()
  await question()
  api.on('GET', '/soal/timers', { body: timerBody('written', 720) })
  api.on('POST', '/soal/denyut', { body: pulseBody('written', 720) })
  // This event makes a page send its pulse at once.
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/^Waktu Anda ditambah 2 menit/)).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent(/^(00:)?1[12]:\d\d$/)
})

test('no question is visible while the login has ended, and all content returns afterwards', async () => {
  showExam()
  expect(await question()).toBeVisible()
  const room = () => document.querySelector('.contents')
  act(() => reloginStore.setState({ settle: () => undefined }))
  expect(room()).toHaveClass('invisible')
  expect(room()).toContainElement(screen.getByText('Nomor 1'))
  act(() => reloginStore.setState({ settle: null }))
  expect(room()).not.toHaveClass('invisible')
  expect(await question()).toBeVisible()
})
