import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Practice, Trouble } from '@/features/admin-events/api/practice'
import PracticePage from '@/features/admin-events/pages/practice-page'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const PATH = '/admin/latihan-pengawas'
let server: FakeApi

const TROUBLE: Trouble = {
  id: 'token',
  judul: 'Token terkunci',
  keterangan: 'Contoh Hadi salah mengetik token sepuluh kali.',
  petunjuk: 'Tekan Tindakan, Buka kunci token.',
  muncul: '2026-11-23T02:00:05.000Z',
  teratasi: null,
}

function practice(changes: Partial<Practice['latihan']> = {}): { data: Practice } {
  return {
    data: {
      sekarang: '2026-11-23T02:00:10.000Z',
      fase: 'berlangsung',
      mulai: '2026-11-23T02:00:00.000Z',
      caraMulai: 'pengawas',
      dimulai: '2026-11-23T02:00:00.000Z',
      batas: '2026-11-23T14:00:00.000Z',
      ditutup: '2026-11-23T14:00:00.000Z',
      bisaMulai: false,
      bisaTambah: true,
      gangguanServer: [],
      token: { kode: 'PRAKTE', sampai: '2026-11-23T02:15:00.000Z' },
      peserta: [
        {
          id: 8,
          nama: 'Contoh Hadi',
          nohp: '08000000008',
          kelas: 'Kelas Contoh',
          keadaan: 'belum_datang',
          kursi: 'A8',
          waktuTambahan: 0,
          masuk: null,
          mulaiMengerjakan: null,
          sesi: null,
          terjawab: null,
          dari: null,
          sisaDetik: null,
          berakhir: null,
          kontakTerakhir: null,
          belumTerkirim: null,
          baterai: null,
          mengisi: null,
          perangkat: null,
          dijeda: false,
          kejadian: [],
          pemberitahuan: [],
        },
      ],
      latihan: {
        dimulai: '2026-11-23T02:00:00.000Z',
        sampai: '2026-11-23T14:00:00.000Z',
        jumlah: 2,
        masalah: [TROUBLE],
        ...changes,
      },
    },
  }
}

beforeEach(() => {
  server = fakeApi()
})

const open = () =>
  renderApp(
    <Routes>
      <Route path="/admin/jadwal/latihan" element={<PracticePage />} />
      <Route path="/admin/jadwal" element={<h1>Semua Jadwal</h1>} />
    </Routes>,
    { at: '/admin/jadwal/latihan' }
  )

test('a practice is opened, and starts with the common start', async () => {
  server.on('GET', `${PATH}/papan`, {
    status: 404,
    body: { message: 'Latihan ini sudah berakhir.' },
  })
  server.on('POST', PATH, { status: 201, body: { message: 'Latihan disiapkan.' } })
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Siapkan Latihan' })
  server.on('GET', `${PATH}/papan`, { body: practice({ dimulai: null, masalah: [] }) })
  await user.click(button)
  server.on('POST', `${PATH}/mulai`, { body: { message: 'Latihan dimulai.' } })
  const start = await screen.findByRole('button', { name: 'Mulai Bersama' })
  server.on('GET', `${PATH}/papan`, { body: practice() })
  await user.click(start)
  expect(await screen.findByText('0 dari 2 teratasi')).toBeVisible()
  expect(screen.getByText('Token terkunci')).toBeVisible()
})

test('actions go to the practice and to no event, and what is solved is ticked off with its time', async () => {
  server.on('GET', `${PATH}/papan`, { body: practice() })
  server.on('POST', `${PATH}/tindakan`, {
    body: {
      message: 'Dilakukan untuk 1 peserta.',
      hasil: [
        { userId: 8, status: 'dilakukan', keterangan: 'Kunci token dibuka.', sisaDetik: null },
      ],
    },
  })
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Contoh Hadi' }))
  await user.click(screen.getByRole('button', { name: 'Tindakan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tindakan' })
  await user.selectOptions(within(dialog).getByLabelText('Tindakan'), 'Buka kunci token')
  await user.click(within(dialog).getByRole('button', { name: 'Perangkat bermasalah' }))
  server.on('GET', `${PATH}/papan`, {
    body: practice({ masalah: [{ ...TROUBLE, teratasi: '2026-11-23T02:00:17.000Z' }] }),
  })
  await user.click(within(dialog).getByRole('button', { name: 'Buka kunci token' }))
  expect(await screen.findByText('Dilakukan untuk 1 peserta.')).toBeVisible()
  await waitFor(() => expect(screen.getByText('1 dari 2 teratasi')).toBeInTheDocument())
  expect(screen.getByText('Token terkunci · 0:12')).toBeInTheDocument()
  expect(server.callsOf('POST', `${PATH}/tindakan`).at(-1)?.body).toMatchObject({
    jenis: 'buka_token',
    peserta: 'semua',
  })
})

test('ending a practice leads back to the schedule', async () => {
  server.on('GET', `${PATH}/papan`, { body: practice() })
  server.on('DELETE', PATH, { body: { message: 'Latihan diakhiri dan dihapus.' } })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Akhiri Latihan' }))
  expect(await screen.findByRole('heading', { name: 'Semua Jadwal' })).toBeVisible()
})
