import {
  DEMO_PASSWORD,
  DEMO_PASSWORD_REFUSED,
  PASSWORD_OWN_DATA,
} from '@lulus/api/contracts/passwords'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import RegisterPage from '@/features/auth/pages/register-page'
import { identifierOf } from '@/features/auth/model/carried-identifier'
import { originOf } from '@/lib/origin'
import { NO_SESSION } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

function Login() {
  const { state } = useLocation()
  return (
    <h1>
      Login {identifierOf(state)}, asal {originOf(state)}
    </h1>
  )
}

function openRegister() {
  return renderApp(
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/login" element={<Login />} />
    </Routes>,
    { at: '/register', state: { origin: '/bayar/3' } }
  )
}

type User = ReturnType<typeof openRegister>['user']

async function register(user: User, { confirmation = 'rahasia-1' } = {}) {
  await user.type(screen.getByLabelText('Nama'), 'Ayu Lestari')
  await user.type(screen.getByLabelText('Nomor HP'), '+62 812-3456-7890')
  await user.type(screen.getByLabelText('Email'), 'ayu@demo.test')
  await user.type(screen.getByLabelText('Password'), 'rahasia-1')
  await user.type(screen.getByLabelText('Konfirmasi Password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Daftar' }))
}

const calls = () => server.callsOf('POST', '/users/register')

test('the registration is sent without the confirmation, shows success and opens the login', async () => {
  const { answer, release } = heldAnswer<'POST', '/users/register'>()
  server.on('POST', '/users/register', answer)
  const { user } = openRegister()

  await register(user)

  expect(await screen.findByRole('alertdialog', { name: 'Registering...' })).toBeInTheDocument()
  expect(calls()[0]?.body).toEqual({
    nama: 'Ayu Lestari',
    nohp: '+62 812-3456-7890',
    email: 'ayu@demo.test',
    password: 'rahasia-1',
  })
  release({ status: 201, body: { message: 'Registrasi berhasil. Silakan login.' } })

  const success = await screen.findByRole('alertdialog', { name: 'Berhasil' })
  expect(success).toHaveTextContent('Registrasi berhasil. Silakan login.')
  await user.click(success)
  expect(
    await screen.findByRole('heading', { name: 'Login ayu@demo.test, asal /bayar/3' })
  ).toBeInTheDocument()
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/login$/)
})

test('different passwords are reported and the registration is not sent', async () => {
  const { user } = openRegister()

  await register(user, { confirmation: 'rahasia-2' })

  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal Register' })
  expect(dialog).toHaveTextContent('Password dan konfirmasi password tidak sama!')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Password dan konfirmasi password tidak sama!'
  )
  expect(calls()).toHaveLength(0)
})

test('a password mismatch is shown while typing, when both are filled in', async () => {
  const { user } = openRegister()

  await user.type(screen.getByLabelText('Password'), 'rahasia-1')
  expect(screen.queryByText('Password tidak cocok.')).toBeNull()
  await user.type(screen.getByLabelText('Konfirmasi Password'), 'rahasia')
  expect(screen.getByText('Password tidak cocok.')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Konfirmasi Password'), '-1')
  expect(screen.queryByText('Password tidak cocok.')).toBeNull()
})

test('the registration shows the required password length, and the saved form of the phone number', async () => {
  const { user } = openRegister()

  expect(
    screen.getByText('Password minimal 8 karakter boleh berupa huruf, simbol, atau angka')
  ).toBeInTheDocument()
  await user.type(screen.getByLabelText('Nomor HP'), '+62 812-3456-7890')
  expect(screen.getByText('Tersimpan sebagai 0812-3456-7890.')).toBeInTheDocument()
})

test.each([
  [
    {
      message: 'Email sudah terdaftar.',
      errors: [{ field: 'email', msg: 'Email sudah terdaftar.' }],
    },
  ],
  [{ errors: [{ field: 'email', msg: 'Email sudah terdaftar.' }] }],
])(
  'a refused registration is shown in a dialog and at its field, which gets the focus',
  async (body) => {
    server.on('POST', '/users/register', { status: 422, body })
    const { user } = openRegister()

    await register(user)

    const dialog = await screen.findByRole('alertdialog', { name: 'Gagal Register' })
    expect(dialog).toHaveTextContent('Email sudah terdaftar.')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email sudah terdaftar.')
    expect(screen.getByLabelText('Nama')).toBeValid()
  }
)

test('several registration errors are all shown, in the dialog and at their fields', async () => {
  const errors = [
    { field: 'nohp', msg: 'Nomor HP sudah terdaftar.' },
    { field: 'email', msg: 'Email sudah terdaftar.' },
    { field: 'password', msg: PASSWORD_OWN_DATA },
  ]
  server.on('POST', '/users/register', {
    status: 422,
    body: { message: 'Nomor HP sudah terdaftar.', errors, code: 'sudah_terdaftar' },
  })
  const { user } = openRegister()

  await register(user)

  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal Register' })
  expect(dialog).toHaveTextContent(errors.map(({ msg }) => msg).join(' '))
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.getByLabelText('Nomor HP')).toHaveFocus())
  for (const [index, label] of ['Nomor HP', 'Email', 'Password'].entries()) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(errors[index]?.msg ?? '')
    )
  }
  expect(screen.getByRole('link', { name: 'Login dengan akun itu' })).toBeInTheDocument()
})

test('a short password is reported once, not also by its hint', async () => {
  const msg = 'Password minimal 8 karakter boleh berupa huruf, simbol, atau angka'
  server.on('POST', '/users/register', {
    status: 422,
    body: { message: msg, error: msg, errors: [{ field: 'password', msg }] },
  })
  const { user } = openRegister()

  await register(user)
  await screen.findByRole('alertdialog', { name: 'Gagal Register' })
  await user.click(screen.getByRole('button', { name: 'OK' }))

  expect(screen.getAllByText(msg)).toHaveLength(1)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(msg)
})

test('the published demo password is reported while it is typed', async () => {
  const { user } = openRegister()

  await user.type(screen.getByLabelText('Password'), DEMO_PASSWORD)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    expect.stringContaining(DEMO_PASSWORD_REFUSED)
  )
})

test('a registration error without a field is shown above the button', async () => {
  server.on('POST', '/users/register', {
    status: 429,
    body: { message: 'Terlalu banyak permintaan. Silakan coba lagi nanti.' },
  })
  const { user } = openRegister()

  await register(user)
  await screen.findByRole('alertdialog', { name: 'Gagal Register' })
  await user.click(screen.getByRole('button', { name: 'OK' }))

  expect(screen.getByRole('alert')).toHaveTextContent('Terlalu banyak permintaan.')
})

test('a network failure at registration is shown as one', async () => {
  const { user } = openRegister()
  server.goOffline()

  await register(user)

  await waitFor(() =>
    expect(screen.getByRole('alertdialog', { name: 'Gagal Register' })).toHaveTextContent(
      'Tidak dapat terhubung ke server.'
    )
  )
})

test('the registration reports all client-side errors at once, without sending', async () => {
  const { user } = openRegister()

  await user.type(screen.getByLabelText('Nomor HP'), '12')
  await user.type(screen.getByLabelText('Email'), 'bukan email')
  await user.type(screen.getByLabelText('Password'), 'pendek')
  await user.type(screen.getByLabelText('Konfirmasi Password'), 'lain')
  await user.click(screen.getByRole('button', { name: 'Daftar' }))

  expect(await screen.findByRole('alertdialog', { name: 'Gagal Register' })).toHaveTextContent(
    'Password dan konfirmasi password tidak sama!'
  )
  expect(screen.getByText('Nama wajib diisi.')).toBeInTheDocument()
  expect(screen.getByText('Nomor HP tidak valid. Contoh: 081234567890.')).toBeInTheDocument()
  expect(screen.getByText('Email tidak valid.')).toBeInTheDocument()
  expect(screen.getByText('Password tidak cocok.')).toBeInTheDocument()
  expect(calls()).toHaveLength(0)
})

test.each([
  ['nohp', 'Nomor HP sudah terdaftar.', '+62 812-3456-7890'],
  ['email', 'Email sudah terdaftar.', 'ayu@demo.test'],
])('an account with the same %s is offered for login', async (field, msg, identifier) => {
  server.on('POST', '/users/register', {
    status: 422,
    body: { message: msg, error: msg, errors: [{ field, msg }], code: 'sudah_terdaftar' },
  })
  const { user } = openRegister()
  await register(user)
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.click(screen.getByRole('link', { name: 'Login dengan akun itu' }))

  expect(await screen.findByText(`Login ${identifier}, asal /bayar/3`)).toBeInTheDocument()
})
