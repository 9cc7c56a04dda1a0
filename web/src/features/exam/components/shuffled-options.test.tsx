import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useShortcuts } from '@/components/sitting/use-test-keys'
import { paperIn } from '@/features/exam/testing/exam-fixtures'
import { readyServer, runIn, showExam, stubBrowser } from '@/features/exam/testing/show-exam'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import type { FakeApi } from '@/testing/fake-api'

let api: FakeApi

beforeEach(async () => {
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useShortcuts.setState({ isOn: true })
  await clearPrivateStorage()
  api = readyServer()
})

/** On page 52 the author's third, first, fourth and second options. Page 68 is a written sentence. */
async function openShuffled(index: number, answers: Parameters<typeof runIn>[2] = {}) {
  runIn(api, 'written', { index, ...answers })
  api.on('GET', '/soal', { body: { ...paperIn('written'), acak: true } })
  api.on('GET', '/soal/urutan-pilihan', {
    body: { simulasi: 7, sesi: 'written', urutan: { 52: '3142' } },
  })
  const view = showExam()
  await screen.findByRole('heading', { level: 1 })
  return view
}

const option = (name: string) => screen.getByRole('radio', { name })
const sent = () =>
  api
    .callsOf('POST', '/soal/simpan-jawaban')
    .flatMap(({ body }) => (body as { answer: { id: number; answer: string }[] }).answer)

test("options are shown in the learner's order, and the author's are sent", async () => {
  const { user } = await openShuffled(52)
  const question = await screen.findByRole('region', { name: 'Nomor 1' })
  const names = within(question)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'))
  expect(names).toEqual(['A. third of 52', 'B. first of 52', 'C. fourth of 52', 'D. second of 52'])
  await user.click(screen.getByText('third of 52'))
  expect(option('A. third of 52')).toBeChecked()
  await waitFor(() => expect(sent()).toMatchObject([{ id: 52, answer: '3' }]))
  expect(screen.getByRole('button', { name: /^Nomor 1,/ })).toHaveAccessibleName(
    'Nomor 1, terjawab A, sedang dibuka'
  )
})

test('keys choose the option beside their letter, and arrows follow the displayed order', async () => {
  const { user } = await openShuffled(52)
  await screen.findByText('third of 52')
  await user.keyboard('d')
  expect(option('D. second of 52')).toBeChecked()
  act(() => option('D. second of 52').focus())
  await user.keyboard('{ArrowUp}')
  expect(option('C. fourth of 52')).toBeChecked()
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ id: 52, answer: '4' }))
})

test('a stored answer is checked at its displayed position', async () => {
  await openShuffled(52, { answers: [{ id: 52, answer: '2', seq: 1 }] })
  expect(await screen.findByRole('radio', { name: 'D. second of 52' })).toBeChecked()
})

test('the parts of a sentence keep their letters', async () => {
  const { user } = await openShuffled(68)
  const question = await screen.findByRole('region', { name: /Nomor 16/ })
  await user.click(await within(question).findByText('single'))
  expect(option('B. second of 68')).toBeChecked()
  await waitFor(() => expect(sent()).toMatchObject([{ id: 68, answer: '2' }]))
})

test('extra time is mentioned below the directions', async () => {
  runIn(api, 'written', { index: 51 })
  api.on('GET', '/soal', { body: { ...paperIn('written'), waktuTambahan: 25 } })
  showExam()
  expect(await screen.findByText('Waktu tambahan 25 %')).toBeVisible()
})
