import { expect, test } from 'vitest'
import { misnumbered, planMove } from '@/features/admin-questions/model/move-plan'

const on = (...pages: number[]) => pages.map((page) => ({ id: page, page, no_soal: page - 51 }))
const moves = (plan: ReturnType<typeof planMove>) =>
  plan?.map(({ question, to }) => [question.page, to])

test('a moved question swaps with the one that stood there', () => {
  expect(moves(planMove('structure', on(52, 53, 54), new Set([54]), 52))).toEqual([
    [54, 52],
    [52, 54],
  ])
})

test('several moved questions stay in order, and overlapping places are no problem', () => {
  expect(moves(planMove('structure', on(52, 53, 54, 55), new Set([52, 53, 54]), 53))).toEqual([
    [52, 53],
    [53, 54],
    [54, 55],
    [55, 52],
  ])
})

test('a question that moves to an empty place displaces nobody', () => {
  expect(moves(planMove('structure', on(52), new Set([52]), 60))).toEqual([[52, 60]])
})

test('there is no plan where the section ends first or the page is of another section', () => {
  expect(planMove('structure', on(52, 53), new Set([52, 53]), 66)).toBeNull()
  expect(planMove('structure', on(52), new Set([52]), 68)).toBeNull()
})

test('questions whose number is another than that of their page are found', () => {
  const questions = [...on(52), { id: 53, page: 53, no_soal: 9 }]
  expect(misnumbered('structure', questions)).toEqual([{ id: 53, page: 53, no_soal: 9 }])
})
