import { screen, waitFor, within } from '@testing-library/react'
import { useSidePreview } from '@/features/admin-questions/components/preview/side-preview'
import { afterEach, expect, test } from 'vitest'
import {
  field,
  fill,
  openScreens,
  OPTIONS,
  save,
} from '@/features/admin-questions/testing/open-screens'
import {
  questionRow,
  questionServer,
  showQuestion,
} from '@/features/admin-questions/testing/question-server'

const ADD = '/admin/soal-simulasi/add-soal-structure/7'
const EDIT = '/admin/soal-simulasi/edit-soal-structure/52'
const TABLE = '/admin/soal-simulasi/soal-structure/7'
const last = { last_no_soal: 3, last_page: 54 }

const failure = () => screen.findByRole('alertdialog', { name: 'Gagal' })

afterEach(() => useSidePreview.setState({ isBeside: false }))

test('the structure form starts with the next number and page, and saves a new question', async () => {
  const server = questionServer({
    section: 'structure',
    last,
    questions: [questionRow({ page: 54 })],
  })
  server.on('POST', '/admin/paket-soal/7/soal-structure', {
    status: 201,
    body: { message: 'Soal berhasil ditambahkan!', data: { id: 9 } },
  })
  const { user } = openScreens('structure', ADD)

  expect(await field('No. Soal')).toHaveValue('4')
  expect(await field('Page')).toHaveValue('55')
  expect(screen.getByText(/Masih kosong: 52–53, 55–66/)).toBeInTheDocument()
  await fill(user, { Soal: 'She ____ home.', ...OPTIONS })
  await user.selectOptions(await field('Jawaban'), '3')
  await save(user)

  expect(await screen.findByText('Soal berhasil ditambahkan!')).toBeInTheDocument()
  expect(server.callsOf('POST', '/admin/paket-soal/7/soal-structure')[0]?.body).toEqual({
    no_soal: 4,
    page: 55,
    soal: 'She ____ home.',
    pilihan_satu: 'one',
    pilihan_dua: 'two',
    pilihan_tiga: 'three',
    pilihan_empat: 'four',
    jawaban: '3',
  })
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(TABLE))
})

test('the structure form starts with 1 and 1 when the last question is unknown', async () => {
  const server = questionServer({ section: 'structure' })
  server.on('GET', '/admin/paket-soal/7/structure/last', { status: 500 })
  openScreens('structure', ADD)

  expect(await field('No. Soal')).toHaveValue('1')
  expect(await field('Page')).toHaveValue('1')
})

test('saving a structure question with the next-question button opens an empty form', async () => {
  const server = questionServer({ section: 'structure', last })
  server.on('POST', '/admin/paket-soal/7/soal-structure', () => {
    server.on('GET', '/admin/paket-soal/7/structure/last', {
      body: { last_no_soal: 4, last_page: 55 },
    })
    return { status: 201, body: { message: 'Soal berhasil ditambahkan!', data: { id: 9 } } }
  })
  const { user } = openScreens('structure', ADD)
  await fill(user, { Soal: 'She ____ home.', ...OPTIONS })
  await user.selectOptions(await field('Jawaban'), '3')

  await user.click(screen.getByRole('button', { name: 'Simpan & Tambah Lagi' }))

  await waitFor(() => expect(screen.getByLabelText('Page')).toHaveValue('56'))
  expect(await field('No. Soal')).toHaveValue('5')
  expect(await field('Soal')).toHaveValue('')
  expect(await field('Soal')).toHaveFocus()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('Soal tersimpan. Lanjut ke nomor 5.')).toBeVisible()
})

test('the key is typed as a letter or a number', async () => {
  questionServer({ section: 'structure', last })
  const { user } = openScreens('structure', ADD)
  const key = await field('Jawaban')
  for (const [typed, value] of [
    ['B', '2'],
    ['d', '4'],
    ['1', '1'],
    ['x', '1'],
  ] as const) {
    key.focus()
    await user.keyboard(typed)
    expect(key).toHaveValue(value)
  }
})

test('the number and the page of a question follow each other', async () => {
  questionServer({ section: 'structure', last })
  const { user } = openScreens('structure', ADD)
  await fill(user, { Page: '60' })
  expect(await field('No. Soal')).toHaveValue('9')
  await fill(user, { 'No. Soal': '15' })
  expect(await field('Page')).toHaveValue('66')
})

test('unsaved input survives a reload, and can be thrown away', async () => {
  questionServer({ section: 'structure', last })
  const first = openScreens('structure', ADD)
  await fill(first.user, { Soal: 'She ____ home.', 'Pilihan 1': 'went' })
  const kept = { ...localStorage }
  first.unmount()
  // A reload doesn't run what leaving a screen runs.
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)

  const { user } = openScreens('structure', ADD)
  expect(await screen.findByText('Isian yang belum disimpan dipulihkan')).toBeVisible()
  expect(await field('Soal')).toHaveValue('She ____ home.')
  expect(await field('Pilihan 1')).toHaveValue('went')
  await user.click(screen.getByRole('button', { name: 'Buang Isian' }))
  expect(await field('Soal')).toHaveValue('')
  expect(Object.keys(localStorage).filter((key) => key.includes('soal:'))).toEqual([])
})

test('the question is shown beside the form while it is typed, on wish', async () => {
  questionServer({ section: 'structure', last })
  const { user } = openScreens('structure', ADD)
  await user.click(await screen.findByRole('button', { name: 'Pratinjau di samping' }))
  await fill(user, { Soal: 'She ____ home.' })
  const preview = screen.getByRole('region', { name: 'Pratinjau' })
  expect(preview).toHaveTextContent('She blank home.')
})

test('empty structure fields are reported once in a dialog and at each field, and nothing is sent', async () => {
  const server = questionServer({ section: 'structure', last })
  const { user } = openScreens('structure', ADD)
  await fill(user, { 'Pilihan 1': 'one' })

  await save(user)

  expect(await failure()).toHaveTextContent('Semua field wajib diisi!')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  for (const label of ['Soal', 'Pilihan 2', 'Pilihan 3', 'Pilihan 4', 'Jawaban']) {
    expect(await field(label)).toHaveAccessibleDescription(/Wajib diisi\./)
  }
  expect(await field('Pilihan 1')).toBeValid()
  expect(await field('Pilihan 1')).toHaveValue('one')
  expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test.each([
  ['Page', '70', 'Halaman soal Structure harus antara 52 dan 66.'],
  ['Page', '0', 'Halaman soal Structure harus antara 52 dan 66.'],
  ['No. Soal', '0', 'Nomor soal harus berupa angka antara 1 dan 9999.'],
  ['No. Soal', 'dua', 'Nomor soal harus berupa angka antara 1 dan 9999.'],
])('the structure form refuses %s %s', async (label, text, sentence) => {
  questionServer({ section: 'structure', last })
  const { user } = openScreens('structure', ADD)
  await fill(user, { Soal: 'x', ...OPTIONS, [label]: text })
  await user.selectOptions(await field('Jawaban'), '1')

  await save(user)

  expect(await failure()).toHaveTextContent(sentence)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await field(label)).toHaveAccessibleDescription(new RegExp(sentence.slice(0, -1)))
})

test("a taken page shows the server's message, and the input stays", async () => {
  const server = questionServer({ section: 'structure', last })
  const message = 'Halaman 55 sudah dipakai soal lain di paket ini.'
  server.on('POST', '/admin/paket-soal/7/soal-structure', { status: 409, body: { message } })
  const { user } = openScreens('structure', ADD)
  await fill(user, { Soal: 'She ____ home.', ...OPTIONS })
  await user.selectOptions(await field('Jawaban'), '1')

  await save(user)

  expect(await failure()).toHaveTextContent(message)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await field('Page')).toBeInvalid()
  expect(await field('Soal')).toHaveValue('She ____ home.')
})

test.each([
  ['add', ADD, 'Gagal menambah soal.'],
  ['edit', EDIT, 'Terjadi kesalahan.'],
])("a failure of %s without a message shows the app's own message", async (_kind, at, sentence) => {
  const stored = questionRow({ page: 52, soal: 'Old ____' })
  const server = questionServer({ section: 'structure', last, questions: [stored] })
  showQuestion(server, 'structure', stored)
  server.on('POST', '/admin/paket-soal/7/soal-structure', { status: 500 })
  server.on('PUT', '/admin/paket-soal/soal-structure/52', { status: 500 })
  const { user } = openScreens('structure', at)
  await fill(user, { Soal: 'x', ...OPTIONS })
  await user.selectOptions(await field('Jawaban'), '1')

  await save(user)

  expect(await failure()).toHaveTextContent(sentence)
})

test('editing a structure question starts with the stored values and saves them', async () => {
  const stored = questionRow({ page: 52, no_soal: 1, soal: 'Old ____' })
  const server = questionServer({ section: 'structure', questions: [stored] })
  showQuestion(server, 'structure', stored)
  server.on('PUT', '/admin/paket-soal/soal-structure/52', {
    body: { message: 'Soal berhasil diupdate!', status_paket: 'belum' },
  })
  const { user } = openScreens('structure', EDIT)

  expect(await field('Soal')).toHaveValue('Old ____')
  expect(await field('Jawaban')).toHaveValue('2')
  expect(screen.getByText('Paket B')).toBeInTheDocument()
  await fill(user, { Soal: 'New ____' })
  await save(user)

  expect(await screen.findByText('Soal berhasil diupdate!')).toBeInTheDocument()
  expect(server.callsOf('PUT', '/admin/paket-soal/soal-structure/52')[0]?.body).toMatchObject({
    soal: 'New ____',
    page: 52,
  })
})

test('a structure question that fails to load is reported', async () => {
  const server = questionServer({ section: 'structure' })
  server.on('GET', '/admin/paket-soal/soal/52', {
    status: 404,
    body: { message: 'Soal tidak ditemukan.' },
  })
  openScreens('structure', EDIT)

  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data soal.')
  expect(screen.getByRole('alert')).toHaveTextContent('Soal tidak ditemukan.')
})

test('a question of another section cannot be edited in the structure form', async () => {
  const server = questionServer({ section: 'structure' })
  showQuestion(server, 'reading', questionRow({ id: 52, page: 94, soal: 'x' }))
  openScreens('structure', EDIT)

  expect(await screen.findByRole('alert')).toHaveTextContent('Soal ini bukan soal Structure.')
})

test('a structure question can be previewed as learners see it', async () => {
  questionServer({ section: 'structure', last })
  const { user } = openScreens('structure', ADD)
  await fill(user, { Soal: 'She ____ home.', ...OPTIONS })

  await user.click(screen.getByRole('button', { name: 'Lihat sebagai peserta' }))

  const preview = await screen.findByRole('dialog', { name: 'Lihat sebagai peserta' })
  expect(preview).toHaveTextContent('She blank home.')
  await user.click(within(preview).getByRole('radio', { name: 'C. three' }))
  expect(within(preview).getByRole('radio', { name: 'C. three' })).toBeChecked()
})

test('leaving a half-filled structure form asks first', async () => {
  questionServer({ section: 'structure', last })
  const { user } = openScreens('structure', ADD)
  await fill(user, { Soal: 'She' })

  await user.click(screen.getByRole('link', { name: 'Batal' }))

  expect(
    await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tetap di Sini' }))
  expect(await field('Soal')).toHaveValue('She')
  await user.click(screen.getByRole('link', { name: 'Batal' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, Tinggalkan' }))
  expect(await screen.findByRole('heading', { name: 'Soal Structure' })).toBeInTheDocument()
})
