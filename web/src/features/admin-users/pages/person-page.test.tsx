import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import PersonPage from '@/features/admin-users/pages/person-page'
import type { Person, PersonResult } from '@/features/admin-users/api/person'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { listedUser } from '@/testing/listed-user'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const RESULT: PersonResult = {
  id: 9,
  nama_paket: 'Paket A',
  listeningScore: 55,
  structureScore: 52,
  readingScore: 54,
  totalScore: 537,
  listening_correct: 40,
  written_correct: 31,
  reading_correct: 40,
  createdAt: '2026-11-20T10:00:00.000Z',
  kode: 'KODE',
  userId: 5,
  user: { nama: 'Adinda Putri' },
  mode: 'latihan',
  nama_sertifikat: 'ADINDA PUTIR',
  lab: null,
  kursi: null,
  terlambat: null,
  rekaman: [],
  rekaman_login: null,
}

const PERSON: Person = {
  ...listedUser(5, { nama: 'Adinda Putri', nohp: '081200000005', jumlah_ujian: 2 }),
  digabungKe: null,
  dihapus: false,
  permintaanHapus: null,
  namaLama: ['ADINDA PUTIR'],
  nohpLama: [],
  emailLama: [],
  pembayaran: [],
  akses: [],
  riwayat: [RESULT],
  jadwal: [],
  kelas: [{ id: 3, nama: 'XII IPA 1', diarsipkan: false }],
  login: [
    {
      id: 'abc',
      perangkat: 'Chrome di Windows',
      alamat: '10.0.0.7',
      mulai: '2026-11-21T10:00:00.000Z',
      berakhir: '2026-11-21T22:00:00.000Z',
      iniSaya: false,
    },
  ],
}

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/admin/user/5', { body: { data: PERSON } })
})

function open() {
  return renderApp(
    <Routes>
      <Route
        path="/admin/data-user/:id"
        element={
          <PersonPage
            chart={(results) => <p>Grafik {results.length}</p>}
            certificate={() => null}
            receipt={() => null}
          />
        }
      />
    </Routes>,
    { at: '/admin/data-user/5' }
  )
}

const part = (name: string) => screen.findByRole('region', { name })

test('a person shows the earlier name, how often they sat, and every part', async () => {
  open()
  const data = await part('Data')
  expect(data).toHaveTextContent('Dulu: ADINDA PUTIR')
  expect(data).toHaveTextContent('Sudah 2 kali')
  expect(screen.getByText('Grafik 1')).toBeInTheDocument()
  expect(await part('Pembayaran')).toHaveTextContent('Belum ada pembayaran.')
  expect(await part('Akses')).toHaveTextContent('Belum punya akses.')
  expect(await part('Kelas')).toHaveTextContent('XII IPA 1')
})

test('only what was changed is sent, with the reason', async () => {
  server.on('PUT', '/admin/user/5', { body: { message: 'Data berhasil diperbarui.' } })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Ubah Data' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ubah data' })
  const name = within(dialog).getByLabelText(/^Nama/)
  await user.clear(name)
  await user.type(name, 'Adinda Putri Lestari')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  expect(dialog).toHaveTextContent('Tulis alasannya, paling sedikit 3 huruf.')
  expect(server.callsOf('PUT', '/admin/user/5')).toHaveLength(0)

  await user.type(within(dialog).getByLabelText(/^Alasan/), 'Salah ketik.')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  await expect.poll(() => server.callsOf('PUT', '/admin/user/5')).toHaveLength(1)
  expect(server.callsOf('PUT', '/admin/user/5')[0]?.body).toEqual({
    nama: 'Adinda Putri Lestari',
    alasan: 'Salah ketik.',
  })
})

test('a certificate with an earlier name is issued anew', async () => {
  server.on('POST', '/admin/riwayat-ujian/9/perbaiki-nama', {
    body: { message: 'Sertifikat baru berhasil diterbitkan.', kode: 'BARU' },
  })
  const { user } = open()
  expect(await part('Riwayat simulasi')).toHaveTextContent('Nama di sertifikat: ADINDA PUTIR')
  await user.click(screen.getByRole('button', { name: 'Perbaiki Nama' }))
  const dialog = await screen.findByRole('dialog', { name: 'Perbaiki nama di sertifikat' })
  await user.type(within(dialog).getByLabelText(/^Alasan/), 'Salah ketik.')
  await user.click(within(dialog).getByRole('button', { name: 'Terbitkan Sertifikat Baru' }))
  await expect
    .poll(() => server.callsOf('POST', '/admin/riwayat-ujian/9/perbaiki-nama')[0]?.body)
    .toEqual({ alasan: 'Salah ketik.' })
})

test('one login is ended', async () => {
  server.on('DELETE', '/admin/user/5/login/abc', { body: { message: 'Berhasil' } })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Akhiri' }))
  await expect.poll(() => server.callsOf('DELETE', '/admin/user/5/login/abc')).toHaveLength(1)
})

test('an account is merged after a look at what would be moved', async () => {
  server.on('GET', '/admin/user', {
    body: { users: [listedUser(5), listedUser(8)], total: 2, totalPages: 1 },
  })
  server.on('POST', '/admin/user/5/gabung', {
    body: {
      message: 'Akun berhasil digabung.',
      dipindah: { pembayaran: 3, akses: 2, riwayat: 1, jadwal: 0, kelas: 0 },
    },
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Gabungkan Akun' }))
  const dialog = await screen.findByRole('dialog', { name: 'Gabungkan akun' })
  await user.type(within(dialog).getByLabelText('Cari akun tujuan'), 'Peserta')
  const other = await within(dialog).findByRole('option', { name: /Peserta 8/ })
  expect(within(dialog).queryByRole('option', { name: /Peserta 5/ })).not.toBeInTheDocument()
  await user.selectOptions(within(dialog).getByLabelText(/^Akun tujuan/), other)
  expect(await within(dialog).findByText(/3 pembayaran, 2 akses/)).toBeInTheDocument()
  await user.type(within(dialog).getByLabelText(/^Alasan/), 'Satu orang.')
  await user.click(within(dialog).getByRole('button', { name: 'Gabungkan' }))
  await expect
    .poll(() => server.callsOf('POST', '/admin/user/5/gabung').map(({ body }) => body))
    .toEqual([
      { ke: 8, periksa: true, alasan: 'Pemeriksaan' },
      { ke: 8, periksa: false, alasan: 'Satu orang.' },
    ])
})
