import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RequireLogin } from '@/app/guards/require-login'
import LearnerLayout from '@/app/layouts/learner-layout'
import { SessionKeeper } from '@/app/session/session-keeper'
import { PageHeading } from '@/components/page/page-heading'
import { sessionQuery } from '@/lib/session/session-query'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { ADMIN, LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(async () => {
  await clearPrivateStorage()
  server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  server.on('GET', '/pengaturan', { body: SETTINGS })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

async function open(at: string) {
  const view = renderApp(
    <>
      <SessionKeeper />
      <Routes>
        <Route path="/" element={<h1>Beranda</h1>} />
        <Route path="/login" element={<h1>Login</h1>} />
        <Route element={<RequireLogin />}>
          <Route element={<LearnerLayout />}>
            <Route path="/paket-saya" element={<PageHeading>Paket Saya</PageHeading>} />
            <Route path="*" element={<PageHeading>Layar</PageHeading>} />
          </Route>
        </Route>
      </Routes>
    </>,
    { at }
  )
  await screen.findByRole('main')
  return view
}

const navigation = () => screen.getAllByRole('navigation', { name: 'Utama' })[0] as HTMLElement

describe('the navigation', () => {
  test('the navigation links to the five screens', async () => {
    await open('/paketsoal')

    const links = within(navigation()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Simulasi', '/paketsoal'],
      ['Paket Saya', '/paket-saya'],
      ['Riwayat Simulasi', '/riwayat-ujian'],
      ['Mini Test', '/mini-test'],
      ['Latihan', '/latihan'],
    ])
  })

  test.each([
    ['/paketsoal', 'Simulasi'],
    ['/simulasi-toefl/3', 'Simulasi'],
    ['/paket-saya', 'Paket Saya'],
    ['/riwayat-ujian', 'Riwayat Simulasi'],
    ['/mini-test', 'Mini Test'],
    ['/finish', 'Mini Test'],
    ['/paketsoalan', null],
    ['/profile', null],
  ])('the navigation on %s marks %s', async (at, label) => {
    await open(at)

    const current = within(navigation())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(label === null ? [] : [label])
  })

  test('the navigation on phones opens, navigates and closes', async () => {
    const { user } = await open('/paketsoal')
    const toggle = screen.getByRole('button', { name: 'Buka navigasi' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')

    await user.click(toggle)
    const [, phone] = screen.getAllByRole('navigation', { name: 'Utama' })
    await user.click(within(phone as HTMLElement).getByRole('link', { name: 'Paket Saya' }))

    expect(screen.getByTestId('address')).toHaveTextContent('/paket-saya')
    expect(screen.getByRole('button', { name: 'Buka navigasi' })).toBeInTheDocument()
  })
})

test('Esc closes the navigation on phones', async () => {
  const { user } = await open('/paketsoal')
  await user.click(screen.getByRole('button', { name: 'Buka navigasi' }))

  await user.keyboard('{Escape}')

  expect(screen.getAllByRole('navigation', { name: 'Utama' })).toHaveLength(1)
})

test('a press outside closes the navigation on phones, and one inside does not', async () => {
  const { user } = await open('/paketsoal')
  await user.click(screen.getByRole('button', { name: 'Buka navigasi' }))
  const [, phone] = screen.getAllByRole('navigation', { name: 'Utama' })

  await user.click(phone as HTMLElement)
  expect(screen.getAllByRole('navigation', { name: 'Utama' })).toHaveLength(2)
  await user.click(screen.getByRole('heading', { name: 'Layar' }))
  expect(screen.getAllByRole('navigation', { name: 'Utama' })).toHaveLength(1)
})

test("navigating moves the focus to the new screen's heading and scrolls to the top", async () => {
  const { user } = await open('/paketsoal')
  expect(screen.getByRole('heading', { name: 'Layar' })).not.toHaveFocus()

  await user.click(within(navigation()).getByRole('link', { name: 'Paket Saya' }))

  expect(screen.getByRole('heading', { name: 'Paket Saya' })).toHaveFocus()
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  await waitFor(() => expect(document.title).toBe('Paket Saya · Cendekia'))
})

test('the skip link jumps past the navigation', async () => {
  const { user } = await open('/paketsoal')

  await user.tab()
  expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus()
  await user.keyboard('{Enter}')

  expect(screen.getByRole('main')).toHaveFocus()
})

describe('the profile menu', () => {
  async function openMenu(at = '/paketsoal') {
    const view = await open(at)
    const name = server.callsOf('GET', '/users/getAuth').length > 0 ? /Ayu|Dewi/ : ''
    await view.user.click(screen.getByRole('button', { name }))
    await screen.findByRole('menu')
    return view
  }

  test('the profile menu of a learner has profile and sign out', async () => {
    await openMenu()

    const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
    expect(items).toEqual(['Profile User', 'Sign out'])
  })

  test('the profile menu of an admin also links to the admin area', async () => {
    server.on('GET', '/users/getAuth', { body: { dataUser: ADMIN } })
    await openMenu()

    expect(screen.getByRole('menuitem', { name: 'Dashboard Admin' })).toHaveAttribute(
      'href',
      '/admin'
    )
  })

  test('signing out from the profile menu calls the server, clears all data and redirects home', async () => {
    server.on('POST', '/users/logout', { body: { message: 'Anda telah keluar.' } })
    localStorage.setItem('lulus:mini-test', '1')
    const { user, queryClient } = await openMenu()
    queryClient.setQueryData(['payments'], ['mine'])

    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))

    expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeInTheDocument()
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/)
    expect(server.callsOf('POST', '/users/logout')).toHaveLength(1)
    expect(localStorage.getItem('lulus:mini-test')).toBeNull()
    expect(queryClient.getQueryData(['payments'])).toBeUndefined()
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  })

  test('a failed sign out from the profile menu changes nothing and shows an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, queryClient } = await openMenu()
    server.goOffline()

    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))

    // The notice waits a moment after the screen opens.
    const said = await screen.findByText(/Tidak dapat terhubung ke server/)
    expect(said).toBeInTheDocument()
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(LEARNER)
    expect(console.error).toHaveBeenCalled()
  })
})
