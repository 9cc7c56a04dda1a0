import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import LoginPage from '@/features/auth/pages/login-page'
import { ADMIN, LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

function openLogin(state?: unknown) {
  return renderApp(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<h1>Halaman daftar</h1>} />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at: '/login', state }
  )
}

type User = ReturnType<typeof openLogin>['user']

async function signIn(user: User, password = 'demo-12345') {
  await user.type(screen.getByLabelText('Email atau Nomor HP'), 'peserta@demo.test')
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

const address = () => screen.getByTestId('address').textContent

test('names the tab after the screen and the academy', async () => {
  openLogin()

  await waitFor(() => expect(document.title).toBe('Login · Cendekia'))
})

test('helps password managers', () => {
  openLogin()

  expect(screen.getByLabelText('Email atau Nomor HP')).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
})

test('sends identifier and password and shows that it does', async () => {
  const { answer, release } = heldAnswer<'POST', '/users/login'>()
  server.on('POST', '/users/login', answer)
  const { user } = openLogin()

  await signIn(user)

  expect(await screen.findByRole('alertdialog', { name: 'Logging in...' })).toBeInTheDocument()
  expect(server.callsOf('POST', '/users/login')[0]?.body).toEqual({
    identifier: 'peserta@demo.test',
    password: 'demo-12345',
  })
  release({ body: LEARNER })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test.each([
  ['a learner', LEARNER, undefined, '/paketsoal'],
  ['an admin', ADMIN, undefined, '/admin'],
  ['a learner who came from a screen', LEARNER, { origin: '/bayar/3' }, '/bayar/3'],
  [
    'an admin who came from a list',
    ADMIN,
    { origin: '/admin/payments?page=2' },
    '/admin/payments?page=2',
  ],
  ['a learner who came from the admin area', LEARNER, { origin: '/admin' }, '/paketsoal'],
  ['nobody to another site', LEARNER, { origin: '//evil.example' }, '/paketsoal'],
])('leads %s on', async (_, account, state, destination) => {
  server.on('POST', '/users/login', { body: account })
  const { user } = openLogin(state)

  await signIn(user)

  await waitFor(() => expect(address()).toBe(destination))
})

test('a refusal is told in a dialog and stays on the screen', async () => {
  const message = 'Email/nomor HP atau password salah.'
  server.on('POST', '/users/login', { status: 401, body: { message, error: message, errors: [] } })
  const { user } = openLogin()

  await signIn(user, 'salah')

  const dialog = await screen.findByRole('alertdialog', { name: 'Login Gagal' })
  expect(dialog).toHaveTextContent(message)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(address()).toBe('/login')
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus()
})

test('what is missing is told in a dialog and at its field, where one goes on', async () => {
  const errors = [
    { field: 'identifier', msg: 'Email atau nomor HP wajib diisi.' },
    { field: 'password', msg: 'Password wajib diisi.' },
  ]
  const message = 'Email atau nomor HP wajib diisi.'
  server.on('POST', '/users/login', { status: 422, body: { message, error: message, errors } })
  const { user } = openLogin()

  await user.click(screen.getByRole('button', { name: 'Login' }))

  const dialog = await screen.findByRole('alertdialog', { name: 'Login Gagal' })
  expect(dialog).toHaveTextContent(message)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  const identifier = screen.getByLabelText('Email atau Nomor HP')
  await waitFor(() => expect(identifier).toHaveFocus())
  expect(identifier).toHaveAccessibleDescription(message)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password wajib diisi.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who has just registered need not say again who they are', () => {
  openLogin({ origin: '/bayar/3', identifier: 'ayu@demo.test' })

  expect(screen.getByLabelText('Email atau Nomor HP')).toHaveValue('ayu@demo.test')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('a lost network is told as such', async () => {
  const { user } = openLogin()
  server.goOffline()

  await signIn(user)

  const dialog = await screen.findByRole('alertdialog', { name: 'Login Gagal' })
  expect(dialog).toHaveTextContent('Tidak dapat terhubung ke server.')
})

test('a check of the session that was on its way does not undo the login', async () => {
  const { answer, release } = heldAnswer<'GET', '/users/getAuth'>()
  server.on('GET', '/users/getAuth', answer)
  server.on('POST', '/users/login', { body: LEARNER })
  const { user } = openLogin()

  await signIn(user)
  release(NO_SESSION)

  await waitFor(() => expect(address()).toBe('/paketsoal'))
})

test('a user with a session has no business here', async () => {
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  openLogin()

  await waitFor(() => expect(address()).toBe('/paketsoal'))
})

test('a learner turned away from the admin area may sign in as somebody else', async () => {
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  server.on('POST', '/users/login', { body: ADMIN })
  const { user } = openLogin({ origin: '/admin/payments' })

  expect(await screen.findByText(/hanya untuk admin/)).toBeInTheDocument()
  await signIn(user)

  await waitFor(() => expect(address()).toBe('/admin/payments'))
})

test('leads to the registration', async () => {
  const { user } = openLogin({ origin: '/bayar/3' })

  await user.click(screen.getByRole('link', { name: 'Daftar' }))

  expect(screen.getByRole('heading', { name: 'Halaman daftar' })).toBeInTheDocument()
})

test('leads those who forgot their password to a new one', async () => {
  openLogin()

  expect(screen.getByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
    'href',
    '/reset-password'
  )
})
