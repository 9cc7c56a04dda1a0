import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import UsersPage from '@/features/admin-users/pages/users-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

type Row = ResponseAt<'GET', '/admin/user'>['users'][number]

function user(id: number, changes: Partial<Row> = {}): Row {
  return {
    id,
    nohp: `0812000000${String(id).padStart(2, '0')}`,
    nama: `Peserta ${id}`,
    email: `peserta${id}@contoh.test`,
    role: 'User',
    profilePic: null,
    status_ujian: 'idle',
    paket_soal_id_aktif: null,
    paket_aktif: null,
    paket_terakhir: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  }
}

function open(
  users: Row[] = [user(1)],
  {
    at = '/admin/data-user',
    total = users.length,
    totalPages = 1,
  }: { at?: string; total?: number; totalPages?: number } = {}
) {
  server.on('GET', '/admin/user', { body: { users, total, totalPages } })
  return renderApp(<UsersPage />, { at })
}

const table = () => screen.findByRole('table', { name: 'Data User' })
const rowOf = async (name: string) =>
  within(await table()).findByRole('row', { name: new RegExp(name) })
const lastQuery = () => server.callsOf('GET', '/admin/user').at(-1)?.query
const address = () => screen.getByTestId('address').textContent

describe('the table', () => {
  test('has the columns of the academy’s sheet', async () => {
    open()

    const headers = within(await table()).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'No',
      'No HP',
      'Nama Peserta',
      'Foto Profil',
      'Status Ujian',
      'Paket Soal Aktif',
      'Paket Terakhir',
      'Aksi',
    ])
  })

  test('tells who has not sat an exam yet, and who has no package', async () => {
    open([user(1)])

    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('081200000001')
    expect(within(row).getByText('Belum Ujian')).toBeInTheDocument()
    expect(within(row).getAllByText('Belum Ada')).toHaveLength(2)
  })

  test('tells who is in an exam, with which package, and which was the last', async () => {
    open([
      user(1, {
        status_ujian: 'listening',
        paket_soal_id_aktif: 4,
        paket_aktif: 'Paket D',
        paket_terakhir: 'Paket A',
      }),
    ])

    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('Sedang Ujian')
    expect(row).toHaveTextContent('Paket D')
    expect(row).toHaveTextContent('Paket A')
    expect(row).not.toHaveTextContent('Belum Ada')
  })

  test('marks admins', async () => {
    open([user(1, { role: 'Admin' })])

    expect(within(await rowOf('Peserta 1')).getByText('Admin')).toBeInTheDocument()
  })
})

describe('sorting', () => {
  test('the newest come first', async () => {
    open()
    await table()

    expect(lastQuery()).toEqual({
      page: '1',
      limit: '10',
      search: '',
      sortBy: 'createdAt',
      sortOrder: 'DESC',
    })
  })

  test.each([
    ['No HP', 'nohp'],
    ['Nama Peserta', 'nama'],
    ['Status Ujian', 'status_ujian'],
    ['Paket Soal Aktif', 'paket_soal_id_aktif'],
    ['Paket Terakhir', 'paket_terakhir'],
  ])('%s sorts ascending first, then toggles', async (label, column) => {
    const { user: person } = open([user(1)], { at: '/admin/data-user?page=2', totalPages: 3 })
    const header = within(await table()).getByRole('button', { name: label })

    await person.click(header)
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ sortBy: column, sortOrder: 'ASC', page: '1' })
    )
    await person.click(header)
    await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: column, sortOrder: 'DESC' }))
    await person.click(header)
    expect(address()).toBe(`/admin/data-user?sortBy=${column}&sortOrder=ASC`)
    expect(within(await table()).getByRole('columnheader', { name: label })).toHaveAttribute(
      'aria-sort',
      'ascending'
    )
  })

  test('the photo and the number sort nothing', async () => {
    open()
    const found = within(await table())

    expect(found.queryByRole('button', { name: 'Foto Profil' })).toBeNull()
    expect(found.queryByRole('button', { name: 'No' })).toBeNull()
  })
})

describe('search', () => {
  test.each([
    ['Enter', '{Enter}'],
    ['Cari', null],
  ])('%s searches and leads back to page 1', async (_, key) => {
    const { user: person } = open([user(11)], { at: '/admin/data-user?page=2', totalPages: 3 })
    await table()

    await person.type(screen.getByLabelText('Cari pengguna'), ' ani %_ ')
    expect(server.callsOf('GET', '/admin/user')).toHaveLength(1)
    await (key === null
      ? person.click(screen.getByRole('button', { name: 'Cari' }))
      : person.keyboard(key))

    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'ani %_', page: '1' }))
  })

  test('what nobody matches can be taken back', async () => {
    const { user: person } = open([], { at: '/admin/data-user?search=zzz', totalPages: 1 })

    expect(await screen.findByText('Tidak ada data user.')).toBeInTheDocument()
    expect(screen.getByText('Tidak ada yang cocok dengan pencarian “zzz”.')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Hapus pencarian' }))
    expect(address()).toBe('/admin/data-user')
  })
})

describe('paging', () => {
  test('rows are numbered through the pages', async () => {
    open([user(21), user(22)], { at: '/admin/data-user?page=3&limit=5', totalPages: 3, total: 12 })

    expect(within(await rowOf('Peserta 22')).getAllByRole('cell')[0]).toHaveTextContent('12')
    expect(screen.getByText('Halaman 3 dari 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Selanjutnya' })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
  })

  test('steps to the next page and back', async () => {
    const { user: person } = open([user(1)], { totalPages: 3 })
    await table()

    await person.click(screen.getByRole('button', { name: 'Selanjutnya' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2' }))
    await person.click(screen.getByRole('button', { name: 'Sebelumnya' }))
    expect(address()).toBe('/admin/data-user')
    expect(screen.getByText('Halaman 1 dari 3')).toBeInTheDocument()
  })

  test('one page has no steps', async () => {
    open()
    await table()

    expect(screen.queryByRole('button', { name: 'Selanjutnya' })).toBeNull()
    expect(screen.queryByText(/Halaman 1 dari/)).toBeNull()
  })

  test('offers 5, 10 and all rows, and all rows have no pages', async () => {
    const { user: person } = open([user(1)], { totalPages: 3 })
    await table()
    const size = screen.getByLabelText('Tampilkan')
    const names = within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['5', '10', 'Semua'])

    server.on('GET', '/admin/user', { body: { users: [user(1)], total: 1, totalPages: 1 } })
    await person.selectOptions(size, 'Semua')
    await waitFor(() => expect(lastQuery()).toMatchObject({ limit: '-1', page: '1' }))
    await waitFor(() => expect(screen.queryByText(/Halaman/)).toBeNull())
  })

  test('of very many rows only some are drawn, and screen readers hear how many there are', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
    const many = Array.from({ length: 400 }, (_, index) => user(index + 1))
    open(many, { at: '/admin/data-user?limit=-1' })

    const rows = await within(await table()).findAllByRole('row')
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.length).toBeLessThan(60)
    expect(await table()).toHaveAttribute('aria-rowcount', '401')
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2')
    expect(screen.getByText('400 pengguna')).toBeInTheDocument()
  })
})

test('a list that fails says so with the server’s sentence, and can be tried again', async () => {
  server.on('GET', '/admin/user', { status: 422, body: { message: 'Urutan tidak dikenal.' } })
  const { user: person } = renderApp(<UsersPage />, { at: '/admin/data-user' })

  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('Error')
  expect(failure).toHaveTextContent('Urutan tidak dikenal.')
  server.on('GET', '/admin/user', { body: { users: [user(1)], total: 1, totalPages: 1 } })
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await rowOf('Peserta 1')).toBeInTheDocument()
})

describe('help for those who can’t log in', () => {
  const press = async (person: ReturnType<typeof open>['user'], name: string) =>
    person.click(within(await rowOf('Peserta 7')).getByRole('button', { name }))

  test('a reset code is shown once, with its end, and can be copied', async () => {
    server.on('POST', '/admin/user/7/kode-reset', {
      body: { kode: 'K7MR-4XWA', berlakuSampai: '2026-11-21T10:30:00.000Z' },
    })
    const { user: person } = open([user(7)])

    await press(person, 'Kode reset password')
    await person.click(await screen.findByRole('button', { name: 'Buat Kode' }))

    const dialog = await screen.findByRole('dialog', { name: 'Kode reset password' })
    expect(within(dialog).getByLabelText('Kode reset')).toHaveTextContent('K7MR-4XWA')
    expect(dialog).toHaveTextContent('Berlaku sampai 21 Nov 2026, 17.30 WIB')
    await person.click(within(dialog).getByRole('button', { name: 'Salin kode' }))
    expect(await navigator.clipboard.readText()).toBe('K7MR-4XWA')

    await person.click(within(dialog).getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText('K7MR-4XWA')).toBeNull())
  })

  test('no code is made without a yes', async () => {
    const { user: person } = open([user(7)])

    await press(person, 'Kode reset password')
    await person.click(await screen.findByRole('button', { name: 'Batal' }))

    expect(server.callsOf('POST', '/admin/user/7/kode-reset')).toHaveLength(0)
  })

  test('a refusal is told in the server’s words', async () => {
    server.on('POST', '/admin/user/7/kode-reset', {
      status: 403,
      body: { message: 'Ganti password Anda sendiri lewat halaman Profil.' },
    })
    const { user: person } = open([user(7)])

    await press(person, 'Kode reset password')
    await person.click(await screen.findByRole('button', { name: 'Buat Kode' }))

    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Ganti password Anda sendiri lewat halaman Profil.'
    )
  })

  test('a locked account is opened', async () => {
    server.on('POST', '/admin/user/7/buka-kunci', {
      body: { message: 'Kunci login berhasil dibuka.' },
    })
    const { user: person } = open([user(7)])

    await press(person, 'Buka kunci login')
    await person.click(await screen.findByRole('button', { name: 'Buka Kunci' }))

    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
      'Kunci login berhasil dibuka.'
    )
  })
})
