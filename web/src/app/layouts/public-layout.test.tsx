import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import PublicLayout from '@/app/layouts/public-layout'
import { LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { status: 500 })
})

function open() {
  return renderApp(
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="/" element={<h1>Beranda</h1>} />
      </Route>
    </Routes>,
    { at: '/' }
  )
}

test('a visitor is offered login and registration', async () => {
  server.on('GET', '/users/getAuth', NO_SESSION)
  open()

  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a signed-in user finds their menu', async () => {
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  open()

  expect(await screen.findByRole('button', { name: /Ayu Lestari/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
})

test('the public layout shows that the session is loading, and keeps the page readable', async () => {
  const { answer, release } = heldAnswer<'GET', '/users/getAuth'>()
  server.on('GET', '/users/getAuth', answer)
  open()

  expect(screen.getByText('Loading...')).toBeInTheDocument()
  expect(screen.getByText(/Mohon tunggu, sedang mengambil data pengguna/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Beranda' })).toBeInTheDocument()

  release(NO_SESSION)
  await screen.findByRole('link', { name: 'Login' })
  expect(screen.queryByText('Loading...')).toBeNull()
})

test('the public layout shows when the session cannot be fetched', async () => {
  server.on('GET', '/users/getAuth', { status: 503 })
  open()

  const dialog = await screen.findByRole('alertdialog', { name: 'Oops...' })
  expect(dialog).toHaveTextContent('Gagal mengambil data pengguna!')
  expect(dialog).toHaveTextContent('Silakan coba lagi nanti')
})

test('the public layout shows the default name while the settings are unavailable', async () => {
  server.on('GET', '/users/getAuth', NO_SESSION)
  open()

  expect(await screen.findByRole('link', { name: 'Lulus' })).toHaveAttribute('href', '/')
})

test("the public layout shows the academy's name and logo", async () => {
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', {
    body: { ...SETTINGS, logo: '/uploads/logo/cendekia.png' },
  })
  open()

  const brand = await screen.findByRole('link', { name: 'Cendekia' })
  expect(brand.querySelector('img')).toHaveAttribute('src', '/api/uploads/logo/cendekia.png')
})
