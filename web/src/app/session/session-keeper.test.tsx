import 'fake-indexeddb/auto'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { get, set } from 'idb-keyval'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequireLogin } from '@/app/guards/require-login'
import { SessionKeeper } from '@/app/session/session-keeper'
import { messageOf } from '@/lib/api/api-error'
import { api } from '@/lib/api/client'
import { createQueryClient } from '@/lib/query/query-client'
import { useReloginInPlace } from '@/lib/session/relogin'
import { noteNewNumber } from '@/lib/session/note-new-number'
import { sessionQuery, type SessionUser } from '@/lib/session/session-query'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'
import { LEARNER, NO_SESSION, OTHER_LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { eventually } from '@/testing/eventually'

const DETAILS = { ...LEARNER, email: 'ayu@demo.test', targetSkor: null }

/** The lazy toaster code, which each test releases when it wants. */
const toaster = vi.hoisted(() => ({ ...Promise.withResolvers<void>(), isAsked: false }))
vi.mock('@/components/ui/toaster', async () => {
  toaster.isAsked = true
  await toaster.promise
  return { default: () => <p>Pemberitahuan</p> }
})

let server: FakeApi

beforeEach(async () => {
  await clearPrivateStorage()
  server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  server.on('GET', '/users/detail-user', NO_SESSION)
})

function Email() {
  const { data, error } = useQuery({
    queryKey: ['email'],
    queryFn: () => api.get('/users/detail-user'),
  })
  return <p>{data?.email ?? (error && messageOf(error, ''))}</p>
}

function LongForm() {
  useReloginInPlace()
  return (
    <>
      <input aria-label="Jawaban" />
      <Email />
      <Link to="/profile">Profil</Link>
    </>
  )
}

function open(at: string, queryClient = createQueryClient()) {
  return renderApp(
    <>
      <SessionKeeper />
      <Routes>
        <Route path="/login" element={<h1>Login</h1>} />
        <Route element={<RequireLogin />}>
          <Route path="/profile" element={<Email />} />
          <Route path="/simulasi-toefl/1" element={<LongForm />} />
        </Route>
      </Routes>
    </>,
    { at, queryClient }
  )
}

test('a lost session redirects to /login', async () => {
  open('/profile')

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
})

test('where input could be lost, a lost session asks for the password in place and repeats the call', async () => {
  const { user } = open('/simulasi-toefl/1')
  await user.type(await screen.findByLabelText('Jawaban'), 'belum terkirim')

  const dialog = await screen.findByRole('dialog', { name: 'Sesi Anda telah berakhir' })
  expect(dialog).toHaveTextContent(LEARNER.nama)
  expect(screen.getByLabelText('Password')).toHaveFocus()

  server.on('POST', '/users/login', { body: LEARNER })
  server.on('GET', '/users/detail-user', { body: DETAILS })
  await user.keyboard('demo-12345')
  await user.click(screen.getByRole('button', { name: 'Login' }))

  expect(await screen.findByText('ayu@demo.test')).toBeInTheDocument()
  expect(server.callsOf('POST', '/users/login')[0]?.body).toEqual({
    identifier: LEARNER.nohp,
    password: 'demo-12345',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Jawaban')).toHaveValue('belum terkirim')
})

test('a screen that loads meanwhile does not take the focus from the password', async () => {
  const { user } = open('/simulasi-toefl/1')
  await screen.findByRole('dialog')
  await user.keyboard('demo')
  await eventually(() => expect(toaster.isAsked).toBe(true))
  await user.keyboard('-12345')
  toaster.resolve()
  expect(await screen.findByText('Pemberitahuan')).toBeInTheDocument()

  expect(screen.getByLabelText('Password')).toHaveValue('demo-12345')
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

test("a login card's password is replaced in place and the call is repeated", async () => {
  const { user } = open('/simulasi-toefl/1')
  await screen.findByRole('dialog', { name: 'Sesi Anda telah berakhir' })
  const message = 'Buat password baru yang hanya Anda ketahui.'
  server.on('POST', '/users/login', {
    status: 401,
    body: { message, code: 'perlu_password_baru' },
  })
  await user.type(screen.getByLabelText('Password'), 'k7mr4xw9cdh')
  await user.click(screen.getByRole('button', { name: 'Login' }))

  await screen.findByRole('dialog', { name: 'Buat password baru' })
  server.on('POST', '/users/login/password-baru', { body: LEARNER })
  server.on('GET', '/users/detail-user', { body: DETAILS })
  await user.type(await screen.findByLabelText('Password Baru'), 'kopi-tubruk-pagi')
  await user.click(screen.getByRole('button', { name: 'Simpan dan Lanjutkan' }))

  expect(await screen.findByText('ayu@demo.test')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong password is shown in the dialog, which stays open', async () => {
  const { user } = open('/simulasi-toefl/1')
  await screen.findByRole('dialog')
  const message = 'Email/nomor HP atau password salah.'
  server.on('POST', '/users/login', { status: 401, body: { message } })

  await user.type(screen.getByLabelText('Password'), 'salah')
  await user.click(screen.getByRole('button', { name: 'Login' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('a user who declines to sign in again is redirected to /login', async () => {
  const { user } = open('/simulasi-toefl/1')
  await screen.findByRole('dialog')

  await user.click(screen.getByRole('button', { name: 'Keluar' }))

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
})

test('the sign-in dialog closes with the screen that opened it', async () => {
  open('/simulasi-toefl/1')
  const link = await screen.findByText('Profil')
  await screen.findByRole('dialog')

  // Nothing behind the dialog can be pressed, but the browser's Back can.
  fireEvent.click(link)

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a background check does not redirect away from a screen with unsaved input', async () => {
  server.on('GET', '/users/detail-user', { body: DETAILS })
  const { queryClient } = open('/simulasi-toefl/1')
  await screen.findByText('ayu@demo.test')

  server.on('GET', '/users/getAuth', NO_SESSION)
  void queryClient.refetchQueries(sessionQuery)

  expect(
    await screen.findByRole('dialog', { name: 'Sesi Anda telah berakhir' })
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Jawaban')).toBeInTheDocument()
})

test("one user's drafts are gone when another user signs in in another tab", async () => {
  server.on('GET', '/users/detail-user', { body: DETAILS })
  const queryClient = createQueryClient()
  open('/profile', queryClient)
  await screen.findByText('ayu@demo.test')
  await set('answers', 'unsent', privateStore())
  await waitFor(async () => expect(await get('owner', privateStore())).toBe(LEARNER.nohp))

  server.on('GET', '/users/detail-user', {
    body: { ...OTHER_LEARNER, email: 'budi@demo.test', targetSkor: null },
  })
  act(() => {
    queryClient.setQueryData(sessionQuery.queryKey, OTHER_LEARNER)
  })

  await waitFor(async () => expect(await get('answers', privateStore())).toBeUndefined())
  expect(queryClient.getQueryData(['email'])).toBeUndefined()
})

test('a user whose phone number changes remains the same user and keeps their drafts', async () => {
  server.on('GET', '/users/detail-user', { body: DETAILS })
  const queryClient = createQueryClient()
  open('/profile', queryClient)
  await screen.findByText('ayu@demo.test')
  await waitFor(async () => expect(await get('owner', privateStore())).toBe(LEARNER.nohp))
  await set('answers', 'unsent', privateStore())

  const renumbered: SessionUser = { ...LEARNER, nohp: '081299990000' }
  await noteNewNumber(LEARNER.nohp, renumbered.nohp)
  act(() => {
    queryClient.setQueryData(sessionQuery.queryKey, renumbered)
  })

  await waitFor(async () => expect(await get('owner', privateStore())).toBe(renumbered.nohp))
  expect(await get('answers', privateStore())).toBe('unsent')
  expect(queryClient.getQueryData(['email'])).toBeDefined()
})
