import { DEFAULT_LISTENING_GROUPS } from '@lulus/api/contracts/exam'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import AddPackagePage from '@/features/admin-packages/pages/add-package-page'
import EditPackagePage from '@/features/admin-packages/pages/edit-package-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

const GROUPS = DEFAULT_LISTENING_GROUPS.map(({ first, last }) => ({ dari: first, sampai: last }))

const PACK: ResponseAt<'GET', '/admin/paket-soal/:id'>['data'] = {
  id: 4,
  nama_paket: 'Paket D',
  status: 'belum',
  level: 'itp',
  harga: 25_000,
  hanya_lab: false,
  pembahasan: 'tidak',
  pembahasan_mulai: null,
  kelompok: GROUPS,
  durasi: { listening: 30, written: 25, reading: 55 },
  jumlah_soal: 132,
  mode_asli: { detik: 0, muat: true },
  kekurangan: [
    'Listening: nomor 1-5 belum ada',
    'Reading: nomor 7 (halaman 100) belum punya bacaan (Question Reading)',
  ],
  tanpa_pembahasan: [],
}

function open(at: string) {
  return renderApp(
    <Routes>
      <Route path="/admin/soal-simulasi/add" element={<AddPackagePage />} />
      <Route path="/admin/soal-simulasi/edit/:id" element={<EditPackagePage />} />
      <Route path="/admin/soal-simulasi" element={<h1>Daftar paket</h1>} />
    </Routes>,
    { at }
  )
}

const field = (label: string) => screen.findByLabelText(label)
const atList = () =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/soal-simulasi'))

describe('adding a package', () => {
  const add = (existing: number) => {
    server.on('GET', '/admin/paket-soal', { body: { data: Array(existing).fill(PACK) } })
    return open('/admin/soal-simulasi/add')
  }

  test.each([
    [2, 'prediction', '20000'],
    [3, 'itp', '25000'],
  ])('a package added after %i others defaults to %s at Rp %s', async (existing, level, price) => {
    add(existing)

    expect(await field('Level')).toHaveValue(level)
    expect(await field('Harga (rupiah)')).toHaveValue(price)
    expect(await field('Listening (menit)')).toHaveValue('30')
    expect(await field('Structure & Written (menit)')).toHaveValue('25')
    expect(await field('Reading (menit)')).toHaveValue('55')
    expect(screen.queryByLabelText('Status')).toBeNull()
  })

  test('a new package needs a name', async () => {
    const { user } = add(3)

    await user.type(await field('Nama Paket'), '   ')
    await user.click(screen.getByRole('button', { name: 'Simpan Paket' }))

    expect(await screen.findByText('Nama paket wajib diisi!')).toBeInTheDocument()
    expect(await field('Nama Paket')).toBeInvalid()
    expect(server.callsOf('POST', '/admin/paket-soal')).toHaveLength(0)
  })

  test.each([
    ['Harga (rupiah)', 'gratis', 'Harga harus berupa angka bulat dari Rp 0 sampai Rp 100.000.000.'],
    ['Harga (rupiah)', '-5', 'Harga harus berupa angka bulat dari Rp 0 sampai Rp 100.000.000.'],
    [
      'Harga (rupiah)',
      '100000001',
      'Harga harus berupa angka bulat dari Rp 0 sampai Rp 100.000.000.',
    ],
    ['Reading (menit)', '0', 'Durasi harus antara 1 sampai 240 menit.'],
    ['Listening (menit)', '241', 'Durasi harus antara 1 sampai 240 menit.'],
    ['Structure & Written (menit)', '2,5', 'Durasi harus antara 1 sampai 240 menit.'],
  ])("a new package's %s refuses %s", async (label, value, sentence) => {
    const { user } = add(3)
    await user.type(await field('Nama Paket'), 'Paket D')

    await user.clear(await field(label))
    await user.type(await field(label), value)
    await user.click(screen.getByRole('button', { name: 'Simpan Paket' }))

    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(server.callsOf('POST', '/admin/paket-soal')).toHaveLength(0)
  })

  test("a new package's price follows the level until the admin changes it", async () => {
    const { user } = add(3)

    await user.selectOptions(await field('Level'), 'Prediction')
    expect(await field('Harga (rupiah)')).toHaveValue('20000')
    await user.clear(await field('Harga (rupiah)'))
    await user.type(await field('Harga (rupiah)'), '15.000')
    expect(screen.getByText('Rp 15.000')).toBeInTheDocument()
    await user.selectOptions(await field('Level'), 'ITP')
    expect(await field('Harga (rupiah)')).toHaveValue('15.000')
  })

  test('adding a package sends the input, shows success and returns to the list', async () => {
    server.on('POST', '/admin/paket-soal', {
      status: 201,
      body: { message: 'Paket soal berhasil ditambahkan!', data: { id: 9 } },
    })
    const { user } = add(3)

    await user.type(await field('Nama Paket'), '  Paket D ')
    await user.clear(await field('Harga (rupiah)'))
    await user.type(await field('Harga (rupiah)'), '30.000')
    await user.click(screen.getByRole('button', { name: 'Simpan Paket' }))

    expect(await screen.findByRole('alertdialog', { name: 'Sukses!' })).toHaveTextContent(
      'Paket soal berhasil ditambahkan!'
    )
    expect(server.callsOf('POST', '/admin/paket-soal')[0]?.body).toEqual({
      nama_paket: 'Paket D',
      level: 'itp',
      harga: 30_000,
      kelompok: GROUPS,
      durasi: { listening: 30, written: 25, reading: 55 },
      hanya_lab: false,
      pembahasan: 'tidak',
      pembahasan_mulai: null,
      konsep: true,
    })
    await atList()
    expect(await screen.findByText('Daftar paket')).toBeInTheDocument()
  })

  test('a new package is a draft, which only staff see, unless the admin unticks it', async () => {
    server.on('POST', '/admin/paket-soal', {
      status: 201,
      body: { message: 'Paket soal berhasil ditambahkan!', data: { id: 9 } },
    })
    const { user } = add(3)
    await user.type(await field('Nama Paket'), 'Paket D')
    await user.click(screen.getByRole('checkbox', { name: 'Simpan sebagai konsep' }))
    await user.click(screen.getByRole('button', { name: 'Simpan Paket' }))
    await screen.findByRole('alertdialog', { name: 'Sukses!' })
    expect(server.callsOf('POST', '/admin/paket-soal')[0]?.body).not.toHaveProperty('konsep')
  })

  test('a refused new package shows the reason and keeps the input', async () => {
    server.on('POST', '/admin/paket-soal', {
      status: 422,
      body: {
        message: 'Nama terlalu aneh.',
        errors: [{ field: 'nama_paket', msg: 'Nama terlalu aneh.' }],
      },
    })
    const { user } = add(3)

    await user.type(await field('Nama Paket'), 'Paket D')
    await user.click(screen.getByRole('button', { name: 'Simpan Paket' }))

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
      'Nama terlalu aneh.'
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await field('Nama Paket')).toHaveValue('Paket D')
    expect(await field('Nama Paket')).toHaveAccessibleDescription('Nama terlalu aneh.')
  })
})

describe('the minutes that recordings need', () => {
  const edit = (detik: number) => {
    server.on('GET', '/admin/paket-soal/4', {
      body: { data: { ...PACK, mode_asli: { detik, muat: detik <= 1800 } } },
    })
    return open('/admin/soal-simulasi/edit/4')
  }

  test('the package form proposes the minutes of its recordings with 12 s for each question', async () => {
    const { user } = edit(1930)
    expect(await screen.findByText(/32 menit 10 detik.*tidak dapat dipilih/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Pakai 33 menit' }))
    expect(await field('Listening (menit)')).toHaveValue('33')
    expect(screen.getByText(/Cukup untuk mode ujian asli/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pakai/ })).toBeNull()
  })

  test('a package without recordings proposes nothing', async () => {
    edit(0)
    await field('Listening (menit)')
    expect(screen.queryByText(/detik untuk setiap soal/)).toBeNull()
  })
})

describe('editing a package', () => {
  const edit = () => {
    server.on('GET', '/admin/paket-soal/4', { body: { data: PACK } })
    return open('/admin/soal-simulasi/edit/4')
  }

  test('the package form shows its values and missing parts, with links to them', async () => {
    edit()

    expect(await field('Nama Paket')).toHaveValue('Paket D')
    expect(await field('Status')).toHaveValue('belum')
    expect(screen.getByText('Listening: nomor 1-5 belum ada')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Lengkapi Listening' })).toHaveAttribute(
      'href',
      '/admin/soal-simulasi/soal-listening/4'
    )
    expect(screen.getByRole('link', { name: 'Lengkapi Reading' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Lengkapi Structure' })).toBeNull()
  })

  test('the package form saves name, status, level, price and times', async () => {
    server.on('PUT', '/admin/paket-soal/4', {
      body: { message: 'Paket soal berhasil diperbarui!' },
    })
    const { user } = edit()

    await user.clear(await field('Reading (menit)'))
    await user.type(await field('Reading (menit)'), '60')
    await user.click(screen.getByRole('button', { name: 'Simpan Perubahan' }))

    expect(await screen.findByRole('alertdialog', { name: 'Sukses!' })).toHaveTextContent(
      'Paket soal berhasil diperbarui!'
    )
    expect(server.callsOf('PUT', '/admin/paket-soal/4')[0]?.body).toEqual({
      nama_paket: 'Paket D',
      status: 'belum',
      level: 'itp',
      harga: 25_000,
      kelompok: GROUPS,
      durasi: { listening: 30, written: 25, reading: 60 },
      hanya_lab: false,
      pembahasan: 'tidak',
      pembahasan_mulai: null,
    })
  })

  test('the package form opens the explanations from a date on, which it requires', async () => {
    server.on('PUT', '/admin/paket-soal/4', {
      body: { message: 'Paket soal berhasil diperbarui!' },
    })
    const { user } = edit()
    await user.selectOptions(await field('Pembahasan'), 'Mulai tanggal tertentu')
    await user.click(screen.getByRole('button', { name: 'Simpan Perubahan' }))
    expect(await screen.findByText('Tanggal mulai pembahasan wajib diisi.')).toBeInTheDocument()
    fireEvent.change(await field('Dibuka mulai (WIB)'), { target: { value: '2027-01-05T08:00' } })
    await user.click(screen.getByRole('button', { name: 'Simpan Perubahan' }))
    await screen.findByRole('alertdialog', { name: 'Sukses!' })
    expect(server.callsOf('PUT', '/admin/paket-soal/4')[0]?.body).toMatchObject({
      pembahasan: 'tanggal',
      pembahasan_mulai: '2027-01-05T01:00:00.000Z',
    })
  })

  test('the package form names the questions without an explanation', async () => {
    const lacking = 'Reading: nomor 1-50 (halaman 94-143) belum punya pembahasan'
    server.on('GET', '/admin/paket-soal/4', {
      body: { data: { ...PACK, tanpa_pembahasan: [lacking] } },
    })
    const { user } = open('/admin/soal-simulasi/edit/4')
    await user.click(await screen.findByText('Soal tanpa pembahasan'))
    expect(screen.getByText(lacking)).toBeVisible()
  })

  test.each([
    [false, true],
    [true, false],
  ])('the package form sets or removes the lab restriction: %s to %s', async (before, after) => {
    server.on('GET', '/admin/paket-soal/4', { body: { data: { ...PACK, hanya_lab: before } } })
    server.on('PUT', '/admin/paket-soal/4', {
      body: { message: 'Paket soal berhasil diperbarui!' },
    })
    const { user } = open('/admin/soal-simulasi/edit/4')
    const box = await screen.findByRole('checkbox', {
      name: 'Khusus lab',
      description: /komputer lab yang terdaftar/,
    })

    expect((box as HTMLInputElement).checked).toBe(before)
    await user.click(screen.getByText('Khusus lab'))
    await user.click(screen.getByRole('button', { name: 'Simpan Perubahan' }))

    await screen.findByRole('alertdialog', { name: 'Sukses!' })
    expect(server.callsOf('PUT', '/admin/paket-soal/4')[0]?.body).toMatchObject({
      hanya_lab: after,
    })
  })

  test('a refused “siap” shows all missing parts and keeps the input', async () => {
    const reasons = ['Listening: nomor 1-5 belum ada', 'Structure: nomor 3 (halaman 54) belum ada']
    server.on('PUT', '/admin/paket-soal/4', {
      status: 422,
      body: {
        message: `Paket belum lengkap. ${reasons.join('; ')}.`,
        errors: reasons.map((msg) => ({ field: 'status', msg })),
      },
    })
    const { user } = edit()

    await user.type(await field('Nama Paket'), ' baru')
    await user.selectOptions(await field('Status'), 'Siap')
    await user.click(screen.getByRole('button', { name: 'Simpan Perubahan' }))

    const dialog = await screen.findByRole('alertdialog', { name: 'Paket belum lengkap' })
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    const missing = await screen.findByRole('alert')
    expect(missing).toHaveTextContent('Paket belum dapat dibuat siap. Yang masih kurang:')
    for (const reason of reasons) expect(within(missing).getByText(reason)).toBeInTheDocument()
    expect(within(missing).getByRole('link', { name: 'Lengkapi Structure' })).toBeInTheDocument()
    expect(await field('Nama Paket')).toHaveValue('Paket D baru')
    expect(await field('Status')).toHaveValue('siap')
    expect(await field('Status')).toBeInvalid()
  })

  test('leaving a changed package form asks first', async () => {
    const { user } = edit()
    await field('Nama Paket')

    await user.selectOptions(await field('Level'), 'Prediction')
    await user.click(screen.getByRole('link', { name: 'Batal' }))
    await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })
    await user.click(screen.getByRole('button', { name: 'Tetap di Sini' }))
    expect(await field('Level')).toHaveValue('prediction')

    await user.click(screen.getByRole('link', { name: 'Batal' }))
    await user.click(await screen.findByRole('button', { name: 'Ya, Tinggalkan' }))
    expect(await screen.findByRole('heading', { name: 'Daftar paket' })).toBeInTheDocument()
  })

  test('leaving an unchanged package form does not ask', async () => {
    const { user } = edit()
    await user.click(await screen.findByRole('link', { name: 'Batal' }))
    expect(await screen.findByRole('heading', { name: 'Daftar paket' })).toBeInTheDocument()
  })

  test('editing a package that no longer exists is reported', async () => {
    server.on('GET', '/admin/paket-soal/4', {
      status: 404,
      body: { message: 'Paket tidak ditemukan.' },
    })
    open('/admin/soal-simulasi/edit/4')

    expect(await screen.findByRole('alert')).toHaveTextContent('Paket tidak ditemukan.')
  })
})
