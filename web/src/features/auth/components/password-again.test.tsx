import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { PasswordAgain } from '@/features/auth/components/password-again'
import { api } from '@/lib/api/client'
import { sessionQuery } from '@/lib/session/session-query'
import { isKnownFailure } from '@/lib/session/known-failure'
import { createQueryClient } from '@/lib/query/query-client'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type Failure, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const NEEDED = {
  status: 403,
  body: { message: 'Masukkan kata sandi Anda lagi', code: 'perlu_kata_sandi' },
} satisfies Failure

const KEY = { id: 1, nama: 'Lab 1', labId: 1, labKey: 'k' }

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('POST', '/admin/lab', NEEDED)
})

function Form() {
  const [outcome, setOutcome] = useState('')
  const send = async () => {
    try {
      const { message } = await api.post('/admin/lab', { body: { nama: 'Lab 1' } })
      setOutcome(message)
    } catch (error) {
      setOutcome(isKnownFailure(error) ? 'batal' : 'gagal')
    }
  }
  return (
    <>
      <input aria-label="Catatan" />
      <button onClick={() => void send()}>Simpan</button>
      <output>{outcome}</output>
    </>
  )
}

async function pressSave() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  const { user } = renderApp(
    <>
      <Form />
      <PasswordAgain />
    </>,
    { at: '/admin/lab', queryClient }
  )
  await user.type(screen.getByLabelText('Catatan'), 'belum disimpan')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await screen.findByRole('dialog', { name: 'Masukkan kata sandi Anda lagi' })
  expect(screen.getByLabelText('Password')).toHaveFocus()
  return user
}

test('confirming the password repeats the refused call, and the screen stays as it was', async () => {
  const user = await pressSave()

  server.on('POST', '/users/konfirmasi-password', ({ body }) => {
    expect(body).toEqual({ password: 'rahasia-8' })
    server.on('POST', '/admin/lab', { status: 201, body: { message: 'Terdaftar', data: KEY } })
    return { body: { message: 'Kata sandi benar.' } }
  })
  await user.keyboard('rahasia-8')
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }))

  expect(await screen.findByText('Terdaftar')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Catatan')).toHaveValue('belum disimpan')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus())
})

test('a wrong password is shown at its field, which stays for another try', async () => {
  const user = await pressSave()

  server.on('POST', '/users/konfirmasi-password', {
    status: 422,
    body: { message: 'Password salah.' },
  })
  await user.keyboard('salah')
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }))

  expect(await screen.findByText('Password salah.')).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(server.callsOf('POST', '/admin/lab')).toHaveLength(1)
})

test('declining the password prompt fails the call silently and keeps the input', async () => {
  const user = await pressSave()

  await user.keyboard('{Escape}')

  expect(await screen.findByText('batal')).toBeInTheDocument()
  expect(screen.getByLabelText('Catatan')).toHaveValue('belum disimpan')
})
