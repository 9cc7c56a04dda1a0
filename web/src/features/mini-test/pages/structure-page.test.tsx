import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAnswers } from '@/features/mini-test/model/stored-run'
import StructurePage from '@/features/mini-test/pages/structure-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  fakeApi().on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

test('keys choose and move, wherever the focus is', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  const { user } = renderApp(<StructurePage />, { at: '/structure' })
  await user.keyboard('c')
  expect(screen.getAllByRole('radio')[2]).toBeChecked()
  screen.getAllByRole('radio')[2]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('heading', { name: 'Nomor 2' })).toBeVisible()
  screen.getByRole('button', { name: /^Nomor 2,/ }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'Nomor 1, terjawab C' })).toHaveFocus()
  expect(screen.getAllByRole('radio')[2]).toBeChecked()
})

test('written sentences are answered by their parts, and grid and storage keep the answer', async () => {
  const { user } = renderApp(<StructurePage />, { at: '/structure' })
  expect(screen.getByRole('timer')).toHaveTextContent('10:00')
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByText(/^Pilih kata atau frasa yang tepat/)).toBeVisible()
  expect(screen.getByText(/^The giraffe, the tallest/)).toHaveTextContent(
    /^The giraffe, blank the tallest/
  )
  expect(screen.queryByText(/Pilih bagian yang salah/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Nomor 6, belum terjawab' }))
  expect(screen.getByText('Pilih bagian yang salah pada kalimat di bawah ini:')).toBeVisible()
  expect(screen.queryByText(/^Pilih kata atau frasa/)).toBeNull()
  await user.click(screen.getByText('was', { selector: 'u' }))
  expect(screen.getByRole('radio', { name: 'B. was' })).toBeChecked()

  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  const answered = screen.getByRole('button', { name: 'Nomor 6, terjawab B' })
  expect(answered).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('button', { name: /^Nomor 7,/ })).toHaveAttribute('aria-current', 'step')
  expect(readAnswers('structure')[5]).toBe(1)

  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Akhiri section ini?' })
  expect(asked).toHaveTextContent('Belum terjawab: nomor 1, 2, 3, 4, 5, 7, 8, 9, 10.')
  await user.click(screen.getByRole('button', { name: 'Kembali ke Soal' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/structure')
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, Akhiri' }))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/reading'))
})
