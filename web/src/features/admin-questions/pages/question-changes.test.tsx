import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, openScreens, save } from '@/features/admin-questions/testing/open-screens'
import {
  questionRow,
  questionServer,
  showQuestion,
} from '@/features/admin-questions/testing/question-server'
import { ADMIN } from '@/testing/accounts'

const EDIT = '/admin/soal-simulasi/edit-soal-structure/52'
const SAVE = '/admin/paket-soal/soal-structure/52'

function open(role: 'Admin' | 'Guru' = 'Admin') {
  const server = questionServer({ section: 'structure' })
  server.on('GET', '/users/getAuth', { body: { dataUser: { ...ADMIN, role } } })
  showQuestion(server, 'structure', questionRow({ page: 52, soal: 'She ____ home.' }))
  server.on('PUT', SAVE, {
    body: { message: 'Soal berhasil diupdate!', status_paket: 'siap', dinilai_kunci_lama: 31 },
  })
  return { server, ...openScreens('structure', EDIT) }
}

test('the history of a question is fetched when it is opened, and tells each change word by word', async () => {
  const { server, user } = open()
  const path = '/admin/paket-soal/soal/52/riwayat'
  server.on('GET', path, {
    body: {
      data: [
        {
          waktu: '2026-11-20T03:00:00.000Z',
          oleh: 'Bu Ratna',
          sebab: 'diubah',
          perubahan: [
            { bidang: 'soal', lama: 'She go home.', baru: 'She goes home.' },
            { bidang: 'kunci', lama: 'B', baru: 'C' },
          ],
        },
        { waktu: '2026-11-01T03:00:00.000Z', oleh: null, sebab: 'semula', perubahan: [] },
      ],
    },
  })
  const summary = await screen.findByText('Riwayat perubahan')
  expect(server.callsOf('GET', path)).toHaveLength(0)
  await user.click(summary)
  const [change, first] = await screen.findAllByRole('listitem')
  expect(change).toHaveTextContent('Diubah oleh Bu Ratna')
  const at = within(change as HTMLElement)
  expect(at.getAllByRole('deletion').map((part) => part.textContent)).toEqual([
    ' dihapus: go',
    ' dihapus: B',
  ])
  expect(at.getAllByRole('insertion').map((part) => part.textContent)).toEqual([
    ' ditambah: goes;',
    ' ditambah: C;',
  ])
  expect(first).toHaveTextContent('Keadaan sebelum perubahan pertama yang dicatat')
})

test('a question that was never changed says so', async () => {
  const { server, user } = open()
  server.on('GET', '/admin/paket-soal/soal/52/riwayat', { body: { data: [] } })
  await user.click(await screen.findByText('Riwayat perubahan'))
  expect(await screen.findByText('Soal ini belum pernah diubah.')).toBeVisible()
})

test('a changed key of a question that was marked leads to its re-scoring', async () => {
  const { user } = open()
  await user.selectOptions(await field('Jawaban'), '3')
  await save(user)
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Kunci berubah, nilai yang sudah ada belum',
  })
  expect(dialog).toHaveTextContent('31 jawaban peserta sudah dinilai dengan kunci lama.')
  await user.click(within(dialog).getByRole('button', { name: 'Hitung Ulang' }))
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/admin/soal-simulasi/hitung-ulang/7?page=52&kunci=3'
    )
  )
})

test('a teacher is told to ask an admin', async () => {
  const { user } = open('Guru')
  await user.selectOptions(await field('Jawaban'), '3')
  await save(user)
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Kunci berubah, nilai yang sudah ada belum',
  })
  expect(dialog).toHaveTextContent('Minta admin menghitung ulang.')
})
