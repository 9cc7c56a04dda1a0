import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import SecondFactorCard from '@/features/second-factor/components/second-factor-card'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const PATH = '/admin/dua-langkah'

function open(isEnabled: boolean) {
  const server = fakeApi()
  server.on('GET', PATH, {
    body: { data: { aktif: isEnabled, kodePemulihan: isEnabled ? 10 : 0 } },
  })
  return { server, ...renderApp(<SecondFactorCard />, { at: '/admin/profile' }) }
}

test('it is turned on with the first code, and shows the recovery codes', async () => {
  const { server, user } = open(false)
  server.on('POST', PATH, { body: { data: { qr: 'data:,', rahasia: 'ABCD EFGH' } } })
  server.on('POST', `${PATH}/aktifkan`, {
    body: { message: 'Aktif.', data: { kodePemulihan: ['kode-satu'] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Aktifkan' }))
  await user.type(await screen.findByLabelText(/^Kode/), '123456{Enter}')
  expect(await screen.findByText('kode-satu')).toBeInTheDocument()
  expect(server.callsOf('POST', `${PATH}/aktifkan`)[0]?.body).toEqual({ kode: '123456' })
})

test('a failure to begin is shown in a dialog', async () => {
  const { server, user } = open(false)
  server.on('POST', PATH, { status: 500 })
  await user.click(await screen.findByRole('button', { name: 'Aktifkan' }))
  expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
    'Terjadi kesalahan'
  )
})

test('a wrong code is reported at its field, and the dialog stays', async () => {
  const { server, user } = open(true)
  server.on('POST', `${PATH}/matikan`, { status: 422, body: { message: 'Kode salah.' } })
  await user.click(await screen.findByRole('button', { name: 'Matikan' }))
  const code = await screen.findByLabelText(/^Kode/)
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('Kode salah.')).toBeInTheDocument()
  expect(code).toHaveValue('000000')
})
