import { expect, test } from 'vitest'
import {
  filtered,
  filtersIn,
  MARK_NAMES,
  skillsOf,
  type FilteredItem,
  type Filters,
} from '@/features/learning/model/filters'

const item = (page: number, change: Partial<FilteredItem> = {}): FilteredItem => ({
  page,
  jawaban: 2,
  benar: true,
  ragu: false,
  keterampilan: [],
  ...change,
})

const ITEMS = [
  item(1, { keterampilan: ['listening_idiom'] }),
  item(2, { benar: false }),
  item(52, { ragu: true, keterampilan: ['structure_clause'] }),
  item(68, { benar: false, jawaban: null, ragu: true }),
  item(94, { benar: false, ragu: true, keterampilan: ['reading_detail', 'reading_except'] }),
]

const pages = (change: Partial<Filters>) =>
  filtered(ITEMS, { mark: 'semua', section: null, skill: null, ...change }).map(({ page }) => page)

test('each mark finds its answers: an empty one is not called wrong', () => {
  expect(MARK_NAMES.map((mark) => [mark, pages({ mark })])).toEqual([
    ['semua', [1, 2, 52, 68, 94]],
    ['salah', [2, 94]],
    ['ragu', [52, 68, 94]],
    ['kosong', [68]],
    ['benar-ragu', [52]],
  ])
})

test('section and skill narrow what a mark finds', () => {
  expect(pages({ section: 'listening' })).toEqual([1, 2])
  expect(pages({ section: 'written' })).toEqual([68])
  expect(pages({ skill: 'reading_except' })).toEqual([94])
  expect(pages({ mark: 'salah', section: 'structure' })).toEqual([])
})

test('the address names the filters, and unknown names filter nothing', () => {
  const address = (text: string) => filtersIn(new URLSearchParams(text))
  expect(address('jawaban=salah&bagian=reading&keterampilan=reading_detail')).toEqual({
    mark: 'salah',
    section: 'reading',
    skill: 'reading_detail',
  })
  expect(address('jawaban=benar&bagian=x&keterampilan=__proto__')).toEqual({
    mark: 'semua',
    section: null,
    skill: null,
  })
})

test('only skills that occur can be chosen, of the chosen section alone', () => {
  expect(skillsOf(ITEMS, null).map(({ skill }) => skill)).toEqual([
    'listening_idiom',
    'structure_clause',
    'reading_detail',
    'reading_except',
  ])
  expect(skillsOf(ITEMS, 'structure')).toEqual([
    { skill: 'structure_clause', label: 'Klausa adjektiva, adverbia, dan nomina' },
  ])
})
