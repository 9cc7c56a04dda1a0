import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaperBar } from '@/features/admin-class-results/components/paper-bar'
import { SchoolLinks } from '@/features/admin-class-results/components/school-links'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const LINK = {
  id: 5,
  isi: 'Paket A',
  aktif: true,
  sampai: '2026-12-31T16:59:59.000Z',
  diakhiri: null,
  jumlah_dibuka: 0,
  terakhir_dibuka: null,
  createdAt: '2026-11-20T03:00:00.000Z',
}
const PATH = '/admin/kelas/3/tautan'

function open(links: object[]) {
  const server = fakeApi()
  server.on<string, string>('GET', PATH, { body: { data: links } })
  const view = renderApp(
    <SchoolLinks classId={3} part={{ paketId: 7 }} shown="Paket A" isArchived={false} />,
    { at: '/' }
  )
  return { server, ...view }
}

test('a new link and its code are shown once', async () => {
  const { server, user } = open([])
  server.on<string, string>('POST', PATH, { body: { data: { token: 'abc', kode: 'KODE-1' } } })
  await user.click(await screen.findByRole('button', { name: 'Buat Tautan' }))
  await user.click(await screen.findByRole('button', { name: 'Buat' }))
  expect(await screen.findByText('KODE-1')).toBeInTheDocument()
})

test('a wrong day is reported at its field alone', async () => {
  const { server, user } = open([])
  const msg = 'Tanggal sudah lewat.'
  const body = { message: msg, errors: [{ field: 'sampai', msg }] }
  server.on('POST', PATH, { status: 422, body })
  await user.click(await screen.findByRole('button', { name: 'Buat Tautan' }))
  await user.click(await screen.findByRole('button', { name: 'Buat' }))
  expect(await screen.findByLabelText(/^Berlaku sampai/)).toHaveAccessibleDescription(/sudah lewat/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a link ends after a confirmation; a failure is shown and the list refetched', async () => {
  const { server, user } = open([LINK])
  server.on('POST', `${PATH}/5/akhiri`, { status: 409, body: { message: 'Sudah berakhir.' } })
  await user.click(await screen.findByRole('button', { name: 'Akhiri' }))
  await screen.findByRole('alertdialog', { name: 'Akhiri tautan ini?' })
  expect(server.callsOf('POST', `${PATH}/5/akhiri`)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Akhiri' }))
  expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
    'Sudah berakhir.'
  )
  expect(server.callsOf('GET', PATH)).toHaveLength(2)
})

test('a paper that can not be made is reported in a dialog', async () => {
  const server = fakeApi()
  server.on('GET', '/admin/kelas/3/hasil/excel', { status: 500 })
  const { user } = renderApp(
    <PaperBar
      subject={{ kind: 'class', id: 3, paket: 7 }}
      withRanks={false}
      onRanks={() => undefined}
    />,
    { at: '/' }
  )
  await user.click(screen.getByRole('button', { name: 'Unduh Excel' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'Gagal membuat berkas' })
  ).toHaveTextContent('Terjadi kesalahan')
})
