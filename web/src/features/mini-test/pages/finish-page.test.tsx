import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveAnswers } from '@/features/mini-test/model/stored-run'
import FinishPage from '@/features/mini-test/pages/finish-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

beforeEach(() => {
  localStorage.clear()
  fakeApi().on('GET', '/pengaturan', { body: { namaAkademi: 'Lulus' } })
})

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

test('scores the answers once and removes them', () => {
  saveAnswers('listening', [2, 1, 3, 0, null])
  saveAnswers('reading', [1, 3, 1, 2, 3])
  renderApp(<FinishPage />, { at: '/finish' })

  const heading = { name: 'Selamat, kamu telah berhasil menyelesaikan Mini Test' }
  expect(screen.getByRole('heading', heading)).toBeVisible()
  expect(cells()).toEqual(['3 / 5', '0 / 10', '5 / 5', '40%'])
  expect(screen.getByRole('row', { name: 'Total Score 40%' })).toBeVisible()
  expect(localStorage).toHaveLength(0)
  const start = screen.getByRole('link', { name: 'Mulai Simulasi TOEFL' })
  expect(start).toHaveAttribute('href', '/paketsoal')
})

test('shows the score again after a reload, when the answers are gone', () => {
  const state = { listening: 3, structure: 7, reading: 1 }
  renderApp(<FinishPage />, { at: '/finish', state })

  expect(cells()).toEqual(['3 / 5', '7 / 10', '1 / 5', '55%'])
})
