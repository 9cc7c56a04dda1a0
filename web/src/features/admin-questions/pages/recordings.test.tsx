import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { openScreens } from '@/features/admin-questions/testing/open-screens'
import { questionRow, questionServer } from '@/features/admin-questions/testing/question-server'
import { fakeUploads } from '@/testing/fake-uploads'

const PATH = (page: number) => `/admin/paket-soal/7/rekaman/${page}` as const
const file = (name: string) => new File(['x'], name, { type: 'audio/mpeg' })
const DONE = { body: { message: 'Rekaman berhasil dipasang!', sama: false } }

beforeEach(() => fakeUploads())

async function open(files: File[]) {
  const server = questionServer({
    section: 'listening',
    questions: [1, 2, 31, 32].map((page) => questionRow({ page })),
  })
  const { user } = openScreens('listening', SECTION_PLACES.listening.table(7))
  await user.click(await screen.findByRole('button', { name: 'Unggah Banyak Rekaman' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unggah banyak rekaman' }))
  await user.upload(dialog.getByLabelText('Rekaman'), files)
  return { server, user, dialog }
}

test('recordings are matched by name, corrected by select, and one that fails does not stop the others', async () => {
  const { server, user, dialog } = await open([
    file('Part A no 1.mp3'),
    file('intro.mp3'),
    file('31-34.mp3'),
  ])
  server.on('PUT', PATH(1), {
    status: 415,
    body: { message: 'File harus berupa audio (mp3, m4a, ogg, wav).' },
  })
  server.on('PUT', PATH(2), DONE)
  server.on('PUT', PATH(31), DONE)
  expect(dialog.getByLabelText('Tempat Part A no 1.mp3')).toHaveValue('1')
  expect(dialog.getByLabelText('Tempat 31-34.mp3')).toHaveValue('31')
  expect(dialog.getByLabelText('Tempat intro.mp3')).toHaveValue('')
  await user.selectOptions(dialog.getByLabelText('Tempat intro.mp3'), 'Nomor 2')

  await user.click(dialog.getByRole('button', { name: 'Unggah 3 Rekaman' }))
  expect(await dialog.findByText('2 terpasang, 1 gagal.')).toBeVisible()
  expect(dialog.getByText('File harus berupa audio (mp3, m4a, ogg, wav).')).toBeVisible()

  server.on('PUT', PATH(1), DONE)
  await user.click(dialog.getByRole('button', { name: 'Coba Lagi 1 Rekaman' }))
  expect(await dialog.findByText('3 terpasang.')).toBeVisible()
  await waitFor(() => expect(server.callsOf('PUT', PATH(31))).toHaveLength(1))
})

test('a file that takes the place of another swaps with it', async () => {
  const { user, dialog } = await open([file('1.mp3'), file('2.mp3')])
  await user.selectOptions(dialog.getByLabelText('Tempat 1.mp3'), 'Nomor 2')
  expect(dialog.getByLabelText('Tempat 2.mp3')).toHaveValue('1')
})
