import type { Role } from '@lulus/api/contracts/capabilities'
import { NOT_ENOUGH_ATTEMPTS } from '@lulus/api/contracts/item_analysis'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Analysis, AnalysedItem } from '@/features/admin-items/api/analysis'
import AnalysisPage from '@/features/admin-items/pages/analysis-page'
import { adminPaths } from '@/lib/admin-paths'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery, type SessionUser } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

const ITEM: AnalysedItem = {
  page: 60,
  soalId: 901,
  kunci: [3],
  gugur: false,
  peserta: 60,
  kesukaran: 0.2333,
  dayaPembeda: -0.31,
  korelasi: -0.24,
  waktu: { detik: 41.5, diketahui: 14 },
  pengecoh: [
    { pilihan: 1, atas: 15, tengah: 9, bawah: 4 },
    { pilihan: 2, atas: 1, tengah: 3, bawah: 5 },
    { pilihan: 3, atas: 2, tengah: 5, bawah: 7 },
    { pilihan: 4, atas: 2, tengah: 3, bawah: 4 },
  ],
  peringatan: [
    { jenis: 'kunci_salah', pesan: 'Di sepertiga teratas 15 peserta memilih A.' },
    { jenis: 'daya_negatif', pesan: 'Kelompok bawah lebih sering benar.' },
  ],
}
const GOOD: AnalysedItem = { ...ITEM, page: 5, soalId: 902, kunci: [1], peringatan: [] }
const RELIABLE = { kr20: 0.866, sem: 2.914, butir: 50 }
const ANALYSIS: Analysis = {
  paket: { id: 7, nama_paket: 'Paket A' },
  peserta: 60,
  data: [ITEM, GOOD],
  keandalan: { listening: RELIABLE, structure: { ...RELIABLE, butir: 40 }, reading: RELIABLE },
}

function open(body: Analysis, role: Role = 'Admin') {
  server.on('GET', '/admin/paket-soal/7/analisis', { body })
  const queryClient = createQueryClient()
  const user: SessionUser = { ...ADMIN, role }
  queryClient.setQueryData(sessionQuery.queryKey, user)
  return renderApp(
    <Routes>
      <Route path={adminPaths.analysis(':paketId')} element={<AnalysisPage />} />
    </Routes>,
    { at: adminPaths.analysis(7), queryClient }
  )
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body)

test('an item shows what is wrong with it, its figures in words, and who chose what', async () => {
  open(ANALYSIS)
  const item = await card('Structure & Written nomor 9')

  expect(item.getByText('Kunci mungkin salah')).toBeVisible()
  expect(item.getByText('Di sepertiga teratas 15 peserta memilih A.')).toBeVisible()
  expect(item.getByText('0,23')).toHaveTextContent('0,23sukar')
  expect(item.getByText('-0,31')).toHaveTextContent('-0,31negatif')
  expect(item.getByRole('img', { name: /Kunci C: 35% di sepertiga bawah/ })).toBeVisible()
  expect(item.getByText('Sepertiga teratas lebih sering memilih A daripada kunci.')).toBeVisible()
  expect(item.getByRole('link', { name: 'Buka soal' })).toHaveAttribute(
    'href',
    adminPaths.editStructure(901)
  )
  expect(item.getByRole('link', { name: 'Koreksi kunci' })).toHaveAttribute(
    'href',
    `${adminPaths.rescoring(7)}?page=60`
  )
})

test('only items with warnings are shown until all are wanted', async () => {
  const { user } = open(ANALYSIS)
  expect(await screen.findByText(/^1 dari 2 soal perlu diperiksa/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Listening nomor 5' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Tampilkan semua soal' }))
  expect(screen.getByRole('heading', { name: 'Listening nomor 5' })).toBeVisible()
})

test('each section shows how far its scores can be relied on', async () => {
  open(ANALYSIS)
  const section = within(await screen.findByRole('region', { name: 'Keandalan' }))
  expect(section.getAllByText('sangat tinggi')).toHaveLength(3)
  expect(section.getByText(/KR-20 dari 40 butir\. Galat baku 2,91 butir/)).toBeVisible()
})

test('under ten attempts there is a sentence instead', async () => {
  open({ paket: ANALYSIS.paket, peserta: 4, data: [], pesan: NOT_ENOUGH_ATTEMPTS })
  expect(await screen.findByText('Belum cukup data')).toBeVisible()
  expect(screen.getByText(`${NOT_ENOUGH_ATTEMPTS} Sekarang baru 4.`)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Unduh Excel' })).toBeNull()
})

test('a teacher sees the analysis, but corrects no keys', async () => {
  open(ANALYSIS, 'Guru')
  const item = await card('Structure & Written nomor 9')
  expect(item.queryByRole('link', { name: 'Koreksi kunci' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Hitung Ulang Nilai' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Unduh Excel' })).toBeVisible()
})

test('a failed analysis can be tried again', async () => {
  server.on('GET', '/admin/paket-soal/7/analisis', {
    status: 503,
    body: { message: 'Server sedang sibuk.' },
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  renderApp(
    <Routes>
      <Route path={adminPaths.analysis(':paketId')} element={<AnalysisPage />} />
    </Routes>,
    { at: adminPaths.analysis(7), queryClient }
  )
  expect(await screen.findByText('Gagal menganalisis soal')).toBeVisible()
})
