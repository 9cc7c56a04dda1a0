import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import SebPage, { pageLoader } from '@/features/seb/pages/seb-page'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const TOKEN = 'f0'.repeat(32)
const OWN = `/seb?bukti=${TOKEN}`
const SEB_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/138.0.0.0 Safari/537.36 SEB/3.9.0'

let server: FakeApi
let load: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/seb', { body: { data: { bukti: TOKEN, lab: null } } })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SEB_AGENT)
  load = vi.spyOn(pageLoader, 'load').mockReturnValue(undefined)
})

afterEach(() => {
  delete window.SafeExamBrowser
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
})

function open(at: string) {
  // SEB hashes the page's address, but this test's router has another one in memory.
  window.history.replaceState(null, '', at)
  return renderApp(
    <Routes>
      <Route path="/seb" element={<SebPage />} />
      <Route path="*" element={<p>Layar lain</p>} />
    </Routes>,
    { at }
  )
}

const address = () => screen.getByTestId('address').textContent

test('the SEB page reloads at the address for this login only', async () => {
  open('/seb?ke=%2Fujian%2F3')

  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(load).toHaveBeenCalledWith(`/seb?ke=%2Fujian%2F3&bukti=${TOKEN}`)
  expect(server.callsOf('POST', '/seb')).toHaveLength(0)
})

test('at that address SEB proves itself with its keys, and the learner goes to the requested page', async () => {
  server.on('POST', '/seb', () => {
    server.on('GET', '/seb', { body: { data: { bukti: TOKEN, lab: 'Lab 1' } } })
    return { body: { message: '', data: { lab: 'Lab 1' } } }
  })
  const at = `${OWN}&ke=%2Fujian%2F3`
  open(at)
  // Windows adds the interface after the page has started, and macOS fills it in then.
  window.SafeExamBrowser = { security: { configKey: '', browserExamKey: '' } }
  setTimeout(() => {
    window.SafeExamBrowser = {
      security: { configKey: 'c0'.repeat(32), browserExamKey: 'e0'.repeat(32) },
    }
  }, 50)

  await waitFor(() => expect(address()).toBe('/ujian/3'))
  expect(load).not.toHaveBeenCalled()
  expect(server.callsOf('POST', '/seb')[0]?.body).toEqual({
    alamat: window.location.origin + at,
    kunciKonfigurasi: 'c0'.repeat(32),
    kunciUjian: 'e0'.repeat(32),
  })
})

test('the SEB page continues at once when this login has proven itself, and never to another site', async () => {
  server.on('GET', '/seb', { body: { data: { bukti: TOKEN, lab: 'Lab 1' } } })
  open('/seb?ke=%2F%2Fevil.example')

  await waitFor(() => expect(address()).toBe('/paketsoal'))
  expect(load).not.toHaveBeenCalled()
})

test.each([
  '%2F%2Fevil.example',
  '%2F%09%2Fevil.example',
  '%2F%0D%2Fevil.example',
  '%2F%5Cevil.example',
])('the SEB page has no link that leads away: %s', async (address) => {
  server.on('POST', '/seb', { status: 403, body: { message: 'Berkas lama.', code: 'seb_versi' } })
  window.SafeExamBrowser = { security: { configKey: 'c0'.repeat(32) } }
  open(`${OWN}&ke=${address}`)
  expect(await screen.findByRole('link', { name: 'Lanjut tanpa lab' })).toHaveAttribute(
    'href',
    '/paketsoal'
  )
})

test('the SEB page shows why the server refuses it, and retries', async () => {
  server.on('POST', '/seb', { status: 403, body: { message: 'Berkas lama.', code: 'seb_versi' } })
  window.SafeExamBrowser = { security: { configKey: 'c0'.repeat(32) } }
  const { user } = open(OWN)

  expect(await screen.findByRole('alert')).toHaveTextContent('Berkas lama.')
  expect(server.callsOf('POST', '/seb')[0]?.body).toMatchObject({ kunciUjian: null })
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(server.callsOf('POST', '/seb')).toHaveLength(2))
  expect(await screen.findByRole('link', { name: 'Lanjut tanpa lab' })).toHaveAttribute(
    'href',
    '/paketsoal'
  )
})

test('the SEB page reports a version of SEB too old to provide its keys', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(OWN)
  await waitFor(() => expect(server.callsOf('GET', '/seb')).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(6000)

  expect(await screen.findByRole('alert')).toHaveTextContent('versi 3.4')
})

test('the SEB page requests nothing in an ordinary browser', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/138.0.0.0')
  open('/seb')

  expect(await screen.findByRole('status')).toHaveTextContent('browser biasa')
  expect(load).not.toHaveBeenCalled()
})
