import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KioskBridge } from '@/platform/kiosk-bridge'
import { ADMIN, LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi } from '@/testing/fake-api'

let askToLeave: () => void = () => undefined
const bridge = {
  seat: () => Promise.resolve({ lab: 'Lab A', seat: '12', version: '1.0.0' }),
  setStage: vi.fn(() => Promise.resolve()),
  onSignOutRequested: (listener) => {
    askToLeave = listener
    return () => undefined
  },
} satisfies KioskBridge

beforeEach(() => {
  bridge.setStage.mockClear()
  window.lulusKiosk = bridge
  // The platform is known when the app's modules are first read.
  vi.resetModules()
})
afterEach(() => {
  delete window.lulusKiosk
})

async function open(at: string) {
  const { default: KioskRouter } = await import('@/app/kiosk-router')
  const { renderApp } = await import('@/testing/render-app')
  return renderApp(<KioskRouter />, { at })
}

function signedIn(dataUser: typeof LEARNER) {
  const server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser } })
  server.on('GET', '/paket-soal', { body: { data: [] } })
  server.on('GET', '/users/lastScore', { body: { lastScore: -1 } })
  return server
}

test('a visitor signs in, and can not register', async () => {
  fakeApi().on('GET', '/users/getAuth', NO_SESSION)
  await open('/')

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Daftar' })).toBeNull()
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('signed_out'))
})

test.each([
  ['a learner', LEARNER],
  ['an admin', ADMIN],
])('%s finds the screens of an exam and no others', async (_, account) => {
  signedIn(account)
  const { user } = await open('/')

  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('choosing'))
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))
  for (const hidden of ['/paket-saya', '/mini-test', '/profile', '/admin'])
    expect(links).not.toContain(hidden)
  expect(links).toContain('/riwayat-ujian')

  await user.click(screen.getByRole('button', { name: new RegExp(account.nama) }))
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: /Profile|Dashboard/ })).toBeNull()
})

test.each(['/bayar/3', '/profile', '/admin/payments', '/mini-test', '/verifikasi/abc'])(
  '%s is explained and leads back to the packages',
  async (at) => {
    signedIn(LEARNER)
    await open(at)

    expect(await screen.findByText('Tidak tersedia di komputer ujian')).toBeInTheDocument()
    expect(screen.getByTestId('address')).toHaveTextContent('/paketsoal')
  }
)

test('whoever has left is signed out', async () => {
  const server = signedIn(LEARNER)
  await open('/paketsoal')
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('choosing'))

  server.on('POST', '/users/logout', { body: { message: 'Berhasil keluar.' } })
  askToLeave()
  await waitFor(() => expect(bridge.setStage).toHaveBeenLastCalledWith('signed_out'))
})
