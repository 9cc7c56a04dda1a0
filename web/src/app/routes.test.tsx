import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADMIN, LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi } from '@/testing/fake-api'
import { openRoutes } from '@/testing/open-routes'
import { SETTINGS } from '@/testing/settings'

beforeEach(() => {
  const server = fakeApi()
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', { status: 404 })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => vi.unstubAllEnvs())

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })

test('/ is the landing page, with a link to the simulation', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await openRoutes('/')

  expect(await heading(/TOEFL/)).toBeInTheDocument()
  const start = await screen.findAllByRole('link', { name: 'Mulai Simulasi TOEFL' })
  expect(start[0]).toHaveAttribute('href', '/paketsoal')
})

test.each([
  ['/login', 'Login'],
  ['/register', 'Daftar'],
])('%s is open to visitors', async (at, title) => {
  await openRoutes(at)

  expect(await heading(title)).toBeInTheDocument()
})

test.each([['/tidak-ada'], ['/paketsoal/x/y']])(
  '%s is not an address of the app and redirects home',
  async (at) => {
    const { address } = await openRoutes(at)

    await waitFor(() => expect(address()).toBe('/'))
  }
)

test("an address without 'soal-simulasi' redirects to the question's full one", async () => {
  const server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: ADMIN } })
  server.on('GET', '/pengaturan', { body: SETTINGS })
  const { address } = await openRoutes('/admin/soal-structure/1')

  await waitFor(() => expect(address()).toBe('/admin/soal-simulasi/soal-structure/1'))
})

describe('/testpage', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
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
  })

  test('/testpage shows every component during development', async () => {
    await openRoutes('/testpage')

    expect(await heading('Design system')).toBeInTheDocument()
    const contents = within(screen.getByRole('navigation', { name: 'Isi' })).getAllByRole('link')
    for (const link of contents) {
      const { id } = screen.getByRole('region', { name: link.textContent })
      expect(link).toHaveAttribute('href', `#${id}`)
    }
  })

  test.each([
    ['a visitor', NO_SESSION, false, '/'],
    ['a visitor of a demo', NO_SESSION, true, '/testpage'],
    ['a learner', { body: { dataUser: LEARNER } }, false, '/'],
    ['an admin', { body: { dataUser: ADMIN } }, false, '/testpage'],
  ] as const)(
    'a built /testpage is only for admins and for a demo: %s',
    async (_, who, demo, there) => {
      vi.stubEnv('DEV', false)
      vi.resetModules()
      const server = fakeApi()
      server.on('GET', '/users/getAuth', who)
      server.on('GET', '/pengaturan', { body: { ...SETTINGS, demo } })
      const { openRoutes: openBuilt } = await import('@/testing/open-routes')
      const { address } = await openBuilt('/testpage')

      if (there === '/') await waitFor(() => expect(address()).toBe('/'))
      else {
        await waitFor(() => expect(document.title).toMatch(/^Design system/))
        expect(address()).toBe(there)
      }
    }
  )
})
