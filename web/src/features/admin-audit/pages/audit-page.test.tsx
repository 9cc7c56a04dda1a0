import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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

function open(entries: Entry[] = [ENTRY], totalPages = 1, at = '/admin/audit-log') {
  server.on('GET', '/admin/audit-log', { body: { entries, total: entries.length, totalPages } })
  return renderApp(<AuditPage />, { at })
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

const day = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the audit log is narrowed by days and by what it is about, and shown whole again', async () => {
  const { user } = open()
  await table()
  await user.click(screen.getByRole('button', { name: 'Saring' }))
  day('Dari tanggal', '2026-11-20')
  await waitFor(() => expect(lastQuery()).toMatchObject({ dari: '2026-11-20', page: '1' }))
  await user.selectOptions(screen.getByLabelText('Tentang'), 'Pembayaran')
  await waitFor(() => expect(lastQuery()).toMatchObject({ dari: '2026-11-20', tentang: 'payment' }))
  expect(screen.getByRole('button', { name: 'Saring (2)' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Hapus saringan' }))
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('dari'))
  expect(lastQuery()).not.toHaveProperty('tentang')
})

test('a period never ends before it begins, and a year that is still being typed is not sent', async () => {
  open([ENTRY], 1, '/admin/audit-log?dari=2026-11-10&sampai=2026-11-12')
  await table()
  day('Dari tanggal', '0202-11-20')
  day('Dari tanggal', '2026-11-20')
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ dari: '2026-11-20', sampai: '2026-11-20' })
  )
  day('Sampai tanggal', '2026-11-15')
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ dari: '2026-11-15', sampai: '2026-11-15' })
  )
  const asked = server.callsOf('GET', '/admin/audit-log').map(({ query }) => query.dari)
  expect(asked).not.toContain('0202-11-20')
})

test('filters that match nothing say so and can be removed', async () => {
  const { user } = open([], 1, '/admin/audit-log?tentang=payment')

  expect(await screen.findByText('Tidak ada yang cocok dengan saringan ini.')).toBeInTheDocument()
  const [, below] = screen.getAllByRole('button', { name: 'Hapus saringan' })
  await user.click(below as HTMLElement)
  expect(await screen.findByText('Belum ada kejadian yang tercatat.')).toBeInTheDocument()
})

test('the Excel file is asked for with the search and the filters, and a failure is shown', async () => {
  const { user } = open([ENTRY], 1, '/admin/audit-log?search=buram&dari=2026-11-01')
  server.on('GET', '/admin/audit-log/excel', { status: 422, body: { message: 'Terlalu banyak.' } })
  await table()
  await user.click(screen.getByRole('button', { name: 'Unduh Excel' }))

  expect(
    await screen.findByRole('alertdialog', { name: 'Gagal membuat berkas' })
  ).toHaveTextContent('Terlalu banyak.')
  expect(server.callsOf('GET', '/admin/audit-log/excel')[0]?.query).toMatchObject({
    search: 'buram',
    dari: '2026-11-01',
  })
})

test('printing a list shows all of its rows, also those that are not drawn on the screen, and returns to its page', async () => {
  const entries = Array.from({ length: 130 }, (_, at) => ({ ...ENTRY, id: at + 1 }))
  server.on('GET', '/admin/audit-log', ({ query }) => {
    const shown = query['limit'] === '-1' ? entries : entries.slice(10, 20)
    return { body: { entries: shown, total: entries.length, totalPages: 13 } }
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  let drawn = 0
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    drawn = screen.getAllByRole('row').length
    act(() => void window.dispatchEvent(new Event('afterprint')))
  })
  const { user } = renderApp(<AuditPage />, { at: '/admin/audit-log?page=2' })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))

  await user.click(screen.getByRole('button', { name: 'Cetak' }))

  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(drawn).toBe(entries.length + 1)
  expect(await screen.findByText('Halaman 2 dari 13')).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(11)
})
