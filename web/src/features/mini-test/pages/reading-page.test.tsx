import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearRun, readAnswers } from '@/features/mini-test/model/stored-run'
import ReadingPage from '@/features/mini-test/pages/reading-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

class FixedSize {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.stubGlobal('ResizeObserver', FixedSize)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  fakeApi().on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  return () => vi.useRealTimers()
})

test.each([
  [0, 'The man who gave us forecasts'],
  [1, 'How the pencil got its core'],
  [2, 'A paper tube in Paris'],
])("the passage of form %i has its picture's size", (form, title) => {
  localStorage.setItem('lulus:mini-test:form', String(form))
  renderApp(<ReadingPage />, { at: '/reading' })
  const passage = screen.getByRole('img', { name: `Bacaan: ${title}` })
  expect(passage).toHaveAttribute('src', `/mini-test/${form + 1}/passage.png`)
  const picture = readFileSync(`public/mini-test/${form + 1}/passage.png`)
  expect([passage.getAttribute('width'), passage.getAttribute('height')].map(Number)).toEqual([
    picture.readUInt32BE(16),
    picture.readUInt32BE(20),
  ])
})

test("the Mini Test's passage stays beside its five questions, whose answers are saved", async () => {
  const { user } = renderApp(<ReadingPage />, { at: '/reading' })
  const passage = screen.getByRole('img', { name: /^Bacaan/ })
  expect(screen.getAllByRole('button', { name: /^Nomor \d, belum terjawab$/ })).toHaveLength(5)
  expect(screen.getByText('What is the passage mainly about?')).toBeVisible()

  await user.click(screen.getByRole('radio', { name: /^B\. The beginnings/ }))
  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  expect(screen.getByText(/what did the observers/)).toBeVisible()
  expect(screen.getByRole('img', { name: /^Bacaan/ })).toBe(passage)
  expect(screen.getByRole('button', { name: 'Nomor 1, terjawab B' })).toBeVisible()
  expect(readAnswers('reading')).toEqual([1, null, null, null, null])

  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, Akhiri' }))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/finish'))
})

test('the reading section ends after ten minutes and announces ten, five and one', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  renderApp(<ReadingPage />, { at: '/reading' })
  expect(screen.getByRole('timer', { name: 'Sisa waktu 10 menit' })).toHaveTextContent('10:00')
  const announced = () =>
    screen
      .getAllByRole('status')
      .flatMap(({ textContent }) => textContent.match(/Sisa waktu.*/) ?? [])
  const after = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
  expect(announced()).toEqual(['Sisa waktu 10 menit'])

  after(299)
  expect(announced()).toEqual(['Sisa waktu 10 menit'])
  after(1.1)
  expect(announced()).toEqual(['Sisa waktu 5 menit'])
  after(239)
  expect(announced()).toEqual(['Sisa waktu 5 menit'])
  after(1)
  expect(announced()).toEqual(['Sisa waktu 1 menit'])
  fireEvent.click(screen.getByRole('radio', { name: /^B\. / }))

  after(60)
  expect(screen.getByTestId('address')).toHaveTextContent('/finish')
  expect(readAnswers('reading')).toEqual([1, null, null, null, null])
})

test("the reading section's time continues after a reload, and after its end Back leads on", () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const first = renderApp(<ReadingPage />, { at: '/reading' })
  act(() => void vi.advanceTimersByTime(60_100))
  expect(screen.getByRole('timer')).toHaveTextContent('9:00')
  first.unmount()

  vi.setSystemTime(Date.now() + 60_000)
  const second = renderApp(<ReadingPage />, { at: '/reading' })
  expect(screen.getByRole('timer')).toHaveTextContent('8:00')
  second.unmount()

  vi.setSystemTime(Date.now() + 480_000)
  renderApp(<ReadingPage />, { at: '/reading' })
  expect(screen.getByTestId('address')).toHaveTextContent('/finish')
})

test('highlights last as long as the run', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  const first = renderApp(<ReadingPage />, { at: '/reading' })
  await first.user.click(screen.getByRole('button', { name: 'Tampilkan teks' }))
  await first.user.click(screen.getByRole('button', { name: 'Stabilo' }))
  await first.user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
  const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  const marked = marks()
  expect(marked).toHaveLength(1)
  first.unmount()

  const second = renderApp(<ReadingPage />, { at: '/reading' })
  expect(marks()).toEqual(marked)
  second.unmount()

  clearRun()
  renderApp(<ReadingPage />, { at: '/reading' })
  expect(marks()).toEqual([])
})

test.each(['{}', '[[1]]', '[["a",2]]'])('stored highlights of %s are ignored', (kept) => {
  localStorage.setItem('lulus:mini-test:highlights', kept)
  renderApp(<ReadingPage />, { at: '/reading' })
  expect(document.querySelector('mark')).toBeNull()
})
