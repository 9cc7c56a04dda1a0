import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveAnswers } from '@/features/mini-test/model/stored-run'
import FinishPage from '@/features/mini-test/pages/finish-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

beforeEach(() => {
  localStorage.clear()
  fakeApi().on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

test('the Mini Test scores the answers once and deletes them', () => {
  saveAnswers('listening', [2, 1, 3, 0, null])
  saveAnswers('reading', [1, 3, 1, 2, 3])
  renderApp(<FinishPage />, { at: '/finish' })

  const heading = { name: 'Selamat, kamu telah berhasil menyelesaikan Mini Test' }
  expect(screen.getByRole('heading', heading)).toBeVisible()
  expect(cells()).toEqual(['3 / 5', '0 / 10', '5 / 5'])
  expect(screen.getByRole('row', { name: 'Listening 3 / 5' })).toBeVisible()
  expect(screen.getByText('Total Score').closest('p')?.nextSibling).toHaveTextContent(/^40%$/)
  expect(screen.getByText('8 dari 20 soal benar')).toBeVisible()
  expect(localStorage).toHaveLength(0)
  const start = screen.getByRole('link', { name: 'Mulai Simulasi TOEFL' })
  expect(start).toHaveAttribute('href', '/paketsoal')
})

test('the Mini Test shows the score again after a reload, when the answers are deleted', () => {
  const state = { listening: 3, structure: 7, reading: 1 }
  renderApp(<FinishPage />, { at: '/finish', state })

  expect(cells()).toEqual(['3 / 5', '7 / 10', '1 / 5'])
  expect(screen.getByText('55%')).toBeVisible()
})

test.each([
  [
    { listening: 5, structure: 7, reading: 5 },
    /perlu kamu latih: Structure and Written Expression\.$/,
  ],
  [{ listening: 2, structure: 7, reading: 2 }, /perlu kamu latih: Listening dan Reading\.$/],
  [{ listening: 5, structure: 10, reading: 5 }, /^Semua jawabanmu benar\.$/],
  [{ listening: 0, structure: 0, reading: 0 }, /^Berikut hasilmu di tiap section\.$/],
])('a Mini Test result of %o shows what to practise', (state, advice) => {
  renderApp(<FinishPage />, { at: '/finish', state })
  const lines = [...document.querySelectorAll('h1 + p')].map(({ textContent }) => textContent)
  expect(lines).toEqual([expect.stringMatching(advice)])
})
