import { expect, test } from 'vitest'
import {
  fileProblem,
  matchFiles,
  sendable,
  swapPlaces,
  type RecordingFile,
} from '@/features/admin-questions/model/recording-files'

const PLACES = new Map([
  [1, 1],
  [2, 2],
  [10, 10],
  [31, 31],
  [35, 77],
])
const named = (...names: string[]) => names.map((name) => ({ name }))
const entry = (id: number, page: number | null, change: Partial<RecordingFile> = {}) => ({
  id,
  file: { name: `${id}.mp3`, size: 1000 },
  page,
  state: 'waiting' as const,
  reason: null,
  ...change,
})

test('recordings are matched by number, part and group, in any order', () => {
  expect(
    matchFiles(named('10.mp3', 'Part A no 2.mp3', '01.mp3', 'Part B no 33.mp3'), PLACES)
  ).toEqual([10, 2, 1, 31])
})

test('a number that means no page with a question is looked for among the questions numbers', () => {
  expect(matchFiles(named('77.mp3'), PLACES)).toEqual([35])
})

test('a second file for a place, a place without a question and a name without a number match nothing', () => {
  expect(matchFiles(named('01.mp3', '1.mp3', '3.mp3', 'intro.mp3'), PLACES)).toEqual([
    1,
    null,
    null,
    null,
  ])
})

test('a file that takes a place swaps with the one that had it', () => {
  const pages = swapPlaces([entry(1, 1), entry(2, 2)], 1, 2).map(({ page }) => page)
  expect(pages).toEqual([2, 1])
})

test('files without a place, too large ones and two for one place are not sent, failed ones are sent again', () => {
  const all: RecordingFile[] = [
    entry(1, 1),
    entry(2, null),
    entry(3, 10, { file: { name: '3.mp3', size: 30_000_000 } }),
    entry(4, 31),
    entry(5, 31),
    entry(6, 2, { state: 'failed', reason: 'x' }),
    entry(7, 35, { state: 'done' }),
  ]
  expect(sendable(all).map(({ id }) => id)).toEqual([1, 6])
  expect(fileProblem(all[3] as RecordingFile, all)).toBe('Dua berkas untuk tempat yang sama.')
})
