import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, openScreens, save } from '@/features/admin-questions/testing/open-screens'
import {
  questionRow,
  questionServer,
  showQuestion,
} from '@/features/admin-questions/testing/question-server'

const ADD = '/admin/soal-simulasi/add-soal-written/7'
const EDIT = '/admin/soal-simulasi/edit-soal-written/68'
const POST = '/admin/paket-soal/7/soal-written'
const PUT = '/admin/paket-soal/soal-written/68'
const last = { last_no_soal: 15, last_page: 67 }
const SENTENCE = 'The boys has been going to school yesterday together.'

const failure = () => screen.findByRole('alertdialog', { name: 'Gagal' })
const word = (number: number) => field(`Kata ${number}`)

type User = ReturnType<typeof openScreens>['user']

async function pasteSentence(user: User) {
  await user.click(await word(1))
  await user.paste(SENTENCE)
}

async function mark(user: User, ...words: string[]) {
  for (const text of words) {
    await user.click(screen.getByRole('button', { name: `Tandai “${text}”` }))
  }
}

test('the written form builds, previews and sends a sentence with four lettered parts', async () => {
  const server = questionServer({ section: 'written', last })
  server.on('POST', POST, {
    status: 201,
    body: { message: 'Soal berhasil ditambahkan!', data: { id: 9 } },
  })
  const { user } = openScreens('written', ADD)

  expect(await word(9)).toBeInTheDocument()
  expect(screen.queryByLabelText('Kata 10')).toBeNull()
  await pasteSentence(user)
  expect(await word(9)).toHaveValue('together.')
  await mark(user, 'together.', 'boys', 'has', 'yesterday')
  await user.click(screen.getByRole('button', { name: 'Gabung “been” dengan kata sebelumnya' }))

  expect(screen.getByText('4 dari 4 bagian ditandai')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Tandai “The”' })).toBeDisabled()
  for (const option of ['A. boys', 'B. has been', 'C. yesterday', 'D. together']) {
    expect(await screen.findByRole('radio', { name: option })).toBeInTheDocument()
  }
  await user.selectOptions(await field('Jawaban'), '2')
  await save(user)

  expect(await screen.findByText('Soal berhasil ditambahkan!')).toBeInTheDocument()
  expect(server.callsOf('POST', POST)[0]?.body).toEqual({
    no_soal: 16,
    page: 68,
    jawaban: '2',
    soal: 'The <u>boys</u> <u>has been</u> going to school <u>yesterday</u> <u>together</u>.',
  })
})

test.each(['No. Soal', 'Page', 'Jawaban'])(
  'a written question with a missing %s shows the message for all three',
  async (label) => {
    const server = questionServer({ section: 'written', last })
    const { user } = openScreens('written', ADD)
    await pasteSentence(user)
    await mark(user, 'The', 'boys', 'has', 'been')
    if (label !== 'Jawaban') {
      await user.selectOptions(await field('Jawaban'), '2')
      await user.clear(await field(label))
    }

    await save(user)

    expect(await failure()).toHaveTextContent('Lengkapi jawaban, nomor soal, dan halaman!')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await field(label)).toBeInvalid()
    expect(await word(1)).toHaveValue('The')
    expect(server.callsOf('POST', POST)).toHaveLength(0)
  }
)

test('fewer than four parts are reported in the dialog and at the builder', async () => {
  questionServer({ section: 'written', last })
  const { user } = openScreens('written', ADD)
  await pasteSentence(user)
  await mark(user, 'The', 'boys')
  await user.selectOptions(await field('Jawaban'), '2')

  await save(user)

  const sentence = 'Kalimat harus memiliki tepat empat bagian bergaris bawah yang tidak kosong.'
  expect(await failure()).toHaveTextContent(sentence)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  await mark(user, 'has', 'been')
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

test('columns of the written form can be added and removed', async () => {
  questionServer({ section: 'written', last })
  const { user } = openScreens('written', ADD)
  await pasteSentence(user)

  await user.click(screen.getByRole('button', { name: 'Tambah Kolom' }))
  expect(await word(10)).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Hapus “boys”' }))
  expect(await word(2)).toHaveValue('has')
  expect(screen.queryByLabelText('Kata 10')).toBeNull()
})

test('pasting a whole sentence replaces existing words only after a confirmation', async () => {
  questionServer({ section: 'written', last })
  const { user } = openScreens('written', ADD)
  await pasteSentence(user)
  const whole = await field('Kalimat utuh (opsional)')

  await user.click(whole)
  await user.paste('Birds sings.')
  await user.keyboard('{Enter}')
  expect(
    await screen.findByRole('alertdialog', { name: 'Ganti kalimat yang sudah ada?' })
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(await word(1)).toHaveValue('The')

  await user.click(screen.getByRole('button', { name: 'Pecah Menjadi Kata' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, Ganti' }))
  await waitFor(() => expect(screen.getByLabelText('Kata 1')).toHaveValue('Birds'))
  expect(whole).toHaveValue('')
})

test('editing a written question fills the builder from the stored sentence and saves it', async () => {
  const stored = questionRow({
    page: 68,
    no_soal: 16,
    soal: 'He <u>go</u> to <u>the old</u> house <u>every</u> <u>day</u>.',
    jawaban: '1',
  })
  const server = questionServer({ section: 'written', questions: [stored] })
  showQuestion(server, 'written', stored)
  server.on('PUT', PUT, { body: { message: 'Soal berhasil diupdate!', status_paket: 'siap' } })
  const { user } = openScreens('written', EDIT)

  expect(await word(2)).toHaveValue('go')
  expect(screen.getByRole('button', { name: 'Lepas tanda B dari “old”' })).toHaveTextContent('B')
  await user.click(await word(6))
  await user.clear(await word(6))
  await user.paste('home')
  await save(user)

  expect(await screen.findByText('Soal berhasil diupdate!')).toBeInTheDocument()
  expect(server.callsOf('PUT', PUT)[0]?.body).toMatchObject({
    soal: 'He <u>go</u> to <u>the old</u> home <u>every</u> <u>day</u>.',
    jawaban: '1',
    page: 68,
  })
})
