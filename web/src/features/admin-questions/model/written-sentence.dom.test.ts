import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import {
  setText,
  splitSentence,
  toggleJoin,
  toggleMark,
  type Column,
} from '@/features/admin-questions/model/written-builder'
import { columnsOf, htmlOf, partsOf } from '@/features/admin-questions/model/written-sentence'

const marked = (sentence: string, ...indexes: number[]) =>
  indexes.reduce(toggleMark, splitSentence(sentence))
const reopened = (html: string) => htmlOf(columnsOf(sentencePieces(html)))

test('the written sentence has underlined parts and no empty columns', () => {
  const columns = toggleJoin(marked('Neither the boys has been there', 0, 2, 3, 5), 4)
  expect(htmlOf(columns)).toBe('<u>Neither</u> the <u>boys</u> <u>has been</u> <u>there</u>')
})

test('punctuation is not underlined', () => {
  expect(htmlOf(marked('However, the (old) U.S. law ended.', 0, 2, 3, 5))).toBe(
    '<u>However</u>, the (<u>old</u>) <u>U.S.</u> law <u>ended</u>.'
  )
})

test('an emptied column does not underline its neighbour or split its group', () => {
  const columns = toggleJoin(marked('a b c', 0, 1), 2)
  expect(htmlOf(setText(columns, 1, ' '))).toBe('<u>a</u> <u>c</u>')
})

test('text that looks like markup stays text', () => {
  const html = htmlOf(marked('<b>x</b> & y', 0, 1))
  expect(html).toBe('<u>&lt;b&gt;x&lt;/b&gt;</u> <u>&amp;</u> y')
  expect(partsOf(html)).toEqual(['<b>x</b>', '&'])
})

test('a stored sentence is reopened word by word', () => {
  const columns = columnsOf(
    sentencePieces('“<u>Gone</u>, they <u>has been</u> away,” he <u>says</u> <u>twice</u>.')
  )
  expect(columns.map(({ text, mark }) => [text, mark])).toEqual([
    ['“Gone,', 'start'],
    ['they', 'none'],
    ['has', 'start'],
    ['been', 'joined'],
    ['away,”', 'none'],
    ['he', 'none'],
    ['says', 'start'],
    ['twice.', 'start'],
  ])
})

test.each([
  'un<u>happy</u> <u>well</u>-known <u>three</u> <u>four</u>',
  'The <u>U.S</u>. law <u>was</u> <u>very</u> <u>old</u>',
  '<u>a</u><u>b</u> <u>c</u>d <u>e</u>',
])('the sentence %s is unchanged after opening and saving', (html) => {
  expect(reopened(html)).toBe(html)
})

const word = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^["(]{0,2}[A-Za-z<>&'-]{1,6}[.,)"]{0,2}$/)
)
const column = fc.record({
  text: word,
  mark: fc.constantFrom<Column['mark']>('none', 'start', 'joined'),
})
const columns = fc.array(column, { minLength: 1, maxLength: 14 }).map((drawn) =>
  drawn.map(({ text, mark }, id): Column => {
    const follows = id > 0 && drawn[id - 1]?.mark !== 'none'
    return { id, text, mark: mark === 'joined' && !follows ? 'start' : mark, isGlued: false }
  })
)

test('opening and saving any sentence again changes nothing', () => {
  fc.assert(
    fc.property(columns, (drawn) => {
      const html = htmlOf(drawn)
      expect(reopened(html)).toBe(html)
    })
  )
})

test('there is one part for each underlined run with a word', () => {
  fc.assert(
    fc.property(columns, (drawn) => {
      const html = htmlOf(drawn)
      const runs = sentencePieces(html).filter(({ isMarked }) => isMarked)
      expect(partsOf(html)).toEqual(runs.map(({ text }) => text))
    })
  )
})
