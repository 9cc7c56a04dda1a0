import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import UsersPage from '@/features/admin-users/pages/users-page'
import type { ResponseAt } from '@/lib/api/client'
import { isReloginWanted } from '@/lib/session/relogin'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'
import { listedUser as user, type ListedUser as Row } from '@/testing/listed-user'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/admin/permintaan-hapus', { body: { data: [] } })
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

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
  test('the user table has the columns of the academy’s sheet', async () => {
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

  test('the user table shows users without an exam and users without a package', async () => {
    open([user(1)])

    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('081200000001')
    expect(within(row).getByText('Belum pernah')).toBeInTheDocument()
    expect(within(row).getAllByText('Belum Ada')).toHaveLength(2)
  })

  test('the user table shows the package of users in an exam, and the last package of others', async () => {
    open([
      user(1, {
        status_ujian: 'listening',
        paket_soal_id_aktif: 4,
        paket_aktif: 'Paket D',
        paket_terakhir: 'Paket A',
      }),
    ])

    const row = await rowOf('Peserta 1')
    expect(row).toHaveTextContent('Sedang ujian')
    expect(row).toHaveTextContent('Paket D')
    expect(row).toHaveTextContent('Paket A')
    expect(row).not.toHaveTextContent('Belum Ada')
  })

  test('the user table marks admins', async () => {
    open([user(1, { role: 'Admin' })])

    expect(within(await rowOf('Peserta 1')).getByText('Admin')).toBeInTheDocument()
  })
})

describe('sorting', () => {
  test('the user table starts with the newest users', async () => {
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
  ])('%s sorts the user table ascending first, then alternates', async (label, column) => {
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

  test('the user table cannot be sorted by photo or number', async () => {
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
  ])('%s searches the user table and returns to page 1', async (_, key) => {
    const { user: person } = open([user(11)], { at: '/admin/data-user?page=2', totalPages: 3 })
    await table()

    await person.type(screen.getByLabelText('Cari pengguna'), ' ani %_ ')
    expect(server.callsOf('GET', '/admin/user')).toHaveLength(1)
    await (key === null
      ? person.click(screen.getByRole('button', { name: 'Cari' }))
      : person.keyboard(key))

    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'ani %_', page: '1' }))
  })

  test('a user search without results can be cleared', async () => {
    const { user: person } = open([], { at: '/admin/data-user?search=zzz', totalPages: 1 })

    expect(await screen.findByText('Tidak ada data user.')).toBeInTheDocument()
    expect(screen.getByText('Tidak ada yang cocok dengan pencarian “zzz”.')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Hapus pencarian' }))
    expect(address()).toBe('/admin/data-user')
  })
})

describe('paging', () => {
  test('the user table numbers rows across the pages', async () => {
    open([user(21), user(22)], { at: '/admin/data-user?page=3&limit=5', totalPages: 3, total: 12 })

    expect(within(await rowOf('Peserta 22')).getAllByRole('cell')[0]).toHaveTextContent('12')
    expect(screen.getByText('Halaman 3 dari 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Selanjutnya' })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
  })

  test('the user table goes to the next page and back', async () => {
    const { user: person } = open([user(1)], { totalPages: 3 })
    await table()

    await person.click(screen.getByRole('button', { name: 'Selanjutnya' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2' }))
    await person.click(screen.getByRole('button', { name: 'Sebelumnya' }))
    expect(address()).toBe('/admin/data-user')
    expect(screen.getByText('Halaman 1 dari 3')).toBeInTheDocument()
  })

  test('the user table hides paging for a single page', async () => {
    open()
    await table()

    expect(screen.queryByRole('button', { name: 'Selanjutnya' })).toBeNull()
    expect(screen.queryByText(/Halaman 1 dari/)).toBeNull()
  })

  test('the user table offers 5, 10 and all rows, and hides paging with all rows', async () => {
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

  test('the user table renders only some of very many rows, and gives screen readers the total', async () => {
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

test('a user list that fails shows the server’s message and can be retried', async () => {
  server.on('GET', '/admin/user', { status: 422, body: { message: 'Urutan tidak dikenal.' } })
  const { user: person } = renderApp(<UsersPage />, { at: '/admin/data-user' })

  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('Error')
  expect(failure).toHaveTextContent('Urutan tidak dikenal.')
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(dialog).toHaveTextContent('Urutan tidak dikenal.')
  await person.click(within(dialog).getByRole('button', { name: 'OK' }))
  server.on('GET', '/admin/user', { body: { users: [user(1)], total: 1, totalPages: 1 } })
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await rowOf('Peserta 1')).toBeInTheDocument()
})

describe('help for those who can’t log in', () => {
  const press = async (person: ReturnType<typeof open>['user'], name: string) =>
    person.click(within(await rowOf('Peserta 7')).getByRole('button', { name }))

  test('a reset code is shown once with its expiry, and can be copied', async () => {
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

  test('a reset code is not created without a confirmation', async () => {
    const { user: person } = open([user(7)])

    await press(person, 'Kode reset password')
    await person.click(await screen.findByRole('button', { name: 'Batal' }))

    expect(server.callsOf('POST', '/admin/user/7/kode-reset')).toHaveLength(0)
  })

  test('a session that ends during the reset confirmation is renewed in place', async () => {
    const { user: person } = open([user(7)])

    await press(person, 'Kode reset password')
    const cancel = await screen.findByRole('button', { name: 'Batal' })
    expect(isReloginWanted()).toBe(true)
    await person.click(cancel)

    await waitFor(() => expect(isReloginWanted()).toBe(false))
  })

  test('a refused reset code shows the server’s message', async () => {
    server.on('POST', '/admin/user/7/kode-reset', {
      status: 403,
      body: { message: 'Ganti password Anda sendiri lewat halaman Profil.' },
    })
    const { user: person } = open([user(7)])

    await press(person, 'Kode reset password')
    await person.click(await screen.findByRole('button', { name: 'Buat Kode' }))

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
      'Ganti password Anda sendiri lewat halaman Profil.'
    )
  })

  test('a locked account is unlocked', async () => {
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

describe('access without a payment', () => {
  const ACCESS = '/admin/user/7/akses' as const
  type Grant = ResponseAt<'GET', '/admin/user/:id/akses'>['data']['akses'][number]

  function grant(id: number, changes: Partial<Grant> = {}): Grant {
    return {
      id,
      sumber: 'admin',
      paket_soal_id: 3,
      nama_paket: `Paket ${id}`,
      kelas: null,
      dipakai: null,
      createdAt: '2026-11-21T10:00:00.000Z',
      alasan: 'Listrik padam.',
      oleh: 'Ibu Admin',
      dicabut: null,
      waktuTambahan: 0,
      alasan_pencabutan: null,
      ...changes,
    }
  }

  async function openDialog(...akses: Grant[]) {
    server.on('GET', ACCESS, { body: { data: { nama: 'Peserta 7', akses } } })
    server.on('GET', '/paket-soal', {
      body: {
        data: [
          {
            id: 3,
            nama_paket: 'Paket A',
            status: 'siap',
            level: 'prediction',
            harga: 20_000,
            hanya_lab: false,
            pembahasan: 'tidak' as const,
            pembahasan_mulai: null,
          },
        ],
      },
    })
    const { user: person } = open([user(7)])
    const row = await rowOf('Peserta 7')
    await person.click(within(row).getByRole('button', { name: 'Tindakan lain' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Beri akses' }))
    return { person, dialog: await screen.findByRole('dialog', { name: 'Beri akses' }) }
  }

  test('an admin gives a user access with a reason', async () => {
    server.on('POST', ACCESS, { status: 201, body: { message: 'Akses berhasil diberikan.' } })
    const { person, dialog } = await openDialog()
    const send = within(dialog).getByRole('button', { name: 'Beri Akses' })
    await person.click(send)
    expect(dialog).toHaveTextContent('Alasan pemberian akses harus diisi.')
    await within(dialog).findByRole('option', { name: /Paket A/ })
    await person.selectOptions(within(dialog).getByLabelText('Paket'), '3')
    await person.type(within(dialog).getByLabelText('Alasan'), 'Listrik padam.')
    await person.click(send)

    expect(await screen.findByText('Akses berhasil diberikan.')).toBeInTheDocument()
    expect(server.callsOf('POST', ACCESS)[0]?.body).toEqual({
      paket_soal_id: 3,
      alasan: 'Listrik padam.',
    })
  })

  test('unused access that was not paid for can be revoked', async () => {
    server.on('POST', '/admin/user/7/akses/1/cabut', {
      body: { message: 'Akses berhasil dicabut.' },
    })
    const { person, dialog } = await openDialog(
      grant(1),
      grant(2, { dipakai: '2026-11-21T11:00:00.000Z' }),
      grant(3, { sumber: 'payment', alasan: null, oleh: null }),
      grant(4, { dicabut: '2026-11-21T11:00:00.000Z', alasan_pencabutan: 'Salah.' })
    )
    await within(dialog).findByText('Paket 4')
    await person.click(within(dialog).getByRole('button', { name: 'Cabut' }))
    const asked = await screen.findByRole('dialog', { name: 'Cabut akses' })
    await person.type(within(asked).getByLabelText('Alasan pencabutan'), 'Salah paket.')
    await person.click(within(asked).getByRole('button', { name: 'Cabut Akses' }))

    expect(await screen.findByText('Akses berhasil dicabut.')).toBeInTheDocument()
    expect(server.callsOf('POST', '/admin/user/7/akses/1/cabut')[0]?.body).toEqual({
      alasan: 'Salah paket.',
    })
  })

  test('access without a payment is not offered for staff', async () => {
    const { user: person } = open([user(7, { role: 'Guru' })])
    const row = await rowOf('Peserta 7')
    await person.click(within(row).getByRole('button', { name: 'Tindakan lain' }))
    await screen.findByRole('menuitem', { name: 'Ubah peran' })
    expect(screen.queryByRole('menuitem', { name: 'Beri akses' })).toBeNull()
  })
})
