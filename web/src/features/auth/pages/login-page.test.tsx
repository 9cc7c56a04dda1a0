import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import LoginPage from '@/features/auth/pages/login-page'
import { ADMIN, LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi, type Failure } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

function openLogin(state?: unknown, at = '/login') {
  return renderApp(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<h1>Halaman daftar</h1>} />
      <Route path="*" element={<h1>Tujuan</h1>} />
    </Routes>,
    { at, state }
  )
}

type User = ReturnType<typeof openLogin>['user']

async function signIn(user: User, password = 'demo-12345') {
  await user.type(screen.getByLabelText('Email atau Nomor HP'), 'peserta@demo.test')
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

const address = () => screen.getByTestId('address').textContent

test("the login sets the tab's title to the screen and the academy", async () => {
  openLogin()

  await waitFor(() => expect(document.title).toBe('Login · Cendekia'))
})

test('the login has autocomplete attributes for password managers', () => {
  openLogin()

  expect(screen.getByLabelText('Email atau Nomor HP')).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
})

test("a card's code that a reader types fills in the number and asks for the password", async () => {
  const { user } = openLogin()

  const identifier = screen.getByLabelText('Email atau Nomor HP')
  await user.type(identifier, 'https://ujian.akademi.test/login#081234567890{Enter}')
  await waitFor(() => expect(identifier).toHaveValue('081234567890'))
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(server.callsOf('POST', '/users/login')).toEqual([])

  await user.keyboard('rahasia-1{Enter}')
  await waitFor(() => expect(server.callsOf('POST', '/users/login')).toHaveLength(1))
  expect(server.callsOf('POST', '/users/login')[0]?.body).toEqual({
    identifier: '081234567890',
    password: 'rahasia-1',
  })
})

test('the login sends identifier and password and shows progress', async () => {
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
  ['no user to another site', LEARNER, { origin: '//evil.example' }, '/paketsoal'],
])('the login redirects %s', async (_, account, state, destination) => {
  server.on('POST', '/users/login', { body: account })
  const { user } = openLogin(state)

  await signIn(user)

  await waitFor(() => expect(address()).toBe(destination))
})

test('a refused login is shown in a dialog and the screen stays', async () => {
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

test('missing login fields are shown in a dialog and at the field, which gets the focus', async () => {
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

test("after registration the login's identifier is filled in", () => {
  openLogin({ origin: '/bayar/3', identifier: 'ayu@demo.test' })

  expect(screen.getByLabelText('Email atau Nomor HP')).toHaveValue('ayu@demo.test')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('a network failure at login is shown as one', async () => {
  const { user } = openLogin()
  server.goOffline()

  await signIn(user)

  const dialog = await screen.findByRole('alertdialog', { name: 'Login Gagal' })
  expect(dialog).toHaveTextContent('Tidak dapat terhubung ke server.')
})

test('an earlier session check does not undo the login', async () => {
  const { answer, release } = heldAnswer<'GET', '/users/getAuth'>()
  server.on('GET', '/users/getAuth', answer)
  server.on('POST', '/users/login', { body: LEARNER })
  const { user } = openLogin()

  await signIn(user)
  release(NO_SESSION)

  await waitFor(() => expect(address()).toBe('/paketsoal'))
})

test('the login redirects a signed-in user', async () => {
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  openLogin()

  await waitFor(() => expect(address()).toBe('/paketsoal'))
})

test('a learner without access to the admin area may sign in with another account', async () => {
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  server.on('POST', '/users/login', { body: ADMIN })
  const { user } = openLogin({ origin: '/admin/payments' })

  expect(await screen.findByText(/hanya untuk admin/)).toBeInTheDocument()
  await signIn(user)

  await waitFor(() => expect(address()).toBe('/admin/payments'))
})

test('the login links to the registration', async () => {
  const { user } = openLogin({ origin: '/bayar/3' })

  await user.click(screen.getByRole('link', { name: 'Daftar' }))

  expect(screen.getByRole('heading', { name: 'Halaman daftar' })).toBeInTheDocument()
})

test('the login links to setting a new password', async () => {
  openLogin()

  expect(screen.getByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
    'href',
    '/reset-password'
  )
})

test.each([
  ['required', 'Silakan login untuk membuka halaman itu.'],
  ['ended', 'Sesi Anda telah berakhir. Setelah login, Anda kembali ke halaman tadi.'],
])('the login explains why a guard redirected here: %s', async (reason, sentence) => {
  openLogin({ origin: '/bayar/3', reason })

  expect(await screen.findByText(sentence)).toBeVisible()
})

test('the login shows no message from an unknown history state', async () => {
  openLogin({ origin: '/bayar/3', reason: 'Transfer ke rekening ini' })

  await screen.findByRole('button', { name: 'Login' })
  expect(screen.queryByText(/rekening/)).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

describe('with the password of a login card', () => {
  const ASKED = {
    status: 401,
    body: { message: 'Buat password baru yang hanya Anda ketahui.', code: 'perlu_password_baru' },
  } satisfies Failure
  const PATH = '/users/login/password-baru'

  async function openOwnPassword(state?: unknown) {
    server.on('POST', '/users/login', ASKED)
    const opened = openLogin(state)
    await signIn(opened.user, 'k7mr4xw9cdh')
    await screen.findByRole('heading', { name: 'Buat password baru' })
    return opened
  }
  const save = () => screen.getByRole('button', { name: 'Simpan dan Lanjutkan' })

  test("a login card's password requires a new one, and then redirects to the requested page", async () => {
    const { user } = await openOwnPassword({ origin: '/bayar/3' })
    await waitFor(() => expect(screen.getByLabelText('Password Baru')).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).toBeNull()

    server.on('POST', PATH, { body: LEARNER })
    await user.keyboard('kopi-tubruk-pagi')
    await user.click(save())
    await waitFor(() => expect(address()).toBe('/bayar/3'))
    expect(server.callsOf('POST', PATH)[0]?.body).toEqual({ newPassword: 'kopi-tubruk-pagi' })
  })

  test('a refused new password is shown at the field', async () => {
    const { user } = await openOwnPassword()
    const message = 'Password baru harus berbeda dari password di kartu.'
    const errors = [{ field: 'newPassword', msg: message }]
    server.on('POST', PATH, { status: 422, body: { message, errors } })
    await user.type(screen.getByLabelText('Password Baru'), 'k7mr4xw9cdh')
    await user.click(save())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Password Baru')).toHaveAccessibleDescription(
      expect.stringContaining(message)
    )
  })

  test("a login card's password has to be entered again after its time is over", async () => {
    const { user } = await openOwnPassword()
    const message = 'Waktu untuk membuat password baru sudah habis. Silakan login lagi.'
    server.on('POST', PATH, { status: 401, body: { message } })
    await user.type(screen.getByLabelText('Password Baru'), 'kopi-tubruk-pagi')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await user.click(screen.getByRole('button', { name: 'Login Lagi' }))
    expect(screen.getByLabelText('Password')).toBeVisible()
  })
})

test.each([
  ['/login#081234567890', '081234567890'],
  ['/login#6281234567890', '081234567890'],
  ['/login#<script>', ''],
])('a login card that links to %s fills in its number', (at, value) => {
  openLogin(undefined, at)
  expect(screen.getByLabelText('Email atau Nomor HP')).toHaveValue(value)
})
