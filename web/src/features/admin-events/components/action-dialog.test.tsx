import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Outcome } from '@/features/admin-events/api/actions'
import type { Sitter } from '@/features/admin-events/api/events'
import { ActionDialog } from '@/features/admin-events/components/action-dialog'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const PATH = '/admin/jadwal/7/tindakan'
const sitters = [
  { id: 11, nama: 'Ayu' },
  { id: 12, nama: 'Budi' },
] as Sitter[]

let server: FakeApi

const outcome = (userId: number, changes: Partial<Outcome> = {}): Outcome => ({
  userId,
  status: 'dilakukan',
  keterangan: 'Listening ditambah 5 menit.',
  sisaDetik: 900,
  ...changes,
})

function reply(message: string, hasil: Outcome[]) {
  server.on('POST', PATH, { body: { message, hasil } })
}

const sent = () => server.callsOf('POST', PATH).filter(({ query }) => !('periksa' in query))

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <ActionDialog id={7} sitters={sitters} chosen={[11, 12]} onClose={() => setOpen(false)} />
  ) : null
}

beforeEach(() => {
  server = fakeApi()
})

test('an action shows what it would do, is sent with a key, and shows what it did to each', async () => {
  reply('Akan dilakukan untuk 1 peserta, 1 dilewati.', [
    outcome(11, { status: 'akan_dilakukan' }),
    outcome(12, { status: 'dilewati', keterangan: 'Sudah selesai mengerjakan.', sisaDetik: null }),
  ])
  const { user } = renderApp(<Opened />, { at: '/' })
  await user.click(screen.getByRole('button', { name: 'Tambah waktu' }))
  expect(screen.getByText('Tulis alasannya, paling sedikit 3 huruf.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Listrik padam' }))
  const effect = await screen.findByRole('region', { name: 'Akibatnya' })
  expect(within(effect).getByRole('row', { name: /Budi/ })).toHaveTextContent(
    'Dilewati: Sudah selesai mengerjakan.'
  )
  expect(sent()).toHaveLength(0)

  reply('Dilakukan untuk 1 peserta, 1 dilewati.', [outcome(11), outcome(12)])
  await user.click(screen.getByRole('button', { name: 'Tambah waktu' }))
  expect(await screen.findByText('Dilakukan untuk 1 peserta, 1 dilewati.')).toBeVisible()
  expect(sent()[0]?.body).toMatchObject({
    jenis: 'tambah_waktu',
    peserta: [11, 12],
    menit: 5,
    alasan: 'Listrik padam.',
    kunci: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })
})

test('a press that failed is sent again with the same key, and another action with another', async () => {
  server.on('POST', PATH, { status: 503, body: {} })
  const { user } = renderApp(<Opened />, { at: '/' })
  await user.click(screen.getByRole('button', { name: 'Listrik padam' }))
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Tambah waktu' }))
    await waitFor(() => expect(sent()).toHaveLength(times))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
  }
  await user.click(screen.getByRole('button', { name: 'Jaringan terputus' }))
  await user.click(screen.getByRole('button', { name: 'Tambah waktu' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [first, second, third] = sent().map(({ body }) => (body as { kunci: string }).kunci)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('who presses second is told who was first, and may insist for those alone', async () => {
  const preceded = { status: 'dilewati', keterangan: 'Baru saja dilakukan oleh Rini.' } as const
  reply('Dilakukan untuk 1 peserta, 1 dilewati.', [outcome(11), outcome(12, preceded)])
  const { user } = renderApp(<Opened />, { at: '/' })
  await user.click(screen.getByRole('button', { name: 'Listrik padam' }))
  await user.click(screen.getByRole('button', { name: 'Tambah waktu' }))
  expect(await screen.findByText('Dilewati: Baru saja dilakukan oleh Rini.')).toBeVisible()
  await waitFor(() => expect(sent()).toHaveLength(1))
  reply('Dilakukan untuk 1 peserta.', [outcome(12)])
  await user.click(screen.getByRole('button', { name: 'Tetap Lakukan' }))
  expect(await screen.findByText('Dilakukan untuk 1 peserta.')).toBeVisible()
  expect(sent()[1]?.body).toMatchObject({ peserta: [12], paksa: true })
})

test('an action whose purpose is known begins with its kind and reason, and needs one press', async () => {
  reply('Dilakukan untuk 1 peserta.', [outcome(11)])
  const first = { kind: 'kembalikan_waktu', reason: 'Server tidak dapat dihubungi.' } as const
  const { user } = renderApp(
    <ActionDialog id={7} sitters={sitters} chosen={[11]} first={first} onClose={() => undefined} />,
    { at: '/' }
  )
  await user.click(screen.getByRole('button', { name: 'Kembalikan waktu' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({
    jenis: 'kembalikan_waktu',
    peserta: [11],
    alasan: 'Server tidak dapat dihubungi.',
  })
})
