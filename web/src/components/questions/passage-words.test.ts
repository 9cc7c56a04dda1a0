import { expect, test } from 'vitest'
import fc from 'fast-check'
import { runsOf, toggled, wordLines, type WordRange } from '@/components/questions/passage-words'

test("a passage's words are counted across all lines and paragraphs", () => {
  const lines = wordLines('The first line of it\nand one.\nA third line is here').flat()
  expect(lines.map(({ first, number }) => [first, number])).toEqual([
    [0, 1],
    [5, 2],
    [7, 3],
  ])
})

test('a highlight merges with those it touches, and repeating it removes it', () => {
  expect(toggled([[2, 4]], [5, 6])).toEqual([[2, 6]])
  expect(toggled([[2, 8]], [4, 5])).toEqual([
    [2, 3],
    [6, 8],
  ])
  expect(toggled([[2, 8]], [2, 8])).toEqual([])
  expect(toggled([[2, 3]], [3, 9])).toEqual([[2, 9]])
})

test('highlights are the toggled words, in separate sorted ranges', () => {
  const range = fc
    .tuple(fc.nat(40), fc.nat(10))
    .map(([first, more]): WordRange => [first, first + more])
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), (steps) => {
      const words = new Set<number>()
      let ranges: WordRange[] = []
      for (const step of steps) {
        const all = Array.from({ length: step[1] - step[0] + 1 }, (_, at) => step[0] + at)
        const isMarked = all.every((word) => words.has(word))
        for (const word of all) {
          if (isMarked) words.delete(word)
          else words.add(word)
        }
        ranges = toggled(ranges, step)
      }
      const marked = ranges.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at)
      )
      expect(marked).toEqual([...words].sort((one, other) => one - other))
      ranges.slice(1).forEach(([first], at) => expect(first).toBeGreaterThan(ranges[at]![1] + 1))
    })
  )
})

test('a line is rendered in runs of words with the same style', () => {
  const [line] = wordLines('one two three four five').flat()
  expect(runsOf(line!, [[1, 2]], [2, 3]).map(({ text, isMarked }) => [text, isMarked])).toEqual([
    ['one', false],
    ['two', true],
    ['three', true],
    ['four', false],
    ['five', false],
  ])
})
