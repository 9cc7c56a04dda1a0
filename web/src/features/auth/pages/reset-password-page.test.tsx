import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { identifierOf } from '@/features/auth/model/carried-identifier'
import ResetPasswordPage from '@/features/auth/pages/reset-password-page'
import { NO_SESSION } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

function Login() {
  return <h1>Login {identifierOf(useLocation().state)}</h1>
}

async function open() {
  const { user } = renderApp(
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/login" element={<Login />} />
    </Routes>,
    { at: '/reset-password' }
  )
  await user.type(screen.getByLabelText('Email atau Nomor HP'), '081200000001')
  await user.type(screen.getByLabelText('Kode dari Admin'), 'k7mr-4xwa')
  await user.type(screen.getByLabelText('Password Baru'), 'baru-67890')
  return user
}

const save = () => screen.getByRole('button', { name: 'Simpan Password' })

test('a reset code sets a new password, and the login follows', async () => {
  server.on('POST', '/users/reset-password', {
    body: { message: 'Password berhasil diperbarui. Silakan login.' },
  })
  const user = await open()

  await user.click(save())

  const success = await screen.findByRole('alertdialog', { name: 'Berhasil' })
  expect(success).toHaveTextContent('Password berhasil diperbarui. Silakan login.')
  expect(server.callsOf('POST', '/users/reset-password')[0]?.body).toEqual({
    identifier: '081200000001',
    kode: 'k7mr-4xwa',
    newPassword: 'baru-67890',
  })
  await user.click(success)
  expect(await screen.findByRole('heading', { name: 'Login 081200000001' })).toBeInTheDocument()
})

test("a link from the server's console fills in account and code", async () => {
  renderApp(<ResetPasswordPage />, {
    at: '/reset-password#akun=admin%40contoh.test&kode=K7MR-4XWA',
  })
  expect(await screen.findByLabelText('Email atau Nomor HP')).toHaveValue('admin@contoh.test')
  expect(screen.getByLabelText('Kode dari Admin')).toHaveValue('K7MR-4XWA')
  expect(screen.getByLabelText('Password Baru')).toHaveValue('')
})

test('a refused reset is shown in a dialog and at its field, which gets the focus', async () => {
  const msg = 'Kode salah atau sudah kedaluwarsa.'
  server.on('POST', '/users/reset-password', {
    status: 422,
    body: { message: msg, error: msg, errors: [{ field: 'kode', msg }] },
  })
  const user = await open()

  await user.click(save())

  expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(msg)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.getByLabelText('Kode dari Admin')).toHaveFocus())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Kode dari Admin')).toHaveAccessibleDescription(
    expect.stringContaining(msg)
  )
})

test('the reset screen explains where to get a code', async () => {
  await open()

  expect(screen.getByRole('link', { name: /Minta kode lewat WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/6281200000000\?text=/)
  )
})
