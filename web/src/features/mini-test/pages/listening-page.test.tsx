import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import ListeningPage from '@/features/mini-test/pages/listening-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  fakeApi().on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  return () => vi.useRealTimers()
})

const recording = () => {
  const audio = document.querySelector('audio')
  if (audio === null) throw new Error('There is no recording')
  return audio
}

test('a Mini Test recording plays once, also after returning to it, and the section ends at zero seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  renderApp(<ListeningPage />, { at: '/listening' })
  expect(screen.getByRole('timer')).toHaveTextContent('5:00')

  fireEvent.click(screen.getByRole('button', { name: 'Putar' }))
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  fireEvent.playing(recording())
  expect(screen.queryByText('Audio hanya bisa diputar sekali')).toBeNull()
  fireEvent.ended(recording())
  expect(screen.getByText('Audio hanya bisa diputar sekali')).toBeVisible()

  fireEvent.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  expect(screen.getByRole('button', { name: 'Putar' })).not.toHaveAttribute('aria-disabled')
  fireEvent.click(screen.getByRole('button', { name: 'Sebelumnya' }))
  expect(screen.queryByRole('button', { name: 'Putar' })).toBeNull()
  expect(screen.getByText('Audio hanya bisa diputar sekali')).toBeVisible()

  act(() => void vi.advanceTimersByTime(299_100))
  expect(screen.getByRole('timer')).toHaveTextContent('0:01')
  expect(screen.getByTestId('address')).toHaveTextContent('/listening')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByTestId('address')).toHaveTextContent('/structure')
})

test("a headset cannot play what the app's button does not", () => {
  renderApp(<ListeningPage />, { at: '/listening' })
  fireEvent.play(recording())
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce()

  fireEvent.click(screen.getByRole('button', { name: 'Putar' }))
  fireEvent.play(recording())
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce()
  fireEvent.pause(recording())
  fireEvent.play(recording())
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(2)

  fireEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }))
  fireEvent.ended(recording())
  expect(recording()).not.toHaveAttribute('src')
})

test('an interrupted recording continues after a reload, and only its end uses it up', async () => {
  const { user, unmount } = renderApp(<ListeningPage />, { at: '/listening' })
  await user.click(screen.getByRole('button', { name: 'Putar' }))
  fireEvent.playing(recording())
  unmount()
  const second = renderApp(<ListeningPage />, { at: '/listening' })
  await user.click(screen.getByRole('button', { name: 'Putar' }))
  recording().currentTime = 4
  fireEvent.timeUpdate(recording())
  second.unmount()

  renderApp(<ListeningPage />, { at: '/listening' })
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }))
  expect(recording().currentTime).toBe(4)
  fireEvent.ended(recording())
  expect(screen.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
})

test('the focus stays useful for keyboard users during a listening section', async () => {
  const { user } = renderApp(<ListeningPage />, { at: '/listening' })
  const next = screen.getByRole('button', { name: 'Selanjutnya' })
  next.focus()
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}')
  expect(screen.getByRole('heading', { name: 'Nomor 5' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Selanjutnya' })).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()

  screen.getByRole('button', { name: 'Putar' }).focus()
  await user.keyboard('{Enter}')
  fireEvent.playing(recording())
  expect(screen.getByRole('button', { name: 'Memutar…' })).toHaveFocus()
  fireEvent.ended(recording())
  expect(screen.getByRole('region', { name: 'Rekaman' })).toHaveFocus()
})

test('a Mini Test recording that fails can be retried', async () => {
  const { user } = renderApp(<ListeningPage />, { at: '/listening' })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  fireEvent.error(recording())
  expect(screen.getByText(/^Rekaman gagal diputar/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Putar' }))
  fireEvent.playing(recording())
  expect(screen.getByText('Rekaman sedang diputar.')).toBeVisible()
})
