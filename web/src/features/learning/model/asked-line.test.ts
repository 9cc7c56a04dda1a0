import { expect, test } from 'vitest'
import { askedLine } from '@/features/learning/model/asked-line'

const line = (suara: string, teks: string) => ({ suara, teks })
const GROUP = [
  line('narrator', 'Questions 31 through 34.'),
  line('man', 'Shall we go?'),
  line('narrator', 'What does the man suggest?'),
  line('narrator', 'Why is the woman late?'),
  line('narrator', 'What will they do next?'),
  line('narrator', 'Where are they? '),
]

test('each question of a group has its line, which a speaker’s question doesn’t move', () => {
  expect([31, 32, 33, 34].map((page) => askedLine(page, { dari: 31, sampai: 34 }, GROUP))).toEqual([
    2, 3, 4, 5,
  ])
})

test('a recording of one question, and a transcript that lacks some, have none', () => {
  expect(askedLine(30, null, GROUP)).toBeNull()
  expect(askedLine(31, { dari: 31, sampai: 34 }, GROUP.slice(0, 4))).toBeNull()
  expect(askedLine(31, { dari: 31, sampai: 34 }, [])).toBeNull()
})
