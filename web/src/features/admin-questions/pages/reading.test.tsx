import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  field,
  fill,
  openScreens,
  OPTIONS,
  save,
} from '@/features/admin-questions/testing/open-screens'
import {
  PASSAGE,
  questionRow,
  questionServer,
  showQuestion,
} from '@/features/admin-questions/testing/question-server'

const ADD = '/admin/soal-simulasi/add-soal-reading/7'
const EDIT = '/admin/soal-simulasi/edit-soal-reading/94'
const POST = '/admin/paket-soal/7/soal-reading'
const ADD_PASSAGE = '/admin/paket-soal/7/question-reading'
const ONE_PASSAGE = '/admin/paket-soal/question-reading/5'
const last = { last_no_soal: 4, last_page: 97 }

const failure = () => screen.findByRole('alertdialog', { name: 'Gagal' })
const image = (type = 'image/png', name = 'bacaan.png') => new File(['x'], name, { type })
const openForm = (passages = [PASSAGE]) => {
  const server = questionServer({ section: 'reading', last, passages })
  return { server, ...openScreens('reading', ADD) }
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal('createImageBitmap', async () => ({
    width: 800,
    height: 1000,
    close: () => undefined,
  }))
})

test("clicking a passage's name chooses it, and it is sent with the question", async () => {
  const { server, user } = openForm()
  server.on('POST', POST, {
    status: 201,
    body: { message: 'Soal berhasil ditambahkan!', data: { id: 9 } },
  })
  expect(await field('Question Reading')).toHaveValue('')

  await user.click(await screen.findByRole('button', { name: 'The Lighthouse Lens' }))
  expect(await field('Question Reading')).toHaveValue('The Lighthouse Lens')
  await fill(user, { Soal: 'Why?', ...OPTIONS })
  await user.selectOptions(await field('Jawaban'), '2')
  await save(user)

  expect(await screen.findByText('Soal berhasil ditambahkan!')).toBeInTheDocument()
  expect(server.callsOf('POST', POST)[0]?.body).toMatchObject({
    no_soal: 5,
    page: 98,
    soal: 'Why?',
    jawaban: '2',
    q_reading: 5,
  })
})

test('a missing passage is reported', async () => {
  const { user } = openForm()
  await fill(user, { Soal: 'Why?', ...OPTIONS })
  await user.selectOptions(await field('Jawaban'), '2')

  await save(user)

  expect(await failure()).toHaveTextContent('Pilih Question Reading pada tabel di atas')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await field('Question Reading')).toHaveAccessibleDescription(
    /Pilih Question Reading pada tabel di atas/
  )
})

test('empty fields of a reading question are reported before a missing passage', async () => {
  const { user } = openForm()
  await field('Soal')
  await save(user)
  expect(await failure()).toHaveTextContent('Semua field wajib diisi!')
})

test('the next reading question starts with the same passage', async () => {
  const { server, user } = openForm()
  server.on('POST', POST, {
    status: 201,
    body: { message: 'Soal berhasil ditambahkan!', data: { id: 9 } },
  })
  await user.click(await screen.findByRole('button', { name: 'The Lighthouse Lens' }))
  await fill(user, { Soal: 'Why?', ...OPTIONS })
  await user.selectOptions(await field('Jawaban'), '2')

  await user.click(screen.getByRole('button', { name: 'Simpan & Tambah Lagi' }))

  await waitFor(() => expect(screen.getByLabelText('Soal')).toHaveValue(''))
  expect(await field('Question Reading')).toHaveValue('The Lighthouse Lens')
})

test('a passage list that fails to load is shown as empty and can be tried again', async () => {
  const server = questionServer({ section: 'reading', last })
  server.on('GET', '/admin/paket-soal/question-reading/7', { status: 500 })
  openScreens('reading', ADD)

  expect(await screen.findByText('Belum ada question structure')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument()
})

test('the input of a passage outlives a reload, until it is thrown away', async () => {
  const first = openForm([])
  await first.user.click(await screen.findByRole('button', { name: 'Tambah Soal' }))
  await fill(first.user, { Nama: 'Garam', 'Teks bacaan': 'Salt was once worth more than gold.' })
  first.unmount()

  const { user } = openForm([])
  await user.click(await screen.findByRole('button', { name: 'Tambah Soal' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Question Reading' })
  expect(within(dialog).getByText('Isian yang belum disimpan dipulihkan')).toBeVisible()
  expect(within(dialog).getByLabelText('Teks bacaan')).toHaveValue(
    'Salt was once worth more than gold.'
  )
  await user.click(within(dialog).getByRole('button', { name: 'Buang Isian' }))
  expect(within(dialog).getByLabelText('Nama')).toHaveValue('')
  expect(localStorage.length).toBe(0)
})

test('a new passage needs a name, and a picture or a text', async () => {
  const { server, user } = openForm([])
  expect(await screen.findByText('Belum ada question structure')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tambah Soal' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Question Reading' })

  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  expect(await failure()).toHaveTextContent('Nama soal wajib diisi')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await fill(user, { Nama: 'Lensa' })
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  expect(await failure()).toHaveTextContent('File harus berupa gambar (jpg, jpeg, png).')
  await user.click(screen.getByRole('button', { name: 'OK' }))

  expect(await field('Gambar')).toHaveAttribute('accept', '.jpg,.jpeg,.png')
  fireEvent.change(await field('Gambar'), { target: { files: [image('image/gif', 'a.gif')] } })
  await waitFor(() =>
    expect(screen.getByLabelText('Gambar')).toHaveAccessibleDescription(
      /File harus berupa gambar \(jpg, jpeg, png\)\./
    )
  )
  expect(server.callsOf('POST', ADD_PASSAGE)).toHaveLength(0)
})

test('a new passage is previewed and sent, and success is shown', async () => {
  const { server, user } = openForm([])
  server.on('POST', ADD_PASSAGE, {
    status: 201,
    body: { message: 'Question Reading berhasil ditambahkan!', data: { id: 5 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Tambah Soal' }))
  await fill(user, { Nama: 'Lensa' })
  await user.upload(await field('Gambar'), image())
  expect(await screen.findByAltText('Pratinjau bacaan.png')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Question Reading berhasil ditambahkan!')).toBeInTheDocument()
  const form = server.callsOf('POST', ADD_PASSAGE)[0]?.body as FormData
  expect(form.get('nama')).toBe('Lensa')
  expect(form.get('soal-reading')).toHaveProperty('name', 'bacaan.png')
  expect(screen.queryByRole('dialog')).toBeNull()
  // The page's form must not be submitted with the dialog's.
  expect(server.callsOf('POST', POST)).toHaveLength(0)
})

test('a typed passage is shown in numbered lines, sent as text, and chosen once it is added', async () => {
  const { server, user } = openForm([])
  server.on('POST', ADD_PASSAGE, {
    status: 201,
    body: { message: 'Question Reading berhasil ditambahkan!', data: { id: 5 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Tambah Soal' }))
  await fill(user, { Nama: 'Salt' })
  const text = 'Salt was worth more than gold. '.repeat(14).trim()
  fireEvent.change(await field('Teks bacaan'), { target: { value: text } })
  const preview = await screen.findByRole('region', { name: 'Seperti dilihat peserta' })
  expect(preview).toHaveTextContent('(line 5)')

  server.on('GET', '/admin/paket-soal/question-reading/7', {
    body: { data: [{ ...PASSAGE, nama: 'Salt', teks: text, naskah: text }] },
  })
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect(await field('Question Reading')).toHaveValue('Salt')
  const form = server.callsOf('POST', ADD_PASSAGE)[0]?.body as FormData
  expect([form.get('bentuk'), form.get('teks'), form.has('soal-reading')]).toEqual([
    'teks',
    text,
    false,
  ])
})

test('the picture of a passage can be replaced by its text', async () => {
  const { server, user } = openForm([{ ...PASSAGE, teks: 'One line' }])
  server.on('PUT', ONE_PASSAGE, { body: { message: 'Question Reading berhasil diperbarui!' } })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(screen.queryByRole('region', { name: 'Seperti dilihat peserta' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Hapus gambar' }))
  expect(await screen.findByRole('region', { name: 'Seperti dilihat peserta' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Question Reading berhasil diperbarui!')).toBeInTheDocument()
  const form = server.callsOf('PUT', ONE_PASSAGE)[0]?.body as FormData
  expect([form.get('bentuk'), form.get('teks')]).toEqual(['teks', 'One line'])
})

test.each([
  ['add', ADD_PASSAGE, 'POST', 'Gagal menambah soal reading.'],
  ['edit', ONE_PASSAGE, 'PUT', 'Terjadi kesalahan saat mengupdate soal.'],
])(
  "a failure of %s without a message shows the app's own message and keeps the dialog",
  async (kind, path, method, sentence) => {
    const { server, user } = openForm()
    server.on(method, path, { status: 500 })
    await screen.findByRole('button', { name: 'The Lighthouse Lens' })
    await user.click(screen.getByRole('button', { name: kind === 'add' ? 'Tambah Soal' : 'Edit' }))
    await fill(user, { Nama: 'Lensa' })
    if (kind === 'add') await user.upload(await field('Gambar'), image())
    await waitFor(() => expect(screen.getByLabelText('Gambar')).toBeEnabled())

    await user.click(screen.getByRole('button', { name: 'Simpan' }))

    expect(await failure()).toHaveTextContent(sentence)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await field('Nama')).toHaveValue('Lensa')
  }
)

test('editing a passage shows and keeps the picture, and needs a name', async () => {
  const { server, user } = openForm()
  server.on('PUT', ONE_PASSAGE, { body: { message: 'Question Reading berhasil diperbarui!' } })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByAltText('Gambar saat ini')).toHaveAttribute(
    'src',
    '/api/uploads/reading/lens.png'
  )

  await user.clear(await field('Nama'))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await failure()).toHaveTextContent('Nama soal wajib diisi')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await fill(user, { Nama: 'Lensa' })
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Question Reading berhasil diperbarui!')).toBeInTheDocument()
  const form = server.callsOf('PUT', ONE_PASSAGE)[0]?.body as FormData
  expect(form.has('soal-reading')).toBe(false)
})

test('the passage dialog closes by × and by a press outside it', async () => {
  const { user } = openForm()
  await user.click(await screen.findByRole('button', { name: 'Tambah Soal' }))
  await user.click(await screen.findByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Tambah Soal' }))
  const dialog = await screen.findByRole('dialog')
  const backdrop = dialog.parentElement as HTMLElement
  // Radix listens only after the opening press has ended.
  // oxlint-disable-next-line test-limits/no-pause -- Radix listens after a task of its own
  await new Promise((resolve) => setTimeout(resolve, 0))
  fireEvent.pointerDown(backdrop)
  fireEvent.click(backdrop)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['Nama', 'Teks bacaan'])(
  'the passage dialog asks before it closes with text in %s',
  async (label) => {
    const { user } = openForm()
    await user.click(await screen.findByRole('button', { name: 'Tambah Soal' }))
    await user.type(await field(label), 'Soal 1–10')

    await user.click(screen.getByRole('button', { name: 'Tutup' }))
    await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' })
    await user.click(screen.getByRole('button', { name: 'Lanjut Mengisi' }))
    expect(await field(label)).toHaveValue('Soal 1–10')

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batal' }))
    await user.click(await screen.findByRole('button', { name: 'Ya, Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
)

test('a passage in use is deleted with its questions only after a second confirmation', async () => {
  const { server, user } = openForm()
  server.on('DELETE', ONE_PASSAGE, ({ query }) =>
    query.force === '1'
      ? { body: { message: 'Question Reading berhasil dihapus!', status_paket: 'belum' as const } }
      : {
          status: 409 as const,
          body: {
            code: 'dipakai_soal',
            message: 'Question Reading ini masih dipakai oleh 10 soal.',
          },
        }
  )
  await user.click(await screen.findByRole('button', { name: 'The Lighthouse Lens' }))
  const deletions = () => server.callsOf('DELETE', ONE_PASSAGE)

  await user.click(screen.getByRole('button', { name: 'Hapus' }))
  const first = await screen.findByRole('alertdialog', { name: 'Yakin ingin menghapus soal ini?' })
  expect(first).toHaveTextContent('Tindakan ini tidak bisa dibatalkan.')
  await user.click(within(first).getByRole('button', { name: 'Hapus' }))

  const second = await screen.findByRole('alertdialog', { name: 'Hapus beserta soalnya?' })
  expect(second).toHaveTextContent('Question Reading ini masih dipakai oleh 10 soal.')
  expect(deletions().map(({ query }) => query)).toEqual([{}])
  await user.click(within(second).getByRole('button', { name: 'Hapus Semuanya' }))

  expect(await screen.findByText('Question Reading berhasil dihapus!')).toBeInTheDocument()
  expect(deletions().map(({ query }) => query)).toEqual([{}, { force: '1' }])
  expect(await field('Question Reading')).toHaveValue('')
})

test('editing a reading question loads its passage and package, and shows success', async () => {
  const stored = questionRow({
    page: 94,
    no_soal: 1,
    soal: 'Why?',
    q_reading: 5,
    readingQuestion: { id: 5, nama: 'The Lighthouse Lens', reading: '/uploads/reading/lens.png' },
  })
  const server = questionServer({ section: 'reading', questions: [stored], passages: [PASSAGE] })
  showQuestion(server, 'reading', stored)
  server.on('PUT', '/admin/paket-soal/soal-reading/94', {
    body: { message: 'Soal berhasil diedit!', status_paket: 'siap' },
  })
  const { user } = openScreens('reading', EDIT)

  expect(await screen.findByRole('heading', { name: 'Edit Soal Reading' })).toBeInTheDocument()
  expect(await field('Question Reading')).toHaveValue('The Lighthouse Lens')
  expect(screen.getByText('Paket B')).toBeInTheDocument()
  await fill(user, { Soal: 'Why not?' })
  await save(user)

  expect(await screen.findByText('Soal berhasil diedit!')).toBeInTheDocument()
})
