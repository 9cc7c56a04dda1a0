import { mergeSheets } from '@lulus/api/contracts/answers'
import { pagesOfSession, type Answer } from '@lulus/api/contracts/exam'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerBatch,
  audioBatch,
  EMPTY_RECORD,
  joinRecords,
  reconcile,
  sheetOf,
  unsentAnswers,
  withAnswer,
  withFlags,
  withIndex,
  withLeft,
  withoutAnswers,
  withoutAudio,
  withPlayed,
  withPosition,
  type ExamRecord,
} from '@/features/exam/model/exam-record'

const answer = fc.constantFrom<Answer>('1', '2', '3', '4')
const page = fc.constantFrom(...pagesOfSession('reading'))
const choices = fc.array(fc.record({ page, answer }), { maxLength: 60 })

/** The record after these choices in order. */
function after(record: ExamRecord, made: { page: number; answer: Answer }[]): ExamRecord {
  return made.reduce(
    (current, one) =>
      withAnswer(current, one.page, { answer: one.answer, seq: current.highestSeq + 1 }),
    record
  )
}

/** The answers of a server that follows the contract, after all batches. */
function delivered(sheet: ReturnType<typeof sheetOf>, record: ExamRecord) {
  const batch = answerBatch(record)
  return batch ? mergeSheets(sheet, sheetOf(batch.answer)) : sheet
}

describe('choices', () => {
  test('choices are sent in order, each page once with its last answer', () => {
    const record = after(EMPTY_RECORD, [
      { page: 95, answer: '1' },
      { page: 94, answer: '2' },
      { page: 95, answer: '3' },
    ])
    expect(answerBatch(record)?.answer).toEqual([
      { id: 94, answer: '2', seq: 2 },
      { id: 95, answer: '3', seq: 3 },
    ])
    expect(unsentAnswers(record)).toBe(2)
  })

  test('choices raise the counter above all known ones', () => {
    const { highestSeq } = reconcile(EMPTY_RECORD, { 94: { answer: '1', seq: 41 } }, 'reading')
    expect(highestSeq).toBe(41)
  })

  test('choices made during a batch are not dropped with it', () => {
    fc.assert(
      fc.property(choices, choices, (first, second) => {
        const sent = after(EMPTY_RECORD, first)
        const batch = answerBatch(sent)
        fc.pre(batch !== null)
        const left = withoutAnswers(after(sent, second), batch)
        const expected = new Map(second.map((one) => [one.page, one.answer]))
        const pending = Object.entries(left.answers).map(([id, held]) => [Number(id), held.answer])
        expect(new Map(pending as [number, Answer][])).toEqual(expected)
      })
    )
  })

  test('all choices reach the server, however they are split into batches and repeated', () => {
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 5 }), fc.boolean(), (rounds, isRepeated) => {
        let record = EMPTY_RECORD
        let server: ReturnType<typeof sheetOf> = {}
        for (const round of rounds) {
          record = after(record, round)
          const batch = answerBatch(record)
          server = delivered(server, record)
          if (isRepeated) server = delivered(server, record)
          if (batch) record = withoutAnswers(record, batch)
        }
        const last = new Map(rounds.flat().map((one) => [String(one.page), one.answer]))
        const held = new Map(Object.entries(server).map(([id, one]) => [id, one.answer]))
        expect(held).toEqual(last)
        expect(unsentAnswers(record)).toBe(0)
      })
    )
  })
})

describe('after loading', () => {
  test('after loading, the higher counter wins for each page', () => {
    const record = { ...after(EMPTY_RECORD, []), answers: { 94: held('1', 5), 95: held('2', 9) } }
    const saved = { 94: held('3', 5), 95: held('4', 8), 96: held('1', 2) }
    const merged = reconcile(record, saved, 'reading')
    expect(merged.answers).toEqual({ 95: held('2', 9) })
    expect(mergeSheets(saved, merged.answers)).toEqual({
      94: held('3', 5),
      95: held('2', 9),
      96: held('1', 2),
    })
  })

  test('after loading, answers of an ended session are given up', () => {
    const record = after(EMPTY_RECORD, [{ page: 94, answer: '1' }])
    const mixed = withAnswer(record, 52, held('2', 7))
    expect(Object.keys(reconcile(mixed, {}, 'reading').answers)).toEqual(['94'])
  })
})

describe('position and flags', () => {
  test('position and flags are also sent without answers', () => {
    const record = withFlags(withIndex(EMPTY_RECORD, 12), [3, 12])
    expect(answerBatch(record)).toEqual({ answer: [], index: 12, ragu: [3, 12] })
  })

  test('removing all flags is sent', () => {
    expect(answerBatch(withFlags(EMPTY_RECORD, []))).toEqual({ answer: [], ragu: [] })
  })

  test('position and flags are kept if they changed during a batch', () => {
    const batch = { answer: [], index: 12, ragu: [3] }
    const moved = withFlags(withIndex(EMPTY_RECORD, 13), [3, 13])
    expect(answerBatch(withoutAnswers(moved, batch))).toEqual({
      answer: [],
      index: 13,
      ragu: [3, 13],
    })
    const same = withFlags(withIndex(EMPTY_RECORD, 12), [3])
    expect(answerBatch(withoutAnswers(same, batch))).toBeNull()
  })
})

describe('audio', () => {
  test('a recording is reported once as played, and with its position', () => {
    const record = withPosition(withPlayed(withPlayed(EMPTY_RECORD, 7), 7), 7, 4.5)
    expect(audioBatch(record)).toEqual({ audio: ['7'], positions: { 7: 4.5 } })
  })

  test('positions of recordings never decrease', () => {
    expect(withPosition(withPosition(EMPTY_RECORD, 7, 9), 7, 4).positions).toEqual({ 7: 9 })
  })

  test('progress during a report is reported next', () => {
    const batch = { audio: ['7'], positions: { 7: 4 } }
    const later = withPosition(withPlayed(withPosition(withPlayed(EMPTY_RECORD, 7), 7, 9), 8), 8, 0)
    expect(audioBatch(withoutAudio(later, batch))).toEqual({
      audio: ['8'],
      positions: { 7: 9, 8: 0 },
    })
  })

  test('nothing is reported if nothing was heard', () => {
    expect(audioBatch(EMPTY_RECORD)).toBeNull()
  })
})

describe('two tabs', () => {
  test('merged records have the later choice of each page, in any order', () => {
    fc.assert(
      fc.property(choices, choices, (here, there) => {
        const own = after(EMPTY_RECORD, here)
        const other = after({ ...EMPTY_RECORD, highestSeq: 100 }, there)
        expect(joinRecords(own, other).answers).toEqual(joinRecords(other, own).answers)
        expect(joinRecords(own, other).highestSeq).toBe(Math.max(own.highestSeq, other.highestSeq))
      })
    )
  })

  test("own position and flags take precedence over the other tab's", () => {
    const own = withIndex(EMPTY_RECORD, 5)
    const other = withFlags(withIndex(EMPTY_RECORD, 9), [2])
    expect(joinRecords(own, other)).toMatchObject({ index: 5, flags: [2] })
  })
})

describe('what a closing page left', () => {
  test('answers left by a closing page are merged into the stored ones', () => {
    const stored = withAnswer(EMPTY_RECORD, 3, held('1', 1))
    const left = withAnswer(withAnswer(EMPTY_RECORD, 4, held('2', 2)), 3, held('4', 3))
    expect(withLeft(stored, left)).toMatchObject({
      answers: { 3: held('4', 3), 4: held('2', 2) },
      highestSeq: 3,
    })
  })

  test('a position and flags that a closing page had delivered are not sent again', () => {
    const stored = withFlags(withIndex(EMPTY_RECORD, 9), [2])
    expect(withLeft(stored, EMPTY_RECORD)).toMatchObject({ index: null, flags: null })
  })
})

function held(given: Answer, seq: number) {
  return { answer: given, seq }
}
