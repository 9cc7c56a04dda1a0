import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, fill, openScreens, save } from '@/features/admin-questions/testing/open-screens'
import {
  questionRow,
  questionServer,
  showQuestion,
} from '@/features/admin-questions/testing/question-server'

const PATH = '/admin/paket-soal/soal-structure/52'

/** Opens the form of a stored structure question whose key is B, with the explanation unfolded. */
async function edit() {
  const stored = questionRow({
    page: 52,
    soal: 'Old ____',
    pembahasan: 'Karena subjeknya tunggal.',
    pembahasan_pilihan: ['Jamak.', null, 'Bentuk lampau.', null],
    keterampilan: ['structure_clause'],
  })
  const server = questionServer({ section: 'structure', questions: [stored] })
  showQuestion(server, 'structure', stored)
  server.on('PUT', PATH, { body: { message: 'Soal berhasil diupdate!', status_paket: 'siap' } })
  const { user } = openScreens('structure', '/admin/soal-simulasi/edit-soal-structure/52')
  await user.click(await screen.findByText('Pembahasan'))
  const sent = async () => {
    await save(user)
    await screen.findByText('Soal berhasil diupdate!')
    return server.callsOf('PUT', PATH)[0]?.body
  }
  return { user, server, sent }
}

test('the folded part of a question form shows its explanation, and an untouched one is not sent', async () => {
  const { user, sent } = await edit()
  expect(await field('Mengapa kuncinya benar')).toHaveValue('Karena subjeknya tunggal.')
  expect(await field('Catatan pilihan A')).toHaveValue('Jamak.')
  expect(await field('Catatan pilihan B')).toHaveAttribute('readonly')
  expect(screen.getByRole('checkbox', { name: /^Klausa/ })).toBeChecked()
  // A sentence has neither lines nor a transcript.
  expect(screen.queryByLabelText('Baris bukti')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Transkrip')).not.toBeInTheDocument()
  await fill(user, { Soal: 'New ____' })
  const body = await sent()
  expect(body).toMatchObject({ soal: 'New ____' })
  expect(body).not.toHaveProperty('pembahasan')
  expect(body).not.toHaveProperty('pembahasan_pilihan')
})

test('changed fields of an explanation are sent, an emptied one as none', async () => {
  const { user, sent } = await edit()
  await user.clear(await field('Mengapa kuncinya benar'))
  await fill(user, { 'Catatan pilihan D': 'Bukan kata kerja.' })
  await user.click(screen.getByRole('checkbox', { name: 'Inversi' }))
  expect(await sent()).toMatchObject({
    pembahasan: null,
    pembahasan_pilihan: ['Jamak.', null, 'Bentuk lampau.', 'Bukan kata kerja.'],
    keterampilan: ['structure_clause', 'structure_inversion'],
  })
})

test('a third skill is refused at its field', async () => {
  const { user } = await edit()
  for (const name of ['Inversi', 'Perbandingan']) {
    await user.click(screen.getByRole('checkbox', { name }))
  }
  await save(user)
  expect(
    await screen.findByText('Pilih paling banyak 2 keterampilan.', { selector: 'p[role=alert]' })
  ).toBeInTheDocument()
})
