import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SchoolPage } from '@/features/school/pages/school-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

function open() {
  const server = fakeApi()
  server.on('GET', '/sekolah/abc/hasil', { status: 401 })
  const screens = (
    <Routes>
      <Route path="/sekolah/:token" element={<SchoolPage />} />
    </Routes>
  )
  return { server, ...renderApp(screens, { at: '/sekolah/abc' }) }
}

test('an empty code is not sent', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Lihat Hasil' }))
  expect(await screen.findByLabelText(/^Kode akses/)).toBeInvalid()
  expect(server.callsOf('POST', '/sekolah/abc/buka')).toHaveLength(0)
})

test.each([
  [{ status: 422, body: { message: 'Kode salah.' } } as const, 'Kode salah.'],
  [{ status: 500 } as const, 'Kode tidak dapat diperiksa.'],
])('a refused code is reported at its field', async (answer, message) => {
  const { server, user } = open()
  server.on('POST', '/sekolah/abc/buka', answer)
  const code = await screen.findByLabelText(/^Kode akses/)
  await user.type(code, 'ABCD{Enter}')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(code).toHaveValue('ABCD')
})
