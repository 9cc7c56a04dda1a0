import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LISTENING_QUESTIONS } from '@/features/mini-test/content/listening'
import { READING_QUESTIONS } from '@/features/mini-test/content/reading'
import { STRUCTURE_QUESTIONS } from '@/features/mini-test/content/structure'
import { noAnswers, withAnswer } from '@/features/mini-test/model/answers'
import { correctAnswers, totalScore, weakestSections } from '@/features/mini-test/model/score'
import { MINI_SECTIONS, MINI_TEST } from '@/features/mini-test/model/sections'
import {
  clearRun,
  readAnswers,
  readPlayed,
  saveAnswers,
  savePlayed,
  saveTime,
} from '@/features/mini-test/model/stored-run'
import { sentencePieces } from '@/components/questions/sentence-pieces'

beforeEach(() => localStorage.clear())

describe('the score', () => {
  test('the Mini Test score of only right answers is full', () => {
    for (const section of MINI_SECTIONS) {
      expect(correctAnswers(section, MINI_TEST[section].key)).toBe(MINI_TEST[section].key.length)
    }
    expect(totalScore({ listening: 5, structure: 10, reading: 5 })).toBe(100)
  })

  test('the Mini Test score does not count wrong or missing answers', () => {
    expect(correctAnswers('listening', [2, 0, null, 2, null])).toBe(2)
    expect(correctAnswers('structure', noAnswers('structure'))).toBe(0)
  })

  test.each([
    [0, 0, 0, 0],
    [1, 0, 0, 5],
    [3, 7, 1, 55],
  ])(
    'the Mini Test score of %i, %i and %i right answers is %i',
    (listening, structure, reading, total) => {
      expect(totalScore({ listening, structure, reading })).toBe(total)
    }
  )

  test.each([
    [3, 8, 5, ['listening']],
    [5, 8, 4, ['structure', 'reading']],
    [0, 10, 5, ['listening']],
    [4, 8, 4, []],
    [5, 10, 5, []],
    [0, 0, 0, []],
  ])(
    'the weakest section of %i, %i and %i right answers is %s',
    (listening, structure, reading, weakest) => {
      expect(weakestSections({ listening, structure, reading })).toEqual(weakest)
    }
  )
})

describe('stored answers', () => {
  test('stored Mini Test answers are read back for each section', () => {
    saveAnswers('listening', withAnswer(noAnswers('listening'), 2, 3))
    expect(readAnswers('listening')).toEqual([null, null, 3, null, null])
    expect(readAnswers('reading')).toEqual(noAnswers('reading'))
  })

  test.each(['[0,1]', '[0,1,2,3,4]', '{}', 'null'])(
    'stored Mini Test answers count as unanswered if they are %s',
    (kept) => {
      localStorage.setItem('lulus:mini-test:listening', kept)
      expect(readAnswers('listening')).toEqual(noAnswers('listening'))
    }
  )

  test('stored Mini Test answers count as unanswered if they are invalid JSON, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    localStorage.setItem('lulus:mini-test:listening', '[0,')
    expect(readAnswers('listening')).toEqual(noAnswers('listening'))
    expect(warn).toHaveBeenCalledOnce()
  })

  test('stored Mini Test answers are removed without touching other keys', () => {
    for (const section of MINI_SECTIONS) saveAnswers(section, noAnswers(section))
    savePlayed(1)
    savePlayed(1)
    savePlayed(4)
    expect(readPlayed()).toEqual([1, 4])
    saveTime('listening', { secondsRemaining: 12.5, at: 1 })

    localStorage.setItem('other', 'x')
    clearRun()
    expect(Object.keys(localStorage)).toEqual(['other'])
  })
})

describe('the answer key', () => {
  // Repeated here, so that a changed question or key fails the test.
  const RIGHT_ANSWERS = {
    listening: [
      [2, 'In her sister’s car.'],
      [1, 'Study in a room that few people use.'],
      [3, 'She was not able to complete the report.'],
      [2, 'It was difficult for him as well.'],
      [3, 'In a clothing store.'],
    ],
    structure: [
      [2, 'which is'],
      [1, 'could astronomers observe'],
      [0, 'A substance extracted'],
      [2, 'because'],
      [3, 'the greater the pressure'],
      [1, 'was'],
      [1, 'perform'],
      [2, 'fewer'],
      [1, 'slow'],
      [2, 'crop'],
    ],
    reading: [
      [1, 'Improvements in the lights of lighthouses'],
      [3, 'They sent much of their light in useless directions.'],
      [1, 'It would have been too thick and heavy.'],
      [2, 'the lens made of rings of prisms'],
      [3, 'the rhythm of its flashes'],
    ],
  } as const
  const QUESTIONS = {
    listening: LISTENING_QUESTIONS,
    structure: STRUCTURE_QUESTIONS,
    reading: READING_QUESTIONS,
  }

  test.each(MINI_SECTIONS)(
    "the Mini Test's answer key of %s is the one in the specification",
    (section) => {
      const right = RIGHT_ANSWERS[section]
      expect(MINI_TEST[section].key).toEqual(right.map(([at]) => at))
      expect(QUESTIONS[section].map(({ options }, at) => options[right[at]?.[0] ?? 0])).toEqual(
        right.map(([, text]) => text)
      )
    }
  )
})

describe('the questions', () => {
  test('the Mini Test has as many questions as its key', () => {
    expect(LISTENING_QUESTIONS).toHaveLength(MINI_TEST.listening.key.length)
    expect(STRUCTURE_QUESTIONS).toHaveLength(MINI_TEST.structure.key.length)
    expect(READING_QUESTIONS).toHaveLength(MINI_TEST.reading.key.length)
  })

  test("the Mini Test's structure section has five sentences to complete and five to correct", () => {
    expect(STRUCTURE_QUESTIONS.map(({ type }) => type)).toEqual([
      ...Array<string>(5).fill('structure'),
      ...Array<string>(5).fill('written'),
    ])
  })

  const written = STRUCTURE_QUESTIONS.filter(({ type }) => type === 'written')
  test.each(written)(
    'the question $question has its underlined parts as options',
    ({ question, options }) => {
      const parts = sentencePieces(question).filter(({ isMarked }) => isMarked)
      expect(parts.map(({ text }) => text)).toEqual(options)
    }
  )
})
