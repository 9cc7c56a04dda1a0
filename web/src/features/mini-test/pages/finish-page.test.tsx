import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveAnswers } from '@/features/mini-test/model/stored-run'
import FinishPage from '@/features/mini-test/pages/finish-page'
import { LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
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

test('the review shows answer, key and reasons of all questions, or only of those that are not right', async () => {
  saveAnswers('listening', [2, 1, 3, 0, null])
  saveAnswers('structure', [2, 1, 0, 2, 3, 1, 1, 2, 1, 2])
  saveAnswers('reading', [1, 3, 1, 2, 3])
  const { user } = renderApp(<FinishPage />, { at: '/finish' })

  const review = await screen.findByRole('region', { name: 'Pembahasan' })
  expect(within(review).getAllByRole('heading', { name: /^Nomor/ })).toHaveLength(20)
  await user.click(within(review).getByLabelText('Hanya yang belum benar (2)'))
  expect(within(review).getAllByRole('heading', { name: /^Nomor/ })).toHaveLength(2)
  expect(within(review).getByText('Salah')).toBeVisible()
  expect(within(review).getByText('Tidak dijawab')).toBeVisible()
  const wrong = within(review).getByText('Jawabanmu').closest('li')
  expect(wrong).toHaveTextContent('The professor should give it again.')
  expect(wrong).toHaveTextContent('bukan permintaan mengulang')
  expect(within(review).getByText(/^You can say that again! I read/)).toBeVisible()
  expect(within(review).getByText(/setuju sepenuhnya/)).toBeVisible()
})

test('the review belongs to the form that was sat, also after a reload', async () => {
  localStorage.setItem('lulus:mini-test:form', '2')
  const { unmount } = renderApp(<FinishPage />, { at: '/finish' })
  await screen.findByRole('img', { name: 'Bacaan: A paper tube in Paris' })
  unmount()
  const answers = { listening: Array(5), structure: Array(10), reading: Array(5) }
  for (const sheet of Object.values(answers)) sheet.fill(null)
  const state = { listening: 0, structure: 0, reading: 0, sheet: { form: 1, answers } }
  renderApp(<FinishPage />, { at: '/finish', state })
  await screen.findByRole('img', { name: /How the pencil got its core/ })
  expect(screen.queryByRole('img', { name: /A paper tube/ })).toBeNull()
})

test('a result whose answers were not kept has no review', () => {
  const state = { listening: 3, structure: 7, reading: 1 }
  renderApp(<FinishPage />, { at: '/finish', state })
  expect(screen.queryByText('Pembahasan')).toBeNull()
  expect(screen.queryByText('Memuat pembahasan…')).toBeNull()
})

test('a visitor sees the result, and is offered an account for what is stored', async () => {
  server.on('GET', '/users/getAuth', NO_SESSION)
  vi.spyOn(console, 'warn').mockReturnValue()
  renderApp(<FinishPage />, { at: '/finish', state: { listening: 3, structure: 7, reading: 1 } })

  expect(await screen.findByRole('link', { name: 'Daftar gratis' })).toHaveAttribute(
    'href',
    '/register'
  )
  expect(screen.getByText('55%')).toBeVisible()
})
