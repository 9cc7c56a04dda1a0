import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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

test.each([['/tidak-ada'], ['/paketsoal/x/y'], ['/testpage']])(
  '%s is no address of the app and leads home',
  async (at) => {
    renderApp(<Router />, { at })

    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
  }
)
