import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { StaffRow } from '@/features/admin-staff/api/staff'
import StaffPage from '@/features/admin-staff/pages/staff-page'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

const GURU: StaffRow = {
  id: 7,
  nama: 'Sari Dewi',
  nohp: '081377770001',
  email: 'sari@akademi.test',
  peran: 'Guru',
  ditangguhkan: false,
  dua_langkah: true,
  createdAt: '2026-11-20T03:00:00.000Z',
}
const OWN: StaffRow = { ...GURU, id: 1, nama: ADMIN.nama, nohp: ADMIN.nohp, peran: 'Admin' }
const INVITATION = {
  id: 4,
  nama: 'Budi',
  email: 'budi@akademi.test',
  peran: 'Keuangan' as const,
  berlakuSampai: '2026-11-25T03:00:00.000Z',
}

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/admin/staf', { body: { staf: [OWN, GURU], undangan: [INVITATION] } })
})

function open() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  return renderApp(<StaffPage />, { at: '/admin/staf', queryClient })
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error(`${name} stands in no row`)
  return within(row)
}

test('staff cannot change their own role', async () => {
  open()

  expect((await rowOf(ADMIN.nama)).queryByRole('button', { name: 'Ubah Peran' })).toBeNull()
  expect((await rowOf('Sari Dewi')).getByRole('button', { name: 'Ubah Peran' })).toBeVisible()
  expect((await rowOf('Budi')).getByText('Keuangan')).toBeVisible()
})

test('an invitation ends with a link that is shown once', async () => {
  server.on('POST', '/admin/staf/undangan', { body: { data: { ...INVITATION, token: 'rahasia' } } })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Undang Staf' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undang staf' }))
  await user.type(dialog.getByLabelText(/Nama/), 'Budi')
  await user.type(dialog.getByLabelText(/Email/), 'budi@akademi.test')
  await user.click(dialog.getByRole('radio', { name: /Keuangan/ }))
  await user.click(dialog.getByRole('button', { name: 'Buat Tautan' }))

  const shown = await screen.findByRole('dialog', { name: 'Tautan undangan' })
  expect(within(shown).getByLabelText('Tautan')).toHaveTextContent(
    `${window.location.origin}/undangan#rahasia`
  )
  const [call] = server.callsOf('POST', '/admin/staf/undangan')
  expect(call?.body).toEqual({ nama: 'Budi', email: 'budi@akademi.test', peran: 'Keuangan' })
  await user.click(within(shown).getByRole('button', { name: 'Sudah saya salin' }))
  expect(screen.queryByText(/rahasia/)).toBeNull()
})

test('a role change that the server refuses keeps the dialog open, with the reason', async () => {
  server.on('PUT', '/admin/staf/7/peran', {
    status: 403,
    body: { message: 'Akun Anda sendiri sedang ditangguhkan.', error: '', errors: [] },
  })
  const { user } = open()
  await user.click((await rowOf('Sari Dewi')).getByRole('button', { name: 'Ubah Peran' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah peran' }))
  expect(dialog.getByRole('radio', { name: /Guru/ })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: /Peserta/ }))
  await user.click(dialog.getByRole('button', { name: 'Simpan Peran' }))

  expect(await dialog.findByText('Akun Anda sendiri sedang ditangguhkan.')).toBeVisible()
  expect(server.callsOf('PUT', '/admin/staf/7/peran')[0]?.body).toEqual({ peran: 'User' })
})

test("another user's login can be ended, and one's own cannot", async () => {
  const login = {
    id: 'a',
    perangkat: 'Chrome di Windows',
    alamat: '10.0.0.5',
    mulai: '2026-11-22T03:00:00.000Z',
    berakhir: '2026-11-22T15:00:00.000Z',
    iniSaya: false,
  }
  server.on('GET', '/admin/staf/7/login', {
    body: { data: [login, { ...login, id: 'b', perangkat: 'Safari di iOS', iniSaya: true }] },
  })
  server.on('DELETE', '/admin/staf/7/login/a', { body: { message: 'ok' } })
  const { user } = open()
  await user.click((await rowOf('Sari Dewi')).getByRole('button', { name: 'Lihat Login' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Login yang aktif' }))
  expect(await dialog.findByText(/Safari di iOS/)).toHaveTextContent('Perangkat ini')

  await user.click(dialog.getByRole('button', { name: 'Akhiri' }))
  await waitFor(() => expect(server.callsOf('DELETE', '/admin/staf/7/login/a')).toHaveLength(1))
})
