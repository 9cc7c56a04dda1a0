import 'fake-indexeddb/auto'
import type { Role } from '@lulus/api/contracts/capabilities'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import AdminLayout from '@/app/layouts/admin-layout'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { sessionQuery } from '@/lib/session/session-query'
import { createQueryClient } from '@/lib/query/query-client'
import type { SessionUser } from '@/lib/session/session-query'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { ADMIN, LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { openRoutes } from '@/testing/open-routes'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(async () => {
  await clearPrivateStorage()
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

function signedIn(user: SessionUser) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, user)
  server.on('GET', '/users/getAuth', { body: { dataUser: user } })
  return queryClient
}

function open(at = '/admin/payments', content = <h1>Layar admin</h1>, role: Role = 'Admin') {
  return renderApp(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="/admin/*" element={content} />
      </Route>
      <Route path="*" element={<h1>Luar</h1>} />
    </Routes>,
    { at, queryClient: signedIn({ ...ADMIN, role }) }
  )
}

const sidebar = () => screen.getByRole('navigation', { name: 'Admin' })

test('the admin sidebar counts the payments that wait, for those who decide them', async () => {
  server.on('GET', '/admin/payments', { body: { payments: [], total: 7, totalPages: 7 } })
  open()
  const item = await screen.findByRole('link', { name: 'Pembayaran', description: '7 menunggu' })
  expect(item).toHaveTextContent('7')
  expect(server.callsOf('GET', '/admin/payments')[0]?.query).toEqual({
    status: 'pending',
    limit: '1',
  })
})

test.each([
  ['Dashboard', '/admin/dashboard'],
  ['Pembayaran', '/admin/payments'],
  ['Pesan', '/admin/pesan'],
  ['Laporan', '/admin/laporan'],
  ['Riwayat Simulasi', '/admin/riwayat-ujian'],
  ['Jawaban Terlambat', '/admin/jawaban-terlambat'],
  ['Soal Simulasi', '/admin/soal-simulasi'],
  ['Data User', '/admin/data-user'],
  ['Kelas', '/admin/kelas'],
  ['Jadwal Ujian', '/admin/jadwal'],
  ['Lab', '/admin/lab'],
])('the admin sidebar links to %s', (name, address) => {
  open()

  expect(within(sidebar()).getByRole('link', { name })).toHaveAttribute('href', address)
})

test.each<[Role, string[]]>([
  ['Guru', ['Riwayat Simulasi', 'Hasil Kelas', 'Soal Simulasi']],
  ['Keuangan', ['Dashboard', 'Pembayaran', 'Pesan', 'Laporan']],
  ['Pengawas', ['Jadwal Ujian']],
])('the sidebar of the role %s has only its own screens', (role, items) => {
  open('/admin', undefined, role)

  const links = within(sidebar()).queryAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(items)
})

test.each<[Role, string, boolean]>([
  ['Guru', '/admin/soal-simulasi/soal-listening/3', true],
  ['Guru', '/admin/soal-simulasi/edit-soal-listening/3', true],
  ['Guru', '/admin/soal-simulasi/edit/3', false],
  ['Guru', '/admin/soal-simulasi/add', false],
  ['Guru', '/admin/payments', false],
  ['Keuangan', '/admin/payments', true],
  ['Keuangan', '/admin/data-user', false],
  ['Pengawas', '/admin/lab', false],
  ['Pengawas', '/admin/jadwal', true],
  ['Pengawas', '/admin/jadwal/7', true],
  ['Pengawas', '/admin/jadwal/add', false],
  ['Pengawas', '/admin/jadwal/edit/7', false],
  ['Admin', '/admin/staf', true],
  ['Admin', '/admin/entah', false],
])('the role %s sees the screen at %s: %s', (role, address, isShown) => {
  open(address, <h1>Layar admin</h1>, role)

  const heading = isShown ? 'Layar admin' : 'Halaman ini bukan untuk peran Anda'
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
})

test('the sidebar marks the current screen, also on its subpages', () => {
  open('/admin/soal-simulasi/edit/3')

  expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Soal Simulasi'
  )
})

test('the admin area has the profile menu', async () => {
  const { user } = open()

  await user.click(screen.getByRole('button', { name: ADMIN.nama }))

  expect(await screen.findByRole('menuitem', { name: 'Profile User' })).toBeInTheDocument()
})

test('Logout ends the session and redirects home', async () => {
  server.on('POST', '/users/logout', { body: { message: 'ok' } })
  const { user } = open()

  await user.click(within(sidebar()).getByRole('button', { name: 'Logout' }))

  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
  expect(server.callsOf('POST', '/users/logout')).toHaveLength(1)
})

function HalfFilled() {
  useLeaveGuard(true)
  return <h1>Formulir</h1>
}

test.each(['Logout', 'Sign out'])('%s asks first while a form is half-filled', async (way) => {
  server.on('POST', '/users/logout', { body: { message: 'ok' } })
  const { user } = open('/admin/pengaturan', <HalfFilled />)
  const leave = async () => {
    if (way === 'Logout') {
      await user.click(within(sidebar()).getByRole('button', { name: way }))
      return
    }
    await user.click(screen.getByRole('button', { name: ADMIN.nama }))
    await user.click(await screen.findByRole('menuitem', { name: way }))
  }

  await leave()
  await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })
  await user.click(screen.getByRole('button', { name: 'Tetap di Sini' }))
  expect(screen.getByRole('heading', { name: 'Formulir' })).toBeInTheDocument()
  expect(server.callsOf('POST', '/users/logout')).toHaveLength(0)

  await leave()
  await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })
  await user.click(screen.getByRole('button', { name: 'Ya, Tinggalkan' }))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
})

test('on phones the navigation is a drawer that closes after choosing', async () => {
  const { user } = open()

  await user.click(screen.getByRole('button', { name: 'Buka navigasi' }))
  const drawer = await screen.findByRole('dialog', { name: 'Navigasi' })
  await user.click(within(drawer).getByRole('link', { name: 'Data User' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/data-user')
})

test('Esc closes the drawer and restores the focus', async () => {
  const { user } = open()
  const opener = screen.getByRole('button', { name: 'Buka navigasi' })

  await user.click(opener)
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(opener).toHaveFocus())
})

test('/admin redirects an admin to the payments', async () => {
  server.on('GET', '/admin/payments', { body: { payments: [], total: 0, totalPages: 1 } })
  const { address } = await openRoutes('/admin', signedIn(ADMIN))

  await waitFor(() => expect(address()).toBe('/admin/payments'))
  expect(await screen.findByRole('heading', { name: 'Pembayaran' })).toBeInTheDocument()
})

test.each<[Role, string]>([
  ['Guru', '/admin/riwayat-ujian'],
  ['Keuangan', '/admin/payments'],
  ['Pengawas', '/admin/jadwal'],
])('/admin redirects the role %s to %s', async (role, start) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { address } = await openRoutes('/admin', signedIn({ ...ADMIN, role }))

  await waitFor(() => expect(address()).toBe(start))
})

test('/admin redirects a learner to /login', async () => {
  const { address } = await openRoutes('/admin', signedIn(LEARNER))

  await waitFor(() => expect(address()).toBe('/login'))
})
