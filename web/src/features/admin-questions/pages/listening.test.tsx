import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
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
import { fakeUploads } from '@/testing/fake-uploads'

const ADD = '/admin/soal-simulasi/add-soal-listening/7'
const EDIT = '/admin/soal-simulasi/edit-soal-listening/3'
const POST = '/admin/paket-soal/7/soal-listening'
const PUT = '/admin/paket-soal/3/soal-listening'

const recording = (type = 'audio/mpeg', name = 'satu.mp3') => new File(['ID3'], name, { type })
const failure = () => screen.findByRole('alertdialog', { name: 'Gagal' })
const at = (page: number) => ({ last_no_soal: page - 1, last_page: page - 1 })

beforeEach(() => {
  fakeUploads()
  URL.createObjectURL = () => 'blob:audio'
  URL.revokeObjectURL = () => undefined
})

function accept(server: ReturnType<typeof questionServer>) {
  server.on('POST', POST, {
    status: 201,
    body: { message: 'Soal berhasil ditambahkan!', data: { id: 9 } },
  })
}

test('the listening form first shows the recording with its length, and sends it with the fields', async () => {
  const server = questionServer({ section: 'listening', last: at(3) })
  accept(server)
  const { user } = openScreens('listening', ADD)
  await fill(user, OPTIONS)
  await user.selectOptions(await field('Jawaban'), '4')

  await user.upload(await field('Audio'), recording())
  const player = await screen.findByLabelText<HTMLAudioElement>('satu.mp3')
  expect(player).toHaveAttribute('src', 'blob:audio')
  Object.defineProperty(player, 'duration', { value: 95 })
  fireEvent.durationChange(player)
  expect(screen.getByText('Durasi 1:35')).toBeInTheDocument()
  await save(user)

  expect(await screen.findByText('Soal berhasil ditambahkan!')).toBeInTheDocument()
  const form = server.callsOf('POST', POST)[0]?.body as FormData
  const { audio, ...fields } = Object.fromEntries(form)
  expect(audio).toHaveProperty('name', 'satu.mp3')
  expect(fields).toEqual({
    no_soal: '3',
    page: '3',
    pilihan_satu: 'one',
    pilihan_dua: 'two',
    pilihan_tiga: 'three',
    pilihan_empat: 'four',
    jawaban: '4',
  })
})

test('a new listening question needs a recording', async () => {
  const server = questionServer({ section: 'listening', last: at(3) })
  const { user } = openScreens('listening', ADD)
  await fill(user, OPTIONS)
  await user.selectOptions(await field('Jawaban'), '4')

  await save(user)

  expect(await failure()).toHaveTextContent('Semua field wajib diisi!')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await field('Audio')).toHaveAccessibleDescription(/Wajib diisi\./)
  expect(server.callsOf('POST', POST)).toHaveLength(0)
})

test('the listening form accepts only recordings', async () => {
  questionServer({ section: 'listening', last: at(3) })
  openScreens('listening', ADD)
  // The input's accept attribute doesn't apply to dropped files.
  const user = userEvent.setup({ applyAccept: false })

  await user.upload(await field('Audio'), recording('image/png', 'foto.png'))

  expect(await field('Audio')).toHaveAccessibleDescription(/File harus berupa audio/)
  expect(screen.queryByLabelText('foto.png')).toBeNull()
  await user.upload(await field('Audio'), recording())
  expect(await field('Audio')).not.toHaveAccessibleDescription(/File harus berupa audio/)
})

test('a recording longer than 15 minutes or one that cannot be played is refused', async () => {
  questionServer({ section: 'listening', last: at(3) })
  const { user } = openScreens('listening', ADD)

  await user.upload(await field('Audio'), recording())
  const player = await screen.findByLabelText<HTMLAudioElement>('satu.mp3')
  Object.defineProperty(player, 'duration', { value: 901 })
  fireEvent.durationChange(player)
  expect(await field('Audio')).toHaveAccessibleDescription(/Durasi audio maksimal 15 menit\./)

  await user.upload(await field('Audio'), recording())
  fireEvent.error(await screen.findByLabelText('satu.mp3'))
  expect(await field('Audio')).toHaveAccessibleDescription(/File harus berupa audio/)
})

test.each(['', 'video/ogg', 'application/octet-stream'])(
  'a recording declared as “%s” is checked by the player',
  async (type) => {
    questionServer({ section: 'listening', last: at(3) })
    const { user } = openScreens('listening', ADD)
    await user.upload(await field('Audio'), new File(['sound'], 'satu.ogg', { type }))
    expect(await screen.findByLabelText('satu.ogg')).toBeInTheDocument()
  }
)

test('the first page of a group says that its recording is for four questions', async () => {
  questionServer({ section: 'listening', last: at(31), questions: [questionRow({ page: 33 })] })
  openScreens('listening', ADD)

  expect(
    await screen.findByText('Kelompok halaman 31–34: empat soal, satu audio')
  ).toBeInTheDocument()
  expect(
    screen.getByText('Audio untuk empat soal ini diunggah di halaman ini.')
  ).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Halaman 31: soal ini',
    'Halaman 32: belum ada',
    'Halaman 33: soal 33',
    'Halaman 34: belum ada',
  ])
  expect(await field('Audio')).toBeInTheDocument()
})

test('the other pages of a group need no recording and play the shared one', async () => {
  const server = questionServer({
    section: 'listening',
    last: at(32),
    questions: [questionRow({ page: 31, audio: '/uploads/audio/a.mp3' })],
  })
  accept(server)
  const { user } = openScreens('listening', ADD)
  await fill(user, OPTIONS)
  await user.selectOptions(await field('Jawaban'), '1')

  expect(screen.queryByLabelText('Audio')).toBeNull()
  expect(screen.getByLabelText('Audio halaman 31')).toHaveAttribute(
    'src',
    '/api/uploads/audio/a.mp3'
  )
  await save(user)

  expect(await screen.findByText('Soal berhasil ditambahkan!')).toBeInTheDocument()
  const form = server.callsOf('POST', POST)[0]?.body as FormData
  expect(form.has('audio')).toBe(false)
})

test('the recording is required again when the page needs its own', async () => {
  questionServer({ section: 'listening', last: at(32) })
  const { user } = openScreens('listening', ADD)
  expect(await screen.findByText('Audio kelompok ini belum ada.')).toBeInTheDocument()

  await fill(user, { Page: '12' })

  expect(await field('Audio')).toBeInTheDocument()
  expect(screen.queryByText(/Kelompok halaman/)).toBeNull()
})

test('an edit keeps the stored recording unless another one is chosen', async () => {
  const stored = questionRow({ id: 3, page: 3, audio: '/uploads/audio/a.mp3' })
  const server = questionServer({ section: 'listening', questions: [stored] })
  showQuestion(server, 'listening', stored)
  server.on('PUT', PUT, { body: { message: 'Soal berhasil diupdate!', status_paket: 'belum' } })
  const { user } = openScreens('listening', EDIT)

  expect(await screen.findByLabelText('Audio saat ini')).toHaveAttribute(
    'src',
    '/api/uploads/audio/a.mp3'
  )
  await fill(user, { 'Pilihan 1': 'anders' })
  await save(user)

  expect(await screen.findByText('Soal berhasil diupdate!')).toBeInTheDocument()
  const form = server.callsOf('PUT', PUT)[0]?.body as FormData
  expect(form.has('audio')).toBe(false)
  expect(form.get('pilihan_satu')).toBe('anders')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/soal-listening/7'))
})

test("the server's error for a recording is shown at its field", async () => {
  const server = questionServer({ section: 'listening', last: at(3) })
  const msg = 'Durasi audio maksimal 15 menit.'
  server.on('POST', POST, {
    status: 422,
    body: { message: msg, error: msg, errors: [{ field: 'audio', msg }] },
  })
  const { user } = openScreens('listening', ADD)
  await fill(user, OPTIONS)
  await user.selectOptions(await field('Jawaban'), '4')
  await user.upload(await field('Audio'), recording())

  await save(user)

  expect(await failure()).toHaveTextContent(msg)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await field('Audio')).toHaveAccessibleDescription(new RegExp(msg))
})
