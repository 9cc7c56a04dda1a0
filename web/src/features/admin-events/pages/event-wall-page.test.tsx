import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import EventWallPage from '@/features/admin-events/pages/event-wall-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

test('the wall screen shows the token and the counts, and no name or number', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const server = fakeApi()
  server.on('GET', '/admin/jadwal/7', { status: 404, body: {} })
  server.on('GET', '/admin/jadwal/7/aliran', { status: 503, body: {} })
  server.on('GET', '/admin/jadwal/7/papan', {
    body: {
      data: {
        sekarang: '2026-11-23T01:50:00.000Z',
        fase: 'ruang_tunggu',
        mulai: '2026-11-23T02:00:00.000Z',
        caraMulai: 'pengawas',
        dimulai: null,
        batas: '2026-11-23T03:00:00.000Z',
        ditutup: '2026-11-23T03:15:00.000Z',
        bisaMulai: true,
        bisaTambah: true,
        token: { kode: 'ACEFGH', sampai: '2026-11-23T02:05:00.000Z' },
        gangguanServer: [],
        peserta: [
          {
            id: 11,
            nama: 'Ayu Lestari',
            nohp: '081200000011',
            kelas: null,
            keadaan: 'siap',
            kursi: null,
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
      },
    },
  })
  renderApp(
    <Routes>
      <Route path="/admin/jadwal/:id/layar" element={<EventWallPage />} />
    </Routes>,
    { at: '/admin/jadwal/7/layar' }
  )
  expect(await screen.findByRole('status', { name: 'Token' })).toHaveTextContent('ACEFGH')
  expect(screen.getByText('Siap').nextElementSibling).toHaveTextContent('1')
  expect(document.body).not.toHaveTextContent('Ayu')
  expect(document.body).not.toHaveTextContent('0812')
})
