import { act, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RequireLogin } from '@/app/guards/require-login'
import { originOf, reasonOf } from '@/lib/origin'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN, LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, heldAnswer } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

function Login() {
  const { state } = useLocation()
  return (
    <p>
      Login, asal {originOf(state)}, {reasonOf(state)}
    </p>
  )
}

function open(at: string, queryClient = createQueryClient()) {
  return renderApp(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route element={<RequireLogin />}>
        <Route path="/paketsoal" element={<h1>Paket</h1>} />
      </Route>
      <Route element={<RequireLogin staff />}>
        <Route path="/admin" element={<h1>Admin</h1>} />
      </Route>
    </Routes>,
    { at, queryClient }
  )
}

test('the whole screen shows Loading... while the session is checked', async () => {
  const { answer, release } = heldAnswer<'GET', '/users/getAuth'>()
  fakeApi().on('GET', '/users/getAuth', answer)
  open('/paketsoal')

  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  release({ body: { dataUser: LEARNER } })
  expect(await screen.findByRole('heading', { name: 'Paket' })).toBeInTheDocument()
})

test.each([
  ['User', LEARNER, '/paketsoal', 'Paket'],
  ['Admin', ADMIN, '/paketsoal', 'Paket'],
  ['Admin', ADMIN, '/admin', 'Admin'],
  ['Pengawas', { ...ADMIN, role: 'Pengawas' as const }, '/admin', 'Admin'],
])('%s is let through to %s', async (_, dataUser, at, heading) => {
  fakeApi().on('GET', '/users/getAuth', { body: { dataUser } })
  open(at)

  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
})

test('a visitor is redirected to /login, which remembers the requested page', async () => {
  fakeApi().on('GET', '/users/getAuth', NO_SESSION)
  open('/paketsoal?paket=3')

  expect(await screen.findByText('Login, asal /paketsoal?paket=3, required')).toBeInTheDocument()
})

test('a learner is redirected away from the admin area', async () => {
  fakeApi().on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  open('/admin')

  expect(await screen.findByText('Login, asal /admin, required')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Admin' })).toBeNull()
})

test('a session that ends while a screen is open is explained', async () => {
  fakeApi().on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  const queryClient = createQueryClient()
  open('/paketsoal', queryClient)
  await screen.findByRole('heading', { name: 'Paket' })

  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null))
  expect(await screen.findByText('Login, asal /paketsoal, ended')).toBeInTheDocument()
})

test('an unreachable server does not redirect a user away', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = fakeApi()
  server.on('GET', '/users/getAuth', { status: 503, body: { message: 'Layanan sedang sibuk.' } })
  const { user } = open('/paketsoal')

  expect(await screen.findByText('Gagal mengambil data pengguna!')).toBeInTheDocument()
  expect(screen.getByText('Layanan sedang sibuk.')).toBeInTheDocument()
  expect(screen.getByTestId('address')).toHaveTextContent('/paketsoal')
  expect(log).toHaveBeenCalled()

  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Paket' })).toBeInTheDocument()
})

test("a user known only from this device's stored exam is asked for by itself once the server answers", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  const queryClient = createQueryClient()
  const kept = { ...LEARNER, storedFor: '/simulasi-toefl/3' }
  queryClient.setQueryData(sessionQuery.queryKey, kept)
  open('/paketsoal', queryClient)
  await screen.findByText('Gagal mengambil data pengguna!')

  server.on('GET', '/health', { body: {} } as never)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Paket' })).toBeInTheDocument()
})

test("a user known only from this device's stored exam has to be confirmed on any other screen", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  const queryClient = createQueryClient()
  const kept = { ...LEARNER, storedFor: '/simulasi-toefl/3' }
  queryClient.setQueryData(sessionQuery.queryKey, kept)
  const { user } = open('/paketsoal', queryClient)

  expect(await screen.findByText('Gagal mengambil data pengguna!')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Paket' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Paket' })).toBeInTheDocument()
})
