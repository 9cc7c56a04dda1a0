import { expect, test } from 'vitest'
import { EMPTY_RECORD, withAnswer, type ExamRecord } from '@/features/exam/model/exam-record'
import { withEntry } from '@/features/exam/model/journal'
import { failingSince, hasUndelivered, rescueContent } from '@/features/exam/model/rescue'

const LATE = { answer: '2', seq: 1, isChecked: true } as const
const hash = (text: string) => `#${text}`

test.each<[string, Partial<ExamRecord>, boolean]>([
  ['an empty record', {}, false],
  ['an unsent answer', { answers: { 7: { answer: '1', seq: 1 } } }, true],
  ['a late answer that was never offered', { late: { 7: LATE } }, true],
  ['a late answer that the server holds', { late: { 7: { ...LATE, isOffered: true } } }, false],
  ['unsent flags and position alone', { flags: [7], index: 7 }, false],
])('%s is undelivered: %s', (_, changes, isUndelivered) => {
  expect(hasUndelivered({ ...EMPTY_RECORD, ...changes })).toBe(isUndelivered)
})

test.each([
  ['nothing was sent yet', null, 'sending', false, null],
  ['the first failure counts from now', null, 'waiting', false, 50],
  ['the same, when the user must act', null, 'stopped', false, 50],
  ['a new try does not start again', 20, 'sending', false, 20],
  ['another failure neither', 20, 'waiting', false, 20],
  ['a delivery ends it', 20, 'idle', false, null],
  ['late answers count from now', null, 'idle', true, 50],
  ['and go on', 20, 'idle', true, 20],
] as const)('the start of a delivery failure: %s', (_, since, delivery, isLateOpen, expected) => {
  expect(failingSince(since, { delivery, isLateOpen }, 50)).toBe(expected)
})

test('a rescue file has the whole journal with its links, and all unsent data, in whole milliseconds', () => {
  const held = { answer: '3', seq: 2, at: 200.4 } as const
  const record: ExamRecord = {
    ...withAnswer(EMPTY_RECORD, 9, held),
    late: { 7: { ...LATE, at: 100 } },
    flags: [9],
    journal: withEntry(EMPTY_RECORD.journal, 12, { id: 9, ...held, at: 200, jam: 190 }),
  }

  expect(rescueContent(12, record, { server: 300.6, device: 299 }, hash)).toEqual({
    simulasi: 12,
    dari: 'simulasi-12',
    jurnal: [{ id: 9, answer: '3', seq: 2, at: 200, jam: 190, link: '#simulasi-12|9|3|2|200|190' }],
    jawaban: [
      { id: 7, answer: '2', seq: 1, at: 100 },
      { id: 9, answer: '3', seq: 2, at: 200 },
    ],
    ragu: [9],
    server: 301,
    perangkat: 299,
  })
})

test('a rescue file without journal and server clock states that', () => {
  const content = rescueContent(12, EMPTY_RECORD, { server: null, device: 1 }, hash)
  expect(content).toMatchObject({ dari: null, jurnal: [], jawaban: [], ragu: null, server: null })
})
