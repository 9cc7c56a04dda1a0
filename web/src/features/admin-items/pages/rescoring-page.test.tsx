import { RESCORING_REASON_MISSING } from '@lulus/api/contracts/item_analysis'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { RescoringState } from '@/features/admin-items/api/rescoring'
import RescoringPage from '@/features/admin-items/pages/rescoring-page'
import { adminPaths } from '@/lib/admin-paths'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const PATH = '/admin/paket-soal/7/hitung-ulang'
const STATE: RescoringState = {
  paket: { id: 7, nama_paket: 'Paket A' },
  soal: [5, 60].map((page) => ({
    page,
    soal: page === 60 ? 'The <u>sun</u> rises.' : null,
    pilihan: ['east', 'west', 'north', 'south'],
    kunci: [3],
    gugur: false,
  })),
  terakhir: null,
}
const LAST = {
  id: 12,
  waktu: '2026-11-20T03:00:00.000Z',
  alasan: 'Kunci salah ketik.',
  berubah: 4,
  halaman: [5],
  dibatalkan: false,
  bisaDibatalkan: true,
}
const counts = (listening_correct: number, totalScore: number) => ({
  listening_correct,
  written_correct: 30,
  reading_correct: 40,
  totalScore,
})
const CHANGED = {
  riwayatId: 3,
  nama: 'Siti Aminah',
  lama: counts(40, 540),
  baru: counts(41, 543),
  cefr: { lama: 'B1', baru: 'B2' },
}

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

function open(state: RescoringState = STATE, search = '?page=60') {
  server.on('GET', PATH, { body: { data: state } })
  return renderApp(
    <Routes>
      <Route path={adminPaths.rescoring(':paketId')} element={<RescoringPage />} />
    </Routes>,
    { at: `${adminPaths.rescoring(7)}${search}` }
  )
}

test('a key that was changed in the form is previewed at once, also beside an earlier correction', async () => {
  server.on('POST', PATH, { body: { berubah: [CHANGED], soalLain: [] } })
  open(STATE, '?page=60&kunci=2')
  expect(await screen.findByRole('heading', { name: '1 nilai berubah' })).toBeVisible()
  expect(server.callsOf('POST', PATH).map(({ body }) => body)).toEqual([
    { periksa: true, koreksi: [{ page: 60, kunci: [2] }] },
  ])
  expect(screen.getByRole('checkbox', { name: 'B. west' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'C. north' })).not.toBeChecked()
})

test('keys that an import changed are all begun, and their effect is shown at once', async () => {
  server.on('POST', PATH, { body: { berubah: [CHANGED], soalLain: [] } })
  const one = STATE.soal.find(({ page }) => page === 60)
  if (!one) throw new Error('there is a question')
  open({ ...STATE, soal: [one, { ...one, page: 61 }] }, '?page=61&kunci=1&page=60&kunci=2')
  expect(await screen.findByRole('heading', { name: '1 nilai berubah' })).toBeVisible()
  expect(server.callsOf('POST', PATH).at(-1)?.body).toEqual({
    periksa: true,
    koreksi: [
      { page: 61, kunci: [1] },
      { page: 60, kunci: [2] },
    ],
  })
})

test('a corrected key is previewed with everybody whose score changes, and decided with a reason', async () => {
  server.on('POST', PATH, { body: { berubah: [CHANGED], soalLain: [{ page: 60, peserta: 2 }] } })
  const { user } = open()
  const question = within(await screen.findByRole('group', { name: /Structure & Written nomor 9/ }))
  expect(question.getByText('The sun rises.')).toBeVisible()
  await user.click(question.getByRole('checkbox', { name: 'A. east' }))
  await user.click(question.getByRole('checkbox', { name: 'C. north' }))
  await user.click(screen.getByRole('button', { name: 'Lihat perubahan' }))

  const row = await screen.findByRole('row', { name: /Siti Aminah/ })
  expect(row).toHaveTextContent('40menjadi41')
  expect(row).toHaveTextContent('540menjadi543')
  expect(row).toHaveTextContent('B1menjadiB2')
  expect(screen.getByText(/Structure & Written nomor 9: 2 peserta/)).toBeVisible()
  const corrections = [{ page: 60, kunci: [1] }]
  expect(server.callsOf('POST', PATH).at(-1)?.body).toEqual({ periksa: true, koreksi: corrections })

  await user.click(screen.getByRole('button', { name: 'Hitung ulang' }))
  expect(await screen.findByText(RESCORING_REASON_MISSING)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Alasan' }), 'Kunci salah ketik.')
  await user.click(screen.getByRole('button', { name: 'Hitung ulang' }))
  expect(await screen.findByText('Nilai sudah dihitung ulang')).toBeVisible()
  expect(server.callsOf('POST', PATH).at(-1)?.body).toEqual({
    periksa: false,
    alasan: 'Kunci salah ketik.',
    terakhir: null,
    koreksi: corrections,
  })
})

test('a preview is void once a correction changes, and a question without a key is not sent', async () => {
  server.on('POST', PATH, { body: { berubah: [], soalLain: [] } })
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Gugurkan soal ini' }))
  await user.click(screen.getByRole('button', { name: 'Lihat perubahan' }))
  expect(await screen.findByText('Nilai semua peserta tetap')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Gugurkan soal ini' }))
  expect(screen.queryByText('Nilai semua peserta tetap')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'C. north' }))
  expect(screen.getByRole('button', { name: 'Lihat perubahan' })).toBeDisabled()
})

test('when another admin was first, the sentence is shown', async () => {
  const { user } = open()
  server.on('POST', PATH, { body: { berubah: [CHANGED], soalLain: [] } })
  await user.click(await screen.findByRole('button', { name: 'Lihat perubahan' }))
  await user.type(await screen.findByRole('textbox', { name: 'Alasan' }), 'Kunci salah.')
  server.on('POST', PATH, { status: 409, body: { message: 'Admin lain lebih dulu.' } })
  await user.click(screen.getByRole('button', { name: 'Hitung ulang' }))
  expect(await screen.findByText('Admin lain lebih dulu.')).toBeVisible()
})

test('the last re-scoring can be undone with a reason, as long as nobody has begun since', async () => {
  server.on('POST', `${PATH}/batalkan`, { body: { berubah: [] } })
  const { user } = open({ ...STATE, terakhir: LAST }, '')
  expect(await screen.findByText(/Listening nomor 5; 4 nilai berubah/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Batalkan hitung ulang' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Ternyata benar.')
  await user.click(dialog.getByRole('button', { name: 'Batalkan hitung ulang' }))
  expect(await screen.findByText('Hitung ulang dibatalkan')).toBeVisible()
  expect(server.callsOf('POST', `${PATH}/batalkan`)[0]?.body).toEqual({
    alasan: 'Ternyata benar.',
    terakhir: 12,
  })
})

test('a re-scoring that cannot be undone any more says why', async () => {
  open({ ...STATE, terakhir: { ...LAST, bisaDibatalkan: false } }, '')
  expect(await screen.findByText(/sudah ada simulasi baru yang dimulai/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Batalkan hitung ulang' })).toBeNull()
})
