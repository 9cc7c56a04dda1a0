import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import ChangesPage from '@/features/admin-items/pages/changes-page'
import { adminPaths } from '@/lib/admin-paths'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const PATH = '/admin/riwayat-ujian/3/perubahan-soal'
const head = { nama_paket: 'Paket A', dimulai: '2026-11-20T03:00:00.000Z' }

function open() {
  const server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  renderApp(
    <Routes>
      <Route path={adminPaths.packageChanges(':id')} element={<ChangesPage />} />
    </Routes>,
    { at: adminPaths.packageChanges(3) }
  )
  return server
}

test('each question that changed since an attempt is shown with what changed', async () => {
  open().on('GET', PATH, {
    body: {
      ...head,
      data: [
        {
          page: 52,
          soal_id: 8,
          keadaan: 'diubah',
          perubahan: [{ bidang: 'kunci', lama: 'A', baru: 'B' }],
        },
        { page: 53, soal_id: null, keadaan: 'dihapus', perubahan: [] },
      ],
    },
  })
  expect(await screen.findByRole('heading', { name: 'Structure & Written nomor 1' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka soal' })).toHaveAttribute(
    'href',
    adminPaths.editStructure(8)
  )
  expect(screen.getByRole('insertion')).toHaveTextContent('B')
  expect(screen.getByText('Soalnya sudah dihapus dari paket.')).toBeVisible()
})

test('an unchanged package says so', async () => {
  open().on('GET', PATH, { body: { ...head, data: [] } })
  expect(await screen.findByText('Tidak ada soal yang berubah')).toBeVisible()
})
