import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Progress from '@/features/exam/model/progress'
import { sessionNumber } from '@/features/exam/model/progress'
import type * as NumberGrid from '@/features/exam/model/number-grid'
import { cellLabel } from '@/features/exam/model/number-grid'
import type * as PaperEntry from '@/components/questions/paper-entry'
import { optionsOf } from '@/components/questions/paper-entry'
import type * as Help from '@/components/sitting/keys-help'
import { KeysHelp } from '@/components/sitting/keys-help'
import type * as Bar from '@/components/sitting/move-bar'
import { MoveBar } from '@/components/sitting/move-bar'
import type * as Frame from '@/components/sitting/sitting-frame'
import { SittingFrame } from '@/components/sitting/sitting-frame'
import type * as MediaQuery from '@/lib/browser/use-media-query'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import {
  readyServer,
  runIn,
  showExam,
  stubBrowser,
  untilSaved,
} from '@/features/exam/testing/show-exam'
import { clearPrivateStorage } from '@/lib/storage/private-store'

// These functions run once per rendered number, question and header, so their calls count renders.
vi.mock('@/features/exam/model/number-grid', async (importOriginal) => {
  const original = await importOriginal<typeof NumberGrid>()
  return { ...original, cellLabel: vi.fn(original.cellLabel) }
})
vi.mock('@/components/questions/paper-entry', async (importOriginal) => {
  const original = await importOriginal<typeof PaperEntry>()
  return { ...original, optionsOf: vi.fn(original.optionsOf) }
})
vi.mock('@/features/exam/model/progress', async (importOriginal) => {
  const original = await importOriginal<typeof Progress>()
  return { ...original, sessionNumber: vi.fn(original.sessionNumber) }
})
vi.mock('@/components/sitting/sitting-frame', async (importOriginal) => {
  const original = await importOriginal<typeof Frame>()
  return { ...original, SittingFrame: vi.fn(original.SittingFrame) }
})
vi.mock('@/components/sitting/move-bar', async (importOriginal) => {
  const original = await importOriginal<typeof Bar>()
  return { ...original, MoveBar: vi.fn(original.MoveBar) }
})
vi.mock('@/components/sitting/keys-help', async (importOriginal) => {
  const original = await importOriginal<typeof Help>()
  return { ...original, KeysHelp: vi.fn(original.KeysHelp) }
})
// The passage and the divider query the window's width.
vi.mock('@/lib/browser/use-media-query', async (importOriginal) => {
  const original = await importOriginal<typeof MediaQuery>()
  return { ...original, useMediaQuery: vi.fn(original.useMediaQuery) }
})

const drawn = () => ({
  cells: vi.mocked(cellLabel).mock.calls.map(([{ number }]) => number),
  questions: vi.mocked(optionsOf).mock.calls.length,
})

const frames = () => ({
  headers: vi.mocked(sessionNumber).mock.calls.length,
  passages: vi.mocked(useMediaQuery).mock.calls.length,
  windows: vi.mocked(SittingFrame).mock.calls.length,
  bars: vi.mocked(MoveBar).mock.calls.length,
  helps: vi.mocked(KeysHelp).mock.calls.length,
})

const NOTHING = { headers: 0, passages: 0, windows: 0, bars: 0, helps: 0 }

function forget() {
  vi.mocked(sessionNumber).mockClear()
  vi.mocked(useMediaQuery).mockClear()
  vi.mocked(SittingFrame).mockClear()
  vi.mocked(MoveBar).mockClear()
  vi.mocked(KeysHelp).mockClear()
  vi.mocked(cellLabel).mockClear()
  vi.mocked(optionsOf).mockClear()
}

beforeEach(async () => {
  stubBrowser()
  await clearPrivateStorage()
})

async function openFirstQuestion() {
  const api = readyServer()
  runIn(api, 'reading', { index: 94, seconds: 3000 })
  const view = showExam()
  await screen.findByRole('heading', { name: 'Nomor 1' })
  await untilSaved()
  await screen.findByAltText('Bacaan: Rural mail')
  await waitFor(() => expect(KeysHelp).toHaveBeenCalled())
  forget()
  return view
}

test('a tick of the countdown rerenders neither the question nor the grid', async () => {
  await openFirstQuestion()
  const timer = screen.getByRole('timer')
  const before = timer.textContent
  await waitFor(() => expect(timer.textContent).not.toBe(before))
  expect(drawn()).toEqual({ cells: [], questions: 0 })
})

test('choosing an answer rerenders one number of fifty', async () => {
  const { user } = await openFirstQuestion()
  await user.click(screen.getByText('second of 94'))
  await waitFor(() => expect(drawn().cells).toEqual([1]))
  await untilSaved()
  expect(drawn().cells).toEqual([1])
})

test('choosing an answer rerenders nothing around the question', async () => {
  const { user } = await openFirstQuestion()
  await user.click(screen.getByText('second of 94'))
  await untilSaved()
  expect(frames()).toEqual(NOTHING)
})

test('moving within a passage rerenders nothing around the question', async () => {
  const { user } = await openFirstQuestion()
  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  await screen.findByRole('heading', { name: 'Nomor 2' })
  forget()
  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  await screen.findByRole('heading', { name: 'Nomor 3' })
  expect(frames()).toEqual(NOTHING)
})

test('moving on rerenders the old and the new number', async () => {
  const { user } = await openFirstQuestion()
  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  await screen.findByRole('heading', { name: 'Nomor 2' })
  expect(drawn()).toEqual({ cells: [1, 2], questions: 1 })
})
