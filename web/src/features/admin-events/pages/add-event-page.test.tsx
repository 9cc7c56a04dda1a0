import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { listeningTooLong } from '@lulus/api/contracts/listening'
import AddEventPage from '@/features/admin-events/pages/add-event-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { listedUser } from '@/testing/listed-user'
import { renderApp } from '@/testing/render-app'

type StaffMember = ResponseAt<'GET', '/admin/staf'>['staf'][number]

let server: FakeApi

const member = (id: number, peran: StaffMember['peran'], changes: Partial<StaffMember> = {}) => ({
  id,
  nama: `${peran} ${id}`,
  nohp: `0812999900${id}`,
  email: `staf${id}@contoh.test`,
  peran,
  dua_langkah: false,
  ditangguhkan: false,
  createdAt: '2026-11-21T03:00:00.000Z',
  ...changes,
})

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/admin/paket-soal', {
    body: {
      data: [
        {
          id: 3,
          nama_paket: 'Paket A',
          status: 'siap',
          level: 'itp',
          harga: 25_000,
          hanya_lab: false,
          pembahasan: 'tidak' as const,
          pembahasan_mulai: null,
          kelompok: [],
          durasi: { listening: 30, written: 25, reading: 55 },
          jumlah_soal: 140,
          mode_asli: { detik: 1748, muat: true },
        },
        {
          id: 4,
          nama_paket: 'Paket B',
          status: 'siap',
          level: 'itp',
          harga: 25_000,
          hanya_lab: false,
          pembahasan: 'tidak' as const,
          pembahasan_mulai: null,
          kelompok: [],
          durasi: { listening: 30, written: 25, reading: 55 },
          jumlah_soal: 140,
          mode_asli: { detik: 1930, muat: false },
        },
      ],
    },
  })
  server.on('GET', '/admin/kelas', {
    body: {
      data: [
        { id: 5, nama: 'XII IPA 1', diarsipkan: false, jumlah_peserta: 24 },
        { id: 6, nama: 'Tahun lalu', diarsipkan: true, jumlah_peserta: 20 },
      ],
    },
  })
  server.on('GET', '/admin/lab', {
    body: {
      data: [
        {
          id: 2,
          nama: 'Lab Utama',
          createdAt: '2026-11-21T03:00:00.000Z',
          kunciDibuat: '2026-11-21T03:00:00.000Z',
          dicabut: null,
          simulasi_berjalan: 0,
        },
      ],
    },
  })
  server.on('GET', '/admin/staf', {
    body: {
      staf: [
        member(21, 'Pengawas'),
        member(22, 'Guru'),
        member(23, 'Pengawas', { ditangguhkan: true }),
      ],
      undangan: [],
    },
  })
  server.on('GET', '/admin/user', {
    body: {
      users: [
        listedUser(11, { nama: 'Ayu' }),
        listedUser(12, { nama: 'Budi' }),
        listedUser(13, { nama: 'Bu Ayu', role: 'Admin' }),
      ],
      total: 3,
      totalPages: 1,
    },
  })
})

function open() {
  return renderApp(
    <Routes>
      <Route path="/admin/jadwal/add" element={<AddEventPage />} />
      <Route path="*" element={<h1>Papan</h1>} />
    </Routes>,
    { at: '/admin/jadwal/add' }
  )
}

/** Fills in the fields without defaults. */
async function fill({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Nama Ujian'), 'Ujian XII')
  await user.selectOptions(screen.getByLabelText('Paket Soal'), 'Paket A')
  await user.type(screen.getByLabelText('Tanggal dan jam mulai (WIB)'), '2026-11-30T09:00')
}

const save = () => screen.getByRole('button', { name: 'Simpan Konsep' })
const sent = () => server.callsOf('POST', '/admin/jadwal')

describe('a new event', () => {
  test('a new event is sent in UTC for its Western Indonesian Time, and opens its board', async () => {
    server.on('POST', '/admin/jadwal', { status: 201, body: { message: 'Tersimpan.', id: 7 } })
    const view = open()
    const { user } = view
    await fill(view)
    await user.click(screen.getByRole('checkbox', { name: 'XII IPA 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Pengawas 21' }))
    await user.type(screen.getByLabelText('Peserta satu per satu'), 'ayu')
    await user.click(await screen.findByRole('button', { name: 'Tambahkan Ayu' }))
    await user.click(save())

    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
      'Tersimpan.'
    )
    // The board opens after the success dialog has closed by itself.
    await screen.findByRole('heading', { name: 'Papan' })
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/jadwal/7')
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.body).toEqual({
      nama: 'Ujian XII',
      paketId: 3,
      labId: null,
      mulai: '2026-11-30T02:00:00.000Z',
      caraMulai: 'pengawas',
      batasMulai: 60,
      toleransi: 15,
      istirahat: 10,
      pakaiToken: true,
      gantiToken: 15,
      acakPilihan: false,
      menitPengawas: 15,
      hasilDibuka: null,
      modeListening: 'asli',
      kelas: [5],
      peserta: [11],
      pengawas: [21],
    })
  })

  test('a new event is in the mode asli, unless its package is too short for that, and says so', async () => {
    const view = open()
    const { user } = view
    await fill(view)
    const mode = screen.getByLabelText('Mode Listening')
    expect(mode).toHaveValue('asli')
    expect(mode).toBeValid()
    await user.selectOptions(screen.getByLabelText('Paket Soal'), 'Paket B')
    expect(screen.getByText(listeningTooLong(1930, 30))).toBeInTheDocument()
    await user.selectOptions(mode, 'Mode latihan')
    expect(screen.queryByText(listeningTooLong(1930, 30))).toBeNull()
    server.on('POST', '/admin/jadwal', { status: 201, body: { message: 'Tersimpan.', id: 7 } })
    await user.click(save())
    await screen.findByRole('heading', { name: 'Papan' })
    expect(sent()[0]?.body).toMatchObject({ paketId: 4, modeListening: 'latihan' })
  })

  test('a new event offers active classes, staff who may invigilate, and learners not yet chosen', async () => {
    const { user } = open()
    await screen.findByRole('checkbox', { name: 'XII IPA 1' })

    expect(screen.queryByRole('checkbox', { name: 'Tahun lalu' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Guru 22' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Pengawas 23' })).toBeNull()
    await user.type(screen.getByLabelText('Peserta satu per satu'), 'ayu')
    await user.click(await screen.findByRole('button', { name: 'Tambahkan Ayu' }))
    expect(screen.queryByRole('button', { name: 'Tambahkan Ayu' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Tambahkan Bu Ayu' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Hapus Ayu' }))
    expect(await screen.findByRole('button', { name: 'Tambahkan Ayu' })).toBeInTheDocument()
  })

  test('a new event without a name, package or time is not sent, and shows what is missing', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Simpan Konsep' }))

    expect(await screen.findByText('Nama ujian wajib diisi!')).toBeInTheDocument()
    expect(screen.getByText('Pilih paket soal.')).toBeInTheDocument()
    expect(screen.getByText('Isi tanggal dan jam mulai.')).toBeInTheDocument()
    expect(screen.getByLabelText('Nama Ujian')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  test.each([
    ['Toleransi terlambat (menit)', '4', 'Isi 5 sampai 240 menit.'],
    ['Istirahat paling lama (menit)', '0', 'Isi 1 sampai 240 menit.'],
    ['Batas mulai (menit)', 'lama', 'Isi 5 sampai 240 menit.'],
    ['Token berganti setiap (menit)', '1', 'Isi 2 sampai 120 menit.'],
  ])('a new event’s field %s refuses %s', async (label, text, sentence) => {
    const view = open()
    await fill(view)
    await view.user.clear(screen.getByLabelText(label))
    await view.user.type(screen.getByLabelText(label), text)
    await view.user.click(save())

    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(sent()).toEqual([])
  })

  test('a new event asks only for what its start and token settings need', async () => {
    const { user } = open()
    await user.selectOptions(await screen.findByLabelText('Cara mulai'), 'otomatis')
    await user.click(screen.getByRole('checkbox', { name: 'Pakai token' }))

    expect(screen.queryByLabelText('Batas mulai (menit)')).toBeNull()
    expect(screen.queryByLabelText('Token berganti setiap (menit)')).toBeNull()
  })

  test('a new event that the server refuses keeps the input, with the error at its field where possible', async () => {
    const text = 'Waktu mulai sudah lewat.'
    server.on('POST', '/admin/jadwal', {
      status: 422,
      body: { message: text, errors: [{ field: 'mulai', msg: text }] },
    })
    const view = open()
    await fill(view)
    await view.user.click(save())

    const refusal = await screen.findByRole('alertdialog', { name: 'Gagal' })
    await view.user.click(within(refusal).getByRole('button'))
    expect(screen.getByLabelText('Tanggal dan jam mulai (WIB)')).toHaveAccessibleDescription(
      expect.stringContaining(text)
    )
    expect(screen.getByLabelText('Nama Ujian')).toHaveValue('Ujian XII')
  })
})
