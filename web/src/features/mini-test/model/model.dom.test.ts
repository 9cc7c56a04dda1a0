import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listeningQuestions } from '@/features/mini-test/content/listening'
import { readingPassage, readingQuestions } from '@/features/mini-test/content/reading'
import { structureQuestions } from '@/features/mini-test/content/structure'
import { noAnswers, withAnswer } from '@/features/mini-test/model/answers'
import { estimatedRange } from '@/features/mini-test/model/estimate'
import { currentForm, nextForm, type Form } from '@/features/mini-test/model/forms'
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

const FORMS: readonly Form[] = [0, 1, 2]
const questionsOf = (form: Form) => ({
  listening: listeningQuestions(form),
  structure: structureQuestions(form),
  reading: readingQuestions(form),
})

describe('the answer key', () => {
  // Repeated here, so that a changed question or key fails the test.
  const RIGHT_ANSWERS = [
    {
      listening: [
        'In her sister’s car.',
        'Study in a room that few people use.',
        'She was not able to complete the report.',
        'It was difficult for him as well.',
        'In a clothing store.',
      ],
      structure: [
        'which is',
        'could astronomers observe',
        'A substance extracted',
        'because',
        'the greater the pressure',
        'was',
        'perform',
        'fewer',
        'slow',
        'crop',
      ],
      reading: [
        'The beginnings of weather forecasting',
        'They reported their measurements every morning.',
        'He wanted to set his work apart from prophecies.',
        'a few words on the weather',
        "found FitzRoy's warnings useful",
      ],
    },
    {
      listening: [
        'He will go by taxi.',
        'Get some help with the problem.',
        'He did not go to the concert.',
        'She also needed more time.',
        'In a copy shop.',
      ],
      structure: [
        'which',
        'do desert pools last',
        'Letters written',
        'because',
        'the thinner',
        'show',
        'preserve',
        'much',
        'gradual',
        'good',
      ],
      reading: [
        'The development of the material in pencils',
        'It could be cut into sticks as it was.',
        'A war had cut off their supply.',
        'the sticks of pure graphite',
        'a large amount of clay',
      ],
    },
    {
      listening: [
        "On her roommate's laptop.",
        'Exchange the shoes.',
        'She turned down the invitation.',
        'Karen was very impressed.',
        'In a garage.',
      ],
      structure: [
        'who won',
        'did the explorers succeed',
        'Salt obtained',
        'because',
        'the milder',
        'makes',
        'drop',
        'fewer',
        'extreme',
        'object',
      ],
      reading: [
        'The origin of a medical instrument',
        'It did not work well with some patients.',
        "To explain where Laennec's idea came from",
        'a sound',
        'taught doctors what the sounds meant',
      ],
    },
  ] as const

  test.each(FORMS)("form %i has the right answers at the specification's key", (form) => {
    const questions = questionsOf(form)
    for (const section of MINI_SECTIONS) {
      const { key } = MINI_TEST[section]
      expect(questions[section].map(({ options }, at) => options[key[at] ?? 0])).toEqual(
        RIGHT_ANSWERS[form][section]
      )
    }
  })

  test('the answer key is the one in the specification', () => {
    expect(MINI_TEST.listening.key).toEqual([2, 1, 3, 2, 3])
    expect(MINI_TEST.structure.key).toEqual([2, 1, 0, 2, 3, 1, 1, 2, 1, 2])
    expect(MINI_TEST.reading.key).toEqual([1, 3, 1, 2, 3])
  })
})

describe.each(FORMS)('the questions of form %i', (form) => {
  const questions = questionsOf(form)
  const all = MINI_SECTIONS.flatMap((section) =>
    questions[section].map((question, at) => ({ question, right: MINI_TEST[section].key[at] }))
  )

  test('a form has as many questions as the key', () => {
    for (const section of MINI_SECTIONS) {
      expect(questions[section]).toHaveLength(MINI_TEST[section].key.length)
    }
  })

  test('a structure section has five sentences to complete and five to correct', () => {
    expect(
      questions.structure.map(({ type, correction }) => [type, correction !== undefined])
    ).toEqual([
      ...Array<unknown>(5).fill(['structure', false]),
      ...Array<unknown>(5).fill(['written', true]),
    ])
  })

  test('each question says why its key is right, and why each other option is wrong', () => {
    for (const { question, right } of all) {
      expect(question.explanation).not.toBe('')
      expect(question.optionNotes.map((note) => note === null)).toEqual(
        [0, 1, 2, 3].map((option) => option === right)
      )
    }
  })

  test('a question that names a line of the passage quotes words of that line', () => {
    const lines = readingPassage(form).text.split('\n')
    const named = questions.reading.flatMap(({ question }) => {
      const parts = /"(.+)" in line (\d+)/.exec(question)
      return parts ? [{ words: parts[1] ?? '', line: Number(parts[2]) }] : []
    })
    expect(named).toHaveLength(1)
    for (const { words, line } of named) expect(lines[line - 1]).toContain(words)
  })
})

test('no question is in two forms', () => {
  const texts = FORMS.flatMap((form) => {
    const { listening, structure, reading } = questionsOf(form)
    return [
      ...listening.map(({ script }) => script.join(' ')),
      ...structure.map(({ question }) => question),
      readingPassage(form).text,
      ...reading.map(({ options }) => options.join(' ')),
    ]
  })
  expect(new Set(texts).size).toBe(texts.length)
})

describe('the rotation of forms', () => {
  test('each run has the next form, and begins again after the last', () => {
    expect(currentForm()).toBe(0)
    const sat = Array.from({ length: 4 }, () => {
      nextForm()
      clearRun()
      return currentForm()
    })
    expect(sat).toEqual([0, 1, 2, 0])
  })

  test('an unreadable stored form counts as none', () => {
    localStorage.setItem('lulus:mini-test:form', '7')
    expect(currentForm()).toBe(0)
  })
})

describe('the estimate', () => {
  test.each([
    [0, 310, 320],
    [10, 380, 520],
    [20, 590, 677],
  ])('%i right answers of 20 stand for a total of %i to %i', (correct, from, to) => {
    expect(estimatedRange(correct)).toEqual({ from, to })
  })

  test('more right answers never lower the range', () => {
    for (let correct = 1; correct <= 20; correct++) {
      const [before, after] = [estimatedRange(correct - 1), estimatedRange(correct)]
      expect(after.from).toBeGreaterThanOrEqual(before.from)
      expect(after.to).toBeGreaterThanOrEqual(before.to)
    }
  })
})
