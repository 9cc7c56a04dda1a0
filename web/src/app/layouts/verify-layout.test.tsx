import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { VerifyLayout } from '@/app/layouts/verify-layout'
import { LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { status: 404 })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

function open() {
  return renderApp(
    <Routes>
      <Route
        path="/verifikasi/:kode"
        element={
          <VerifyLayout>
            <input aria-label="Kode" />
          </VerifyLayout>
        }
      />
    </Routes>,
    { at: '/verifikasi/K7MR4' }
  )
}

test('a visitor of the verification page is offered login and registration, and no user screens', async () => {
  server.on('GET', '/users/getAuth', NO_SESSION)
  open()

  expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Daftar' })).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a user on the verification page gets the navigation, and keeps input typed before the session loaded', async () => {
  const { answer, release } = heldAnswer<'GET', '/users/getAuth'>()
  server.on('GET', '/users/getAuth', answer)
  const { user } = open()
  await user.type(screen.getByLabelText('Kode'), 'AB')
  release({ body: { dataUser: LEARNER } })

  const navigation = await screen.findByRole('navigation', { name: 'Utama' })
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent)
  ).toEqual(['Simulasi', 'Paket Saya', 'Riwayat Simulasi', 'Mini Test', 'Latihan'])
  expect(screen.getByRole('button', { name: /Ayu Lestari/ })).toBeInTheDocument()
  expect(screen.getByLabelText('Kode')).toHaveValue('AB')
})
