import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import AuditPage from '@/features/admin-audit/pages/audit-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

const ENTRY: Entry = {
  id: 5,
  aktor: { id: 1, nama: 'Dewi Anggraini' },
  aksi: 'payment.rejected',
  subjek: { tipe: 'payment', id: 8 },
  detail: { userName: 'Ayu', packageName: 'Paket A', amount: 20_000, reason: 'Buram.' },
  createdAt: '2026-11-21T10:00:00.000Z',
}

type Entry = ResponseAt<'GET', '/admin/audit-log'>['entries'][number]

function open(entries: Entry[] = [ENTRY], totalPages = 1) {
  server.on('GET', '/admin/audit-log', { body: { entries, total: entries.length, totalPages } })
  return renderApp(<AuditPage />, { at: '/admin/audit-log' })
}

const table = () => screen.findByRole('table', { name: 'Audit Log' })
const lastQuery = () => server.callsOf('GET', '/admin/audit-log').at(-1)?.query

test('the audit log shows who did what, to which subject, and when', async () => {
  open()

  const row = await within(await table()).findByRole('row', { name: /Dewi Anggraini/ })
  expect(row).toHaveTextContent('21 Nov 2026, 17.00 WIB')
  expect(row).toHaveTextContent('Pembayaran')
  expect(row).toHaveTextContent(
    'menolak pembayaran Paket A sebesar Rp 20.000 dari Ayu, alasan: “Buram.”'
  )
})

test('the audit log can be searched', async () => {
  const { user } = open()
  await table()

  await user.type(screen.getByLabelText('Cari kejadian'), 'buram{Enter}')

  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'buram', page: '1' }))
})

test.each([
  ['Waktu', 'createdAt'],
  ['Oleh', 'aktor'],
  ['Tentang', 'subjek'],
  ['Kejadian', 'aksi'],
])('%s sorts the audit log', async (label, sortBy) => {
  const { user } = open()

  await user.click(within(await table()).getByRole('button', { name: label }))

  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy, sortOrder: 'ASC' }))
})

test('an empty audit log explains what it will contain', async () => {
  open([])

  expect(await screen.findByText('Belum ada kejadian yang tercatat.')).toBeInTheDocument()
})
