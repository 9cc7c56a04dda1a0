import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { ImportReview, ImportRow } from '@/features/admin-questions/api/imports'
import ImportQuestionsPage from '@/features/admin-questions/pages/import-questions-page'
import { questionServer } from '@/features/admin-questions/testing/question-server'
import { adminPaths } from '@/lib/admin-paths'
import type { FakeApi } from '@/testing/fake-api'
import { fakeUploads } from '@/testing/fake-uploads'
import { renderApp } from '@/testing/render-app'

const IMPORTS = '/admin/paket-soal/7/impor'
const ONE = `${IMPORTS}/3`

function row(fields: Partial<ImportRow> & { nomor: number }): ImportRow {
  return {
    bagian: 'structure',
    no_soal: fields.nomor,
    page: 51 + fields.nomor,
    soal: `_____ number ${fields.nomor}.`,
    pilihan: ['After', 'Afterwards', 'It is after', 'Because'],
    jawaban: 1,
    audio: null,
    bacaan: null,
    pembahasan: null,
    pembahasan_pilihan: null,
    perbaikan: null,
    transkrip: null,
    bukti: null,
    keterampilan: null,
    keadaan: 'baru',
    pesan: null,
    letak: `Structure!A${fields.nomor + 1}`,
    ...fields,
  }
}

const FAULTY = row({
  nomor: 2,
  jawaban: null,
  keadaan: 'galat',
  pesan: 'Kunci “X” tidak dikenal. Pakai A, B, C atau D.',
})

function review(fields: Partial<ImportReview> = {}): ImportReview {
  const baris = fields.baris ?? [row({ nomor: 1 }), FAULTY]
  const count = (state: string) => baris.filter(({ keadaan }) => keadaan === state).length
  return {
    id: 3,
    keadaan: 'ditinjau',
    namaBerkas: 'soal.xlsx',
    baris,
    jumlah: {
      baru: count('baru'),
      ganti: count('ganti'),
      sama: count('sama'),
      galat: count('galat'),
    },
    jumlahBaris: baris.length,
    jumlahHalaman: 1,
    tidakDibawa: [],
    kelompok: null,
    kunciBerubah: [],
    media: [],
    bacaan: [],
    ...fields,
  }
}

function importServer(first: ImportReview = review()) {
  const server = questionServer({ section: 'structure' })
  server.on('GET', IMPORTS, { body: { data: [] } })
  server.on('GET', ONE, { body: { data: first } })
  return server
}

function open(at = adminPaths.importQuestions(7)) {
  return renderApp(
    <Routes>
      <Route path={adminPaths.importQuestions(':paketId')} element={<ImportQuestionsPage />} />
    </Routes>,
    { at }
  )
}

const openReview = (server: FakeApi) => ({
  server,
  ...open(`${adminPaths.importQuestions(7)}?impor=3`),
})
const rowOf = async (nomor: number) =>
  (await screen.findByText(new RegExp(`^Baris ${nomor} ·`))).closest('li') as HTMLElement

beforeEach(() => fakeUploads())

test('a file and its ZIP are sent, and the review opens', async () => {
  const server = importServer()
  server.on('POST', IMPORTS, { status: 201, body: { message: 'ok', data: review() } })
  const { user } = open()

  await user.upload(await screen.findByLabelText('Berkas soal'), new File(['x'], 'soal.xlsx'))
  await user.upload(
    screen.getByLabelText('ZIP rekaman dan gambar (boleh kosong)'),
    new File(['z'], 'rekaman.zip', { type: 'application/zip' })
  )
  expect(await screen.findByText('rekaman.zip')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Baca soal' }))

  expect(await screen.findByText('Structure nomor 1 · halaman 52')).toBeInTheDocument()
  const form = server.callsOf('POST', IMPORTS)[0]?.body as FormData
  expect([...form.keys()]).toEqual(['berkas', 'media'])
})

test('a package above 20 MB goes the way of the recordings, and needs none beside it', async () => {
  const server = importServer()
  server.on('POST', IMPORTS, { status: 201, body: { message: 'ok', data: review() } })
  const { user } = open()
  const bytes = new Uint8Array(21 * 1024 * 1024)
  const pack = new File([bytes], 'Paket A.lulus.zip', { type: 'application/zip' })

  await user.upload(await screen.findByLabelText('Berkas soal'), pack)
  const beside = new File(['z'], 'rekaman.zip', { type: 'application/zip' })
  await user.upload(screen.getByLabelText('ZIP rekaman dan gambar (boleh kosong)'), beside)
  expect(await screen.findByText(/sudah berisi rekamannya/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Lepas rekaman.zip' }))
  await user.click(screen.getByRole('button', { name: 'Baca soal' }))

  expect(await screen.findByText('Structure nomor 1 · halaman 52')).toBeInTheDocument()
  const form = server.callsOf('POST', IMPORTS)[0]?.body as FormData
  expect([...form.keys()]).toEqual(['media'])
})

test('an explanation of a file is shown, and only what is mended of it is sent', async () => {
  const taught = row({
    nomor: 1,
    pembahasan: 'Perlu klausa waktu.',
    pembahasan_pilihan: [null, 'Kata keterangan.', null, null],
    keterampilan: ['structure_clause'],
  })
  const server = importServer(review({ baris: [taught] }))
  const path = `${ONE}/baris/1`
  server.on('PUT', path, { body: { message: 'Baris diperbarui.', data: taught } })
  const { user } = openReview(server)
  const item = within(await rowOf(1))
  expect(item.getByText('Perlu klausa waktu.')).toBeInTheDocument()
  expect(item.getByText('Klausa adjektiva, adverbia, dan nomina')).toBeInTheDocument()

  await user.click(item.getByRole('button', { name: 'Perbaiki baris 1' }))
  const note = item.getByLabelText('Catatan pilihan C')
  await user.click(note)
  await user.paste('Bukan kata sambung.')
  await user.click(item.getByRole('button', { name: 'Simpan baris' }))
  expect(server.callsOf('PUT', path)[0]?.body).toEqual({
    pembahasan_pilihan: [null, 'Kata keterangan.', 'Bukan kata sambung.', null],
  })
})

test('a file that does not say its section asks for one at its field', async () => {
  const server = importServer()
  const message = 'Berkas ini tidak menyebut bagian soalnya. Pilih bagiannya, lalu unggah lagi.'
  server.on('POST', IMPORTS, {
    status: 422,
    body: { message, code: 'bagian', errors: [{ field: 'bagian', msg: message }] },
  })
  const { user } = open()
  await user.upload(await screen.findByLabelText('Berkas soal'), new File(['x'], 'soal.csv'))
  await user.click(await screen.findByRole('button', { name: 'Baca soal' }))
  const section = await screen.findByLabelText('Bagian')
  expect(section).toHaveAccessibleDescription(/tidak menyebut bagian soalnya/)

  server.on('POST', IMPORTS, { status: 201, body: { message: 'ok', data: review() } })
  await user.selectOptions(section, 'Structure')
  await user.click(screen.getByRole('button', { name: 'Baca soal' }))
  await screen.findByText('Structure nomor 1 · halaman 52')
  const form = server.callsOf('POST', IMPORTS)[1]?.body as FormData
  expect(form.get('bagian')).toBe('structure')
})

test('what is pasted from Word is sent with its look, and as text once it was edited', async () => {
  const server = importServer()
  server.on('POST', IMPORTS, { status: 422, body: { message: 'Tidak ada soal.' } })
  const { user } = open()
  const box = await screen.findByLabelText('Atau tempel soal di sini')
  const html = '<p>1. The <u>number</u></p>'
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '1. The number') },
  })
  expect(box).toHaveValue('1. The number')
  await user.click(screen.getByRole('button', { name: 'Baca soal' }))
  expect(await screen.findByText('Tidak ada soal.')).toBeInTheDocument()
  await user.type(box, '!')
  expect(box).toHaveAccessibleDescription(/garis bawah dan tabel tidak ikut terbaca/)
  await user.click(screen.getByRole('button', { name: 'Baca soal' }))

  const files = server
    .callsOf('POST', IMPORTS)
    .map(({ body }) => (body as FormData).get('berkas') as File)
  expect(files.map(({ name }) => name)).toEqual(['tempelan.html', 'tempelan.txt'])
  expect(await files[0]?.text()).toBe(html)
})

test('each row shows its question, key, place, state and the reason', async () => {
  openReview(importServer())
  const faulty = await rowOf(2)
  expect(within(faulty).getByText('Galat')).toBeInTheDocument()
  expect(within(faulty).getByText(/Kunci “X” tidak dikenal/)).toBeInTheDocument()
  expect(within(faulty).getByText('Baris 2 · Structure!A3')).toBeInTheDocument()
  const good = await rowOf(1)
  expect(within(good).getByText('_____ number 1.')).toBeInTheDocument()
  const key = within(good).getByText('Kunci').closest('li')
  expect(key).toHaveTextContent('After')
  expect(screen.getByRole('button', { name: 'Simpan 1 soal' })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
})

test('a row is mended in place: only what was changed is sent, and the focus comes back', async () => {
  const server = importServer()
  server.on('PUT', `${ONE}/baris/2`, { body: { message: 'ok', data: { ...FAULTY, jawaban: 2 } } })
  const { user } = openReview(server)
  await user.click(await screen.findByRole('button', { name: 'Perbaiki baris 2' }))
  await user.selectOptions(screen.getByLabelText('Kunci'), 'B')
  server.on('GET', ONE, {
    body: { data: review({ baris: [row({ nomor: 1 }), row({ nomor: 2, jawaban: 2 })] }) },
  })
  await user.click(screen.getByRole('button', { name: 'Simpan baris' }))

  expect(await screen.findByRole('button', { name: 'Simpan 2 soal' })).toBeInTheDocument()
  expect(server.callsOf('PUT', `${ONE}/baris/2`)[0]?.body).toEqual({ jawaban: 2 })
  expect(screen.getByRole('button', { name: 'Perbaiki baris 2' })).toHaveFocus()
})

test('a recording and a passage are chosen from those of the import', async () => {
  const server = importServer(
    review({
      baris: [
        row({
          nomor: 1,
          bagian: 'listening',
          page: 1,
          soal: null,
          audio: '02.mp3',
          keadaan: 'galat',
          pesan: 'x',
        }),
        row({ nomor: 2, bagian: 'reading', page: 94, bacaan: 'P1' }),
      ],
      media: [{ nama: '01.mp3', jenis: 'rekaman', alamat: '/uploads/audio/a.mp3' }],
      bacaan: [
        { kode: 'P1', judul: 'Salt', teks: 'Salt was gold.', gambar: null, asal: 'berkas' },
        {
          kode: 'Lens',
          judul: 'Lens',
          teks: null,
          gambar: '/uploads/reading/l.png',
          asal: 'paket',
        },
      ],
    })
  )
  server.on('PUT', `${ONE}/baris/1`, { body: { message: 'ok', data: row({ nomor: 1 }) } })
  const { user } = openReview(server)
  expect(within(await rowOf(2)).getByText('Salt was gold.')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Perbaiki baris 1' }))
  expect(screen.getByRole('option', { name: '02.mp3 (tidak ada)' })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Rekaman'), '01.mp3')
  await user.click(screen.getByRole('button', { name: 'Simpan baris' }))
  await screen.findByRole('button', { name: 'Perbaiki baris 1' })
  expect(server.callsOf('PUT', `${ONE}/baris/1`)[0]?.body).toEqual({ audio: '01.mp3' })
})

test('the next error takes the focus, and rows are filtered by their state', async () => {
  const { user } = openReview(importServer())
  await user.click(await screen.findByRole('button', { name: 'Ke galat berikutnya' }))
  expect(screen.getByText('Structure nomor 2 · halaman 53')).toHaveFocus()
  await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Galat')
  expect(screen.queryByText('Baris 1 · Structure!A2')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Ganti')
  expect(screen.getByText('Tidak ada baris seperti ini.')).toBeInTheDocument()
})

test('what is not taken is listed with its place', async () => {
  openReview(
    importServer(review({ tidakDibawa: [{ letak: 'kolom H', sebab: 'Skor tidak dipakai.' }] }))
  )
  expect(await screen.findByText('Tidak dibawa (1)')).toBeInTheDocument()
  expect(screen.getByText(/Skor tidak dipakai/)).toHaveTextContent('kolom H: Skor tidak dipakai.')
})

test('all rows are stored with one press and undone with another', async () => {
  const sound = review({ baris: [row({ nomor: 1 })] })
  const server = importServer(sound)
  server.on('POST', `${ONE}/terapkan`, {
    body: { message: 'ok', data: { ...sound, keadaan: 'diterapkan' } },
  })
  server.on('POST', `${ONE}/batalkan`, {
    body: { message: 'ok', data: { ...sound, keadaan: 'dibatalkan' } },
  })
  const { user } = openReview(server)
  const save = await screen.findByRole('button', { name: 'Simpan 1 soal' })
  server.on('GET', ONE, { body: { data: { ...sound, keadaan: 'diterapkan' } } })
  await user.click(save)
  expect(await screen.findByText('Soal sudah disimpan.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Perbaiki baris 1' })).toBeNull()
  server.on('GET', ONE, { body: { data: { ...sound, keadaan: 'dibatalkan' } } })
  await user.click(screen.getByRole('button', { name: 'Batalkan impor' }))
  expect(await screen.findByText('Impor dibatalkan.')).toBeInTheDocument()
})

test('a refused save says why on the page', async () => {
  const server = importServer(review({ baris: [row({ nomor: 1 })] }))
  const message = 'Paket berubah sejak impor ini ditinjau. Periksa lagi barisnya, lalu simpan.'
  server.on('POST', `${ONE}/terapkan`, { status: 409, body: { message } })
  const { user } = openReview(server)
  await user.click(await screen.findByRole('button', { name: 'Simpan 1 soal' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
})

test('an earlier import can be continued', async () => {
  const server = importServer()
  server.on('GET', IMPORTS, {
    body: {
      data: [
        {
          id: 3,
          keadaan: 'ditinjau',
          namaBerkas: 'soal.xlsx',
          dibuat: '2026-11-26T08:00:00.000Z',
          diterapkan: null,
        },
      ],
    },
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan impor soal.xlsx' }))
  expect(await screen.findByText('Structure nomor 1 · halaman 52')).toBeInTheDocument()
})

test('keys that an import changed after the package was sat lead to the re-scoring of all of them', async () => {
  openReview(
    importServer(
      review({
        keadaan: 'diterapkan',
        baris: [row({ nomor: 1, keadaan: 'ganti' })],
        kunciBerubah: [
          { page: 52, jawaban: 3, dinilai: 31 },
          { page: 94, jawaban: 1, dinilai: 30 },
        ],
      })
    )
  )
  expect(await screen.findByText('2 kunci berubah, nilai yang sudah ada belum')).toBeVisible()
  expect(screen.getByText(/61 jawaban peserta.*nomor 1 \(halaman 52\) sekarang C/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Hitung Ulang' })).toHaveAttribute(
    'href',
    `${adminPaths.rescoring(7)}?page=52&kunci=3&page=94&kunci=1`
  )
})
