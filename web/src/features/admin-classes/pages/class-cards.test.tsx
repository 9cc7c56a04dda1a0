import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import ClassPage from '@/features/admin-classes/pages/class-page'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { ADMIN } from '@/testing/accounts'
import { fakeApi, heldAnswer, type FakeApi } from '@/testing/fake-api'
import { fakeUploads } from '@/testing/fake-uploads'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

const learner = (id: number, nama: string, tanpa: boolean) => ({
  id,
  nama,
  nohp: `08120000000${id}`,
  email: null,
  tanpa_password: tanpa,
  dari_kartu: false,
  belum_terbukti: false,
})
const CLASS = {
  id: 7,
  nama: 'XII IPA 1',
  diarsipkan: false,
  peserta: [learner(1, 'Ayu', true), learner(2, 'Budi', false), learner(3, 'Citra', false)],
}
const PDF = btoa('%PDF-1.7')
const PRINTED = { kartu: 1, password: 1, sisa: 0, kemajuan: [0, 1, 1], pdf: PDF }
const CARDS = '/admin/kelas/7/kartu'
const READ = '/admin/kelas/baca-berkas'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/admin/kelas/7/pembayaran', { body: { data: [] } })
  server.on('GET', '/admin/kelas/7', { body: { data: CLASS } })
})

async function open(learner = 'Ayu') {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN)
  const { user } = renderApp(
    <Routes>
      <Route path="/admin/kelas/:id" element={<ClassPage />} />
    </Routes>,
    { at: '/admin/kelas/7', queryClient }
  )
  await screen.findByRole('row', { name: new RegExp(learner) })
  return user
}

type User = Awaited<ReturnType<typeof open>>
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

async function openCards(learner = 'Ayu') {
  const user = await open(learner)
  await press(user, 'Cetak Kartu')
  await screen.findByRole('dialog', { name: 'Cetak kartu peserta' })
  return user
}

test('cards are created for learners without a password, and their file is saved once', async () => {
  const { answer, release } = heldAnswer<'POST', typeof CARDS>()
  server.on('POST', CARDS, answer)
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kartu')
  const user = await openCards()
  expect(screen.getByRole('radio', { name: /Yang belum punya password \(1\)/ })).toBeChecked()
  await press(user, 'Buat Kartu')
  expect(await screen.findByRole('progressbar', { name: 'Membuat password' })).toBeVisible()
  release({ body: PRINTED })

  expect(await screen.findByText('1 kartu siap, 1 dengan password baru.')).toBeVisible()
  expect(server.callsOf('POST', CARDS)[0]?.body).toEqual({
    siapa: 'tanpa_password',
    wajibGanti: true,
    gantiBelumTerbukti: true,
  })
  await press(user, 'Selesai')
  expect(
    await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan kartu?' })
  ).toBeVisible()
  await press(user, 'Kembali')
  await press(user, 'Simpan PDF')
  expect(save.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf', size: 8 })
  await press(user, 'Selesai')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an existing password is replaced only after a confirmation', async () => {
  server.on('POST', CARDS, { body: PRINTED })
  const user = await openCards()
  await user.click(screen.getByRole('radio', { name: /Pilih peserta/ }))
  await press(user, 'Buat Kartu')
  expect(server.callsOf('POST', CARDS)).toHaveLength(0)

  await user.type(screen.getByLabelText('Cari peserta'), 'bud')
  expect(screen.queryByRole('checkbox', { name: 'Citra' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Budi' }))
  await user.click(screen.getByRole('checkbox', { name: /Wajib membuat password baru/ }))
  await press(user, 'Buat Kartu')
  const question = await screen.findByRole('alertdialog', { name: /Ganti password/ })
  expect(question).toHaveTextContent('1 peserta pilihan Anda sudah punya password.')
  await user.click(within(question).getByRole('button', { name: 'Ya, Ganti' }))

  await screen.findByText('1 kartu siap, 1 dengan password baru.')
  expect(server.callsOf('POST', CARDS)[0]?.body).toEqual({
    siapa: 'pilihan',
    peserta: [2],
    wajibGanti: false,
    gantiBelumTerbukti: true,
  })
})

test('accounts with an unproven number get a new password unless the admin decides otherwise', async () => {
  const citra = { ...learner(3, 'Citra', false), belum_terbukti: true }
  const peserta = [learner(2, 'Budi', false), citra]
  server.on('GET', '/admin/kelas/7', { body: { data: { ...CLASS, peserta } } })
  server.on('POST', CARDS, { body: PRINTED })
  const user = await openCards('Citra')
  expect(screen.getByRole('row', { name: /Citra/, hidden: true })).toHaveTextContent(
    'Nomor belum terbukti'
  )
  expect(screen.getByRole('radio', { name: /Yang belum punya password \(1\)/ })).toBeChecked()
  const replace = screen.getByRole('checkbox', { name: /Ganti juga password 1 akun/ })
  expect(replace).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /Semua peserta/ }))
  await user.click(replace)
  await press(user, 'Buat Kartu')
  await screen.findByText('1 kartu siap, 1 dengan password baru.')
  expect(server.callsOf('POST', CARDS)[0]?.body).toEqual({
    siapa: 'semua',
    wajibGanti: true,
    gantiBelumTerbukti: false,
  })
})

test('self-registered accounts are counted above the list', async () => {
  const row = { baris: 2, nama: 'Ayu', nohp: '081200000001', email: null, status: 'ada' as const }
  const keterangan = 'Akun dibuat sendiri tanggal 20 November 2026, nomornya belum terbukti.'
  server.on('POST', '/admin/kelas/7/peserta/periksa', {
    body: { ...PLAIN, data: [{ ...row, keterangan, belum_terbukti: true }] },
  })
  const user = await open()
  await press(user, 'Tambah dari Daftar')
  await user.click(screen.getByLabelText('Tempel sel dari Excel'))
  await user.paste('satu')
  await press(user, 'Periksa')
  expect(await screen.findByText('1 nomor belum terbukti')).toBeVisible()
  expect(screen.getByText(keterangan)).toBeVisible()
})

test('a print that fails halfway shows why and can be retried', async () => {
  const galat = 'Data peserta berubah selama kartu dibuat. Silakan cetak lagi.'
  server.on('POST', CARDS, {
    body: { kartu: 1, password: 1, sisa: 0, kemajuan: [0, 1], galat },
  })
  const user = await openCards()
  await press(user, 'Buat Kartu')
  expect(await screen.findByRole('alert')).toHaveTextContent(galat)

  server.on('POST', CARDS, { body: '{"kartu":1,"password":1,"sisa":0,"kemajuan":[0' })
  await press(user, 'Buat Kartu')
  expect(await screen.findByText(/Periksa daftar peserta/)).toBeVisible()

  server.on('POST', CARDS, { body: { ...PRINTED, sisa: 40 } })
  await press(user, 'Buat Kartu')
  expect(await screen.findByText(/40 peserta lain belum punya password/)).toBeVisible()
})

const PLAIN = {
  kolom: { nama: ['Nama'], nohp: ['HP'], email: [], tidak_dibawa: [] },
  dilewati: [],
  tanya: null,
}

test('an Excel file is read by the server, and another of its sheets can be chosen', async () => {
  fakeUploads()
  const { answer, release } = heldAnswer<'POST', typeof READ>()
  server.on('POST', READ, answer)
  const user = await open()
  await press(user, 'Tambah dari Daftar')
  const book = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'siswa.xlsx')
  await user.upload(screen.getByLabelText('Atau berkas Excel atau CSV'), book)
  expect(await screen.findByText('Mengunggah berkas…')).toBeVisible()
  const data = {
    daftar: 'Nama\tNomor HP\nAyu\t0812',
    lembar: ['X', 'XI'],
    dipakai: 'X',
    lembar_berisi: ['X', 'XI'],
    baris_tersembunyi: 2,
    tidak_dibawa: ['NISN', 'JK'],
    dilewati: [{ baris: 4, alasan: 'Baris contoh.' }],
  }
  release({ body: { data } })
  const cells = screen.getByLabelText('Tempel sel dari Excel')
  await waitFor(() => expect(cells).toHaveValue(data.daftar))
  for (const note of [
    'Peserta ada juga di lembar lain: “XI”.',
    'Kolom NISN dan JK tidak dibawa.',
    'Baris 4 dilewati: baris contoh.',
    '2 baris tersembunyi di Excel tidak dibawa.',
  ])
    expect(screen.getByText(note)).toBeVisible()

  server.on('POST', READ, { body: { data: { ...data, daftar: 'lain', dipakai: 'XI' } } })
  await user.selectOptions(screen.getByLabelText('Lembar'), 'XI')
  await waitFor(() => expect(cells).toHaveValue('lain'))
  const sent = server.callsOf('POST', READ).map(({ body }) => body as FormData)
  expect(sent.map((form) => form.get('lembar'))).toEqual([null, 'XI'])

  const message = 'Berkas ini bukan berkas Excel (.xlsx) yang dapat dibaca.'
  server.on('POST', READ, { status: 415, body: { message } })
  await user.upload(screen.getByLabelText('Atau berkas Excel atau CSV'), book)
  expect(await screen.findByText(message)).toBeVisible()
})

test('an admin maps a column with an unknown heading, and both check and import use it', async () => {
  const CHECK = '/admin/kelas/7/peserta/periksa'
  const column = (nomor: number, judul: string, contoh: string, isPhone = false) => ({
    nomor,
    judul,
    contoh: [contoh],
    mirip_nomor: isPhone,
  })
  server.on('POST', CHECK, {
    body: {
      data: [],
      kolom: null,
      dilewati: [],
      tanya: {
        pesan: 'Kolom nama dan nomor HP tidak ditemukan di daftar ini.',
        perlu: ['nama', 'nohp'],
        kolom: [column(1, 'Siapa', 'Ayu'), column(2, '', 'X'), column(3, 'Kontakan', '0812', true)],
      },
    },
  })
  const user = await open()
  await press(user, 'Tambah dari Daftar')
  await user.click(screen.getByLabelText('Tempel sel dari Excel'))
  await user.paste('Siapa\t\tKontakan\nAyu\tX\t081377770001')
  await press(user, 'Periksa')
  const names = await screen.findByLabelText('Kolom mana nama?')
  expect(names).toHaveFocus()
  // Only a column that looks like numbers is preselected; the name column has to be chosen.
  expect(screen.getByLabelText('Kolom mana nomor HP?')).toHaveValue('3')
  expect(screen.getByRole('button', { name: 'Periksa' })).toHaveAttribute('aria-disabled', 'true')
  expect(within(names).getByRole('option', { name: 'Kolom ke-2 (X)' })).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()

  await user.selectOptions(names, 'Siapa (Ayu)')
  const row = { baris: 2, nama: 'Ayu', nohp: '081377770001', email: null, keterangan: null }
  server.on('POST', CHECK, {
    body: {
      data: [{ ...row, status: 'baru', belum_terbukti: false }],
      kolom: { nama: ['Siapa'], nohp: ['Kontakan', 'Telp'], email: [], tidak_dibawa: ['Kelas'] },
      dilewati: [],
      tanya: null,
    },
  })
  server.on('POST', '/admin/kelas/7/peserta', { body: { message: 'ok', dibuat: 1, bergabung: 0 } })
  await press(user, 'Periksa')
  expect(await screen.findByText('Kolom Kelas tidak dibawa.')).toBeVisible()
  expect(
    screen.getByText('Nomor HP dibaca dari kolom “Kontakan”, atau “Telp” jika kosong.')
  ).toBeVisible()
  // A wrong choice can still be corrected.
  expect(screen.getByLabelText('Kolom mana nama?')).toHaveValue('1')
  await press(user, 'Tambahkan 1 Peserta')
  await screen.findByRole('alertdialog', { name: 'Peserta ditambahkan' })
  const kolom = { nama: 1, nohp: 3 }
  expect(server.callsOf('POST', CHECK).map(({ body }) => body)).toMatchObject([{}, { kolom }])
  expect(server.callsOf('POST', '/admin/kelas/7/peserta')[0]?.body).toMatchObject({ kolom })
})

test('checking a list shows its number of rows', async () => {
  const { answer, release } = heldAnswer<'POST', '/admin/kelas/7/peserta/periksa'>()
  server.on('POST', '/admin/kelas/7/peserta/periksa', answer)
  const user = await open()
  await press(user, 'Tambah dari Daftar')
  await user.click(screen.getByLabelText('Tempel sel dari Excel'))
  await user.paste('Nama\tNomor HP\n\nAyu\t081234567890')
  await press(user, 'Periksa')
  expect(await screen.findByText(/Memeriksa 2 baris…/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Pemeriksaan' })).toBeVisible()
  release({ body: { data: [], ...PLAIN } })
  await waitFor(() => expect(screen.queryByText(/Memeriksa/)).toBeNull())
})

test('every row of a long list can be seen, invalid ones first', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => ({
    baris: index + 1,
    nama: `Peserta ${index + 1}`,
    nohp: '0812',
    email: null,
    status: index < 100 ? ('baru' as const) : ('salah' as const),
    keterangan: index < 100 ? null : 'Nomor HP tidak valid.',
    belum_terbukti: false,
  }))
  server.on('POST', '/admin/kelas/7/peserta/periksa', { body: { data: rows, ...PLAIN } })
  const user = await open()
  await press(user, 'Tambah dari Daftar')
  await user.click(screen.getByLabelText('Tempel sel dari Excel'))
  await user.paste('banyak')
  await press(user, 'Periksa')

  const table = await screen.findByRole('table', { name: 'Hasil pemeriksaan' })
  const names = () => within(table).getAllByText(/^Peserta /)
  expect(names()).toHaveLength(100)
  expect(names()[0]).toHaveTextContent('Peserta 101')
  await press(user, 'Tampilkan 100 lagi')
  await press(user, 'Tampilkan 50 lagi')
  expect(names()).toHaveLength(250)
  expect(screen.queryByRole('button', { name: /lagi$/ })).toBeNull()
})
