import { expect, test } from 'vitest'
import {
  freePages,
  nextPlace,
  numberOn,
  pageNumbered,
  pageRanges,
} from '@/features/admin-questions/model/places'

const pages = (...numbers: number[]) => numbers.map((page) => ({ page }))

test('a new question follows the last one', () => {
  expect(nextPlace('listening', { last_no_soal: 7, last_page: 7 }, [8, 9])).toEqual({
    no_soal: 8,
    page: 8,
  })
  expect(nextPlace('structure', { last_no_soal: 0, last_page: 51 }, [52])).toEqual({
    no_soal: 1,
    page: 52,
  })
})

test("a new question's number is that of its page, whatever the last one's was", () => {
  expect(nextPlace('listening', { last_no_soal: 31, last_page: 2 }, [3])).toEqual({
    no_soal: 3,
    page: 3,
  })
})

test('each number of a section belongs to one page, and others to none', () => {
  expect([16, 40, 15, 41].map((number) => pageNumbered('written', number))).toEqual([
    68,
    92,
    null,
    null,
  ])
  expect([52, 66, 67, 1].map((page) => numberOn('structure', page))).toEqual([1, 15, null, null])
})

test('a new question gets 1 and 1 when the last one is unknown', () => {
  expect(nextPlace('reading', undefined, [])).toEqual({ no_soal: 1, page: 1 })
})

test("after the section's last page a new question fills the first gap", () => {
  expect(nextPlace('written', { last_no_soal: 40, last_page: 92 }, [70, 71])).toEqual({
    no_soal: 18,
    page: 70,
  })
})

test('a full section has no free place', () => {
  expect(nextPlace('written', { last_no_soal: 40, last_page: 92 }, [])).toEqual({
    no_soal: 41,
    page: 93,
  })
})

test('pages without a question are listed as ranges', () => {
  const free = freePages('structure', pages(52, 53, 55, 60))
  expect(pageRanges(free)).toBe('54, 56–59, 61–66')
  expect(pageRanges([])).toBe('')
})
