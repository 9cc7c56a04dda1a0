import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import EventLatePage from '@/features/admin-late-answers/pages/event-late-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const PATH = '/admin/jadwal/7/jawaban-terlambat'

const sitter = (id: number, nama: string, penilaian: string) => ({
  id,
  nama,
  nohp: '081200000001',
  berjalan: false,
  jawaban: [
    {
      id: 1,
      seq: 4,
      sesi: 'listening',
      nomor: 1,
      dilihat: '1',
      dipilih: '2026-11-22T01:00:00.000Z',
      diterima: '2026-11-22T02:00:00.000Z',
      berakhir: '2026-11-22T01:30:00.000Z',
      penilaian,
    },
  ],
})

function open(ditutup = false) {
  const server = fakeApi()
  const peserta = [sitter(11, 'Ayu', 'tepat_waktu'), sitter(12, 'Budi', 'setelah_habis')]
  server.on<string, string>('GET', PATH, { body: { data: { ditutup, peserta } } })
  const routes = (
    <Routes>
      <Route path="/admin/jadwal/:id/jawaban-terlambat" element={<EventLatePage />} />
    </Routes>
  )
  return { server, ...renderApp(routes, { at: PATH }) }
}

test('the proposal is decided with one press, with exceptions by hand and a reason', async () => {
  const { server, user } = open()
  server.on<string, string>('PUT', PATH, { body: { message: 'Selesai.', hasil: [] } })
  const row = await screen.findByRole('row', { name: /Budi/ })
  expect(within(row).getByRole('combobox')).toHaveValue('nanti')
  await user.selectOptions(within(row).getByRole('combobox'), 'tolak')
  await user.click(screen.getByRole('button', { name: 'Putuskan' }))
  expect(screen.getByRole('textbox', { name: /Alasan/ })).toHaveFocus()
  expect(server.callsOf('PUT', PATH)).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'Jaringan putus.')
  await user.click(screen.getByRole('button', { name: 'Putuskan' }))
  await screen.findByRole('alertdialog')
  expect(server.callsOf('PUT', PATH)[0]?.body).toEqual({
    alasan: 'Jaringan putus.',
    terima: [11],
    tolak: [12],
    hanya: [{ id: 11, jawaban: [{ id: 1, seq: 4 }] }],
  })
})

test('learners are shown by reason, and decided for all who are shown', async () => {
  const { user } = open()
  await screen.findByRole('row', { name: /Budi/ })
  await user.selectOptions(screen.getByLabelText('Tampilkan alasan'), 'setelah_habis')
  expect(screen.queryByRole('row', { name: /Ayu/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tolak' }))
  expect(screen.getByRole('combobox', { name: 'Keputusan untuk Budi' })).toHaveValue('tolak')
})

test('a closed event takes no decision', async () => {
  open(true)
  await screen.findByText(/tidak dapat diputuskan lagi/)
  expect(screen.queryByRole('button', { name: 'Putuskan' })).toBeNull()
})
