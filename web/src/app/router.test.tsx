import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Router } from '@/app/router'
import { NO_SESSION } from '@/testing/accounts'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

beforeEach(() => {
  const server = fakeApi()
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', { status: 404 })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => vi.unstubAllEnvs())

const heading = (name: RegExp | string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })

test('/ is the landing page, with the way into the simulation', async () => {
  renderApp(<Router />, { at: '/' })

  expect(await heading(/TOEFL/)).toBeInTheDocument()
  const start = screen.getAllByRole('link', { name: 'Mulai Simulasi TOEFL' })
  expect(start[0]).toHaveAttribute('href', '/paketsoal')
})

test.each([
  ['/login', 'Login'],
  ['/register', 'Daftar'],
])('%s is open to visitors', async (at, title) => {
  renderApp(<Router />, { at })

  expect(await heading(title)).toBeInTheDocument()
})

test.each([['/tidak-ada'], ['/paketsoal/x/y']])(
  '%s is no address of the app and leads home',
  async (at) => {
    renderApp(<Router />, { at })

    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
  }
)

describe('/testpage', () => {
  test('shows every component while the app is developed', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }))
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn(
        class {
          observe() {}
          unobserve() {}
          disconnect() {}
        }
      )
    )
    renderApp(<Router />, { at: '/testpage' })

    expect(await heading('Design system')).toBeInTheDocument()
    const contents = within(screen.getByRole('navigation', { name: 'Isi' })).getAllByRole('link')
    for (const link of contents) {
      const { id } = screen.getByRole('region', { name: link.textContent })
      expect(link).toHaveAttribute('href', `#${id}`)
    }
  })

  test('is no address of the app that people use', async () => {
    vi.stubEnv('DEV', false)
    vi.resetModules()
    const [{ Router: BuiltRouter }, { renderApp: renderBuilt }] = await Promise.all([
      import('@/app/router'),
      import('@/testing/render-app'),
    ])
    renderBuilt(<BuiltRouter />, { at: '/testpage' })

    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
  })
})
