import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import {
  readAnswers,
  saveAnswers,
  savePlayed,
  saveTime,
} from '@/features/mini-test/model/stored-run'
import { noAnswers, withAnswer } from '@/features/mini-test/model/answers'
import IntroPage from '@/features/mini-test/pages/intro-page'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

beforeEach(() => {
  localStorage.clear()
  fakeApi().on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

function open() {
  return renderApp(
    <Routes>
      <Route path="/mini-test" element={<IntroPage />} />
      <Route path="/listening" element={<p>Section pertama</p>} />
    </Routes>,
    { at: '/mini-test' }
  )
}

test("the Mini Test's intro shows the content and time of the three sections", () => {
  open()

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MINI TEST TOEFL')
  const cards = within(screen.getByRole('list')).getAllByRole('listitem')
  const lines = cards.map((card) =>
    [...card.querySelectorAll('p, h2')].map((one) => one.textContent)
  )
  expect(lines).toEqual([
    ['Section 1', 'Listening', 'Question 1-5', '5 menit'],
    ['Section 2', 'Structure and Written Expression', 'Question 1-10', '10 menit'],
    ['Section 3', 'Reading', 'Question 1-5', '10 menit'],
  ])
})

test("an unfinished run continues in its section, even when that section's time ran out meanwhile", () => {
  saveTime('listening', { secondsRemaining: 0, at: Date.now() - 900_000 })
  saveTime('structure', { secondsRemaining: 200, at: Date.now() - 10_000 })
  const { unmount } = open()
  expect(screen.getByRole('link', { name: 'Lanjutkan Section 2' })).toHaveAttribute(
    'href',
    '/structure'
  )
  expect(screen.getByRole('link', { name: 'Mulai dari Awal' })).toBeVisible()
  unmount()
  saveTime('structure', { secondsRemaining: 5, at: Date.now() - 10_000 })
  open()
  expect(screen.getByRole('link', { name: 'Lanjutkan Section 3' })).toBeVisible()
})

test('a new run starts without data of an earlier one', async () => {
  saveAnswers('listening', withAnswer(noAnswers('listening'), 0, 1))
  savePlayed(0)
  const { user } = open()

  await user.click(screen.getByRole('link', { name: 'Mulai Mini Test TOEFL' }))

  expect(screen.getByText('Section pertama')).toBeVisible()
  expect(readAnswers('listening')).toEqual(noAnswers('listening'))
  expect(Object.keys(localStorage)).toEqual(['lulus:mini-test:form'])
})
