import type { AnswerSheet } from '@lulus/api/contracts/answers'
import { ANSWERS, pagesOfSession, SESSIONS } from '@lulus/api/contracts/exam'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerBatch,
  EMPTY_RECORD,
  joinRecords,
  reconcile,
  withAnswer,
  withFlags,
  withSession,
  type ExamRecord,
} from '@/features/exam/model/exam-record'
import {
  lateReport,
  remains,
  unsettled,
  withOutcome,
  withSecondTry,
  withSettled,
} from '@/features/exam/model/late-answers'
import { lateGroups, lateText } from '@/features/exam/model/late-wording'

/** Times and dates don't break in the middle. */
const NO_BREAK = '\u00a0'

/** 23.10.05 in Jakarta. */
const AT = Date.parse('2026-11-22T16:10:05Z')
const chosen = { answer: '2', seq: 3, at: AT } as const

const holding = (answers: AnswerSheet): ExamRecord => ({ ...EMPTY_RECORD, answers, highestSeq: 9 })
const refusedAll = (record: ExamRecord, sent = record) => {
  const batch = answerBatch(sent)
  if (!batch) throw new Error('There is nothing to send')
  return withOutcome(
    record,
    batch,
    batch.answer.map(({ id }) => id)
  )
}

describe('a refused answer', () => {
  test('is put aside with its time, not yet checked, and not sent again', () => {
    const record = refusedAll(holding({ 7: chosen }))
    expect(record.late).toEqual({ 7: { ...chosen, isChecked: false } })
    expect(answerBatch(record)).toBeNull()
  })

  test('that was changed while under way leaves the later choice to be sent', () => {
    const sent = holding({ 7: chosen })
    const changed = withAnswer(sent, 7, { answer: '4', seq: 10 })
    const record = refusedAll(changed, sent)
    expect(record.late).toEqual({})
    expect(record.answers).toEqual({ 7: { answer: '4', seq: 10 } })
  })

  test('among taken ones is put aside alone', () => {
    const record = holding({ 7: chosen, 8: { answer: '1', seq: 4 } })
    const batch = answerBatch(record)
    if (!batch) throw new Error('There is nothing to send')
    const after = withOutcome(record, batch, [8])
    expect(Object.keys(after.late)).toEqual(['8'])
    expect(after.answers).toEqual({})
  })

  test('is none any more once a later choice was taken', () => {
    const late = refusedAll(holding({ 7: chosen }))
    const again = withAnswer(late, 7, { answer: '4', seq: 10 })
    const batch = answerBatch(again)
    if (!batch) throw new Error('There is nothing to send')
    expect(withOutcome(again, batch, []).late).toEqual({})
  })

  test('gets another try when its session has time again', () => {
    const late = refusedAll(holding({ 7: chosen, 60: { answer: '1', seq: 4 } }))
    const again = withSecondTry(late, 'listening')
    expect(again.answers).toEqual({ 7: chosen })
    expect(Object.keys(again.late)).toEqual(['60'])
  })
})

describe('what the server’s sheet shows', () => {
  test('an answer that it holds, or a later one to the page, was not late', () => {
    const late = refusedAll(
      holding({ 7: chosen, 8: { answer: '1', seq: 4 }, 9: { answer: '3', seq: 5 } })
    )
    const held = { 7: { answer: '2', seq: 3 }, 8: { answer: '4', seq: 6 } } as const
    const record = reconcile(late, held, 'listening')
    expect(record.late).toEqual({ 9: { answer: '3', seq: 5, isChecked: true } })
  })

  test('an unsent answer of a session that was left is late', () => {
    const record = reconcile(holding({ 7: chosen, 60: chosen }), {}, 'written')
    expect(record.late).toEqual({ 7: { ...chosen, isChecked: true } })
    expect(record.answers).toEqual({ 60: chosen })
  })
})

describe('two tabs', () => {
  test('do not send again what one of them heard the refusal of', () => {
    const own = holding({ 7: chosen })
    const joined = joinRecords(own, refusedAll(own))
    expect(answerBatch(joined)).toBeNull()
    expect(Object.keys(joined.late)).toEqual(['7'])
  })

  test('know as checked what one of them has checked', () => {
    const late = refusedAll(holding({ 7: chosen }))
    const checked = reconcile(late, {}, 'listening')
    expect(joinRecords(late, checked).late[7]?.isChecked).toBe(true)
    expect(joinRecords(checked, late).late[7]?.isChecked).toBe(true)
  })
})

describe('a finished attempt', () => {
  test('came without the answers that the server names; the others it holds', () => {
    const record = withAnswer(refusedAll(holding({ 7: chosen, 8: chosen })), 100, {
      answer: '1',
      seq: 11,
    })
    const settled = withSettled(record, unsettled(record), [7, 100])
    expect(settled.answers).toEqual({})
    expect(settled.late).toEqual({
      7: { ...chosen, isChecked: true },
      100: { answer: '1', seq: 11, isChecked: true },
    })
  })

  test('leaves nothing on the device but late answers', () => {
    const record = withFlags(holding({}), [7])
    expect(remains(record)).toBeNull()
    expect(remains(refusedAll(holding({ 7: chosen })))).toEqual({
      ...EMPTY_RECORD,
      late: { 7: { ...chosen, isChecked: false } },
    })
  })
})

test('no answer is lost between choice, refusal and the end, and none that is held is told', () => {
  const page = fc.constantFrom(...SESSIONS.flatMap(pagesOfSession))
  const choices = fc.array(fc.record({ page, answer: fc.constantFrom(...ANSWERS) }), {
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(choices, fc.infiniteStream(fc.boolean()), (made, coins) => {
      const toss = () => coins.next().value === true
      let record = EMPTY_RECORD
      const server: Record<number, { answer: (typeof ANSWERS)[number]; seq: number }> = {}
      for (const one of made) {
        record = withAnswer(record, one.page, { answer: one.answer, seq: record.highestSeq + 1 })
        const batch = answerBatch(record)
        if (!batch || toss()) continue
        const refused = batch.answer.filter(toss)
        for (const { id, answer, seq } of batch.answer) {
          if (!refused.some((other) => other.id === id)) server[id] = { answer, seq }
        }
        // The answer may get lost on the way.
        const ids = refused.map(({ id }) => id)
        if (toss()) record = withOutcome(record, batch, ids)
      }
      const sent = unsettled(record)
      const rejected = Object.entries(sent)
        .filter(([id, { seq }]) => seq > (server[Number(id)]?.seq ?? 0))
        .map(([id]) => Number(id))
      const { late } = withSettled(record, sent, rejected)
      const last = new Map(made.map((one) => [one.page, one.answer]))
      for (const [id, answer] of last) {
        const isHeld = server[id]?.answer === answer
        expect(late[id]?.answer ?? server[id]?.answer).toBe(answer)
        if (late[id]) expect(isHeld && server[id]?.seq === late[id].seq).toBe(false)
      }
    })
  )
})

describe('the report', () => {
  const record = reconcile(
    withSession(
      refusedAll(holding({ 53: { answer: '4', seq: 1, at: AT }, 68: { answer: '1', seq: 2 } })),
      'Paket A',
      'written',
      AT + 25_000
    ),
    {},
    'written'
  )

  test('says number, option, when it was chosen and when its session ended', () => {
    const report = lateReport(7, record)
    if (!report) throw new Error('There is something to report')
    const [group, ...others] = lateGroups(report)
    expect(others).toEqual([])
    expect(group?.title).toBe('2 jawaban tidak diterima server')
    expect(group?.sessions).toEqual([
      {
        session: 'written',
        ended: `berakhir 22${NO_BREAK}Nov${NO_BREAK}2026, 23.10.30${NO_BREAK}WIB`,
        answers: [`Nomor 2: D, dipilih 23.10.05${NO_BREAK}WIB`, 'Nomor 16: A'],
      },
    ])
    expect(lateText(report)).toBe(
      [
        'Paket A: 2 jawaban tidak diterima server',
        `Structure and Written Expression, berakhir 22${NO_BREAK}Nov${NO_BREAK}2026, 23.10.30${NO_BREAK}WIB`,
        `Nomor 2: D, dipilih 23.10.05${NO_BREAK}WIB`,
        'Nomor 16: A',
      ].join('\n')
    )
  })

  test('does not claim what could not be checked', () => {
    const late = { 7: { ...chosen, isChecked: false } }
    const [group] = lateGroups({ late, deadlines: {}, packageName: null })
    expect(group?.title).toBe('1 jawaban mungkin tidak diterima server')
    expect(group?.sessions[0]?.ended).toBeNull()
  })

  test('is none where nothing came too late', () => {
    expect(lateReport(7, EMPTY_RECORD)).toBeNull()
    expect(lateReport(7, null)).toBeNull()
  })
})
