import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ChatOnScreens } from '@/app/chat-on-screens'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

const button = () => screen.findByRole('link', { name: /^Chat Admin/ })

// Loaded beforehand, so that the button renders with the screen.
beforeAll(async () => {
  fakeApi().on('GET', '/pengaturan', { body: SETTINGS })
  const { unmount } = renderApp(<ChatOnScreens />, { at: '/' })
  expect(screen.queryByRole('link')).toBeNull()
  await button()
  unmount()
})

test.each([
  ['/', true],
  ['/login', true],
  ['/register', true],
  ['/paketsoal', true],
  ['/bayar/3', true],
  ['/riwayat-ujian', true],
  ['/simulasi-toefl/3', false],
  ['/admin/payments', false],
  ['/profile', false],
])('the screen %s has the chat button: %s', async (at, expected) => {
  renderApp(<ChatOnScreens />, { at })

  await waitFor(() => expect(server.callsOf('GET', '/pengaturan')).toHaveLength(expected ? 1 : 0))
  if (expected) expect(await button()).toHaveAttribute('href', 'https://wa.me/6281200000000')
  else expect(screen.queryByRole('link')).toBeNull()
})

test('an academy without a number has no chat button', async () => {
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, nomorWa: null } })
  renderApp(<ChatOnScreens />, { at: '/' })

  await waitFor(() => expect(server.callsOf('GET', '/pengaturan')).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})

test('the chat button moves aside for controls under it once scrolling stops', async () => {
  const places: Record<string, [top: number, bottom: number]> = {
    A: [740, 788],
    BUTTON: [720, 764],
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = places[this.tagName] ?? [0, 0]
    return new DOMRect(300, top, 48, bottom - top)
  })
  renderApp(
    <>
      <button>Tampilkan password</button>
      <ChatOnScreens />
    </>,
    { at: '/register' }
  )
  const link = await button()
  expect(link).toHaveClass('not-focus-visible:opacity-0')

  vi.useFakeTimers()
  places.BUTTON = [620, 664]
  fireEvent.scroll(window)
  expect(link).toHaveClass('not-focus-visible:opacity-0')
  await act(() => vi.advanceTimersByTimeAsync(150))
  expect(link).not.toHaveClass('not-focus-visible:opacity-0')
  vi.useRealTimers()
})
