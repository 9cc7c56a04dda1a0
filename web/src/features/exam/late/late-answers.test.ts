import type { OptionOrders } from '@/features/exam/model/option-orders'
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
import { withEntry } from '@/features/exam/model/journal'
import { withLinks } from '@/features/exam/model/journal-chain'
import {
  lateReport,
  remains,
  unsettled,
  withOutcome,
  withSecondTry,
  withSettled,
} from '@/features/exam/late/late-answers'
import { lateBatch, withOffered } from '@/features/exam/late/late-offer'
import { lateGroups, lateText } from '@/features/exam/late/late-wording'

/** A no-break space keeps times and dates on one line. */
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
  test('a refused answer is set aside with its time, not yet checked, and not sent again', () => {
    const record = refusedAll(holding({ 7: chosen }))
    expect(record.late).toEqual({ 7: { ...chosen, isChecked: false } })
    expect(answerBatch(record)).toBeNull()
  })

  test('a refused answer with a newer choice keeps that one for sending', () => {
    const sent = holding({ 7: chosen })
    const changed = withAnswer(sent, 7, { answer: '4', seq: 10 })
    const record = refusedAll(changed, sent)
    expect(record.late).toEqual({})
    expect(record.answers).toEqual({ 7: { answer: '4', seq: 10 } })
  })

  test('a refused answer in a batch with accepted ones is set aside alone', () => {
    const record = holding({ 7: chosen, 8: { answer: '1', seq: 4 } })
    const batch = answerBatch(record)
    if (!batch) throw new Error('There is nothing to send')
    const after = withOutcome(record, batch, [8])
    expect(Object.keys(after.late)).toEqual(['8'])
    expect(after.answers).toEqual({})
  })

  test('a refused answer is removed when a later choice was accepted', () => {
    const late = refusedAll(holding({ 7: chosen }))
    const again = withAnswer(late, 7, { answer: '4', seq: 10 })
    const batch = answerBatch(again)
    if (!batch) throw new Error('There is nothing to send')
    expect(withOutcome(again, batch, []).late).toEqual({})
  })

  test('a refused answer is retried when its session gets more time', () => {
    const late = refusedAll(holding({ 7: chosen, 60: { answer: '1', seq: 4 } }))
    const again = withSecondTry(late, 'listening')
    expect(again.answers).toEqual({ 7: chosen })
    expect(Object.keys(again.late)).toEqual(['60'])
  })
})

describe('the server’s answers', () => {
  test('an answer that the server has, or has newer, was not late', () => {
    const late = refusedAll(
      holding({ 7: chosen, 8: { answer: '1', seq: 4 }, 9: { answer: '3', seq: 5 } })
    )
    const held = { 7: { answer: '2', seq: 3 }, 8: { answer: '4', seq: 6 } } as const
    const record = reconcile(late, held, 'listening')
    expect(record.late).toEqual({ 9: { answer: '3', seq: 5, isChecked: true } })
  })

  test('an unsent answer of an earlier session is late', () => {
    const record = reconcile(holding({ 7: chosen, 60: chosen }), {}, 'written')
    expect(record.late).toEqual({ 7: { ...chosen, isChecked: true } })
    expect(record.answers).toEqual({ 60: chosen })
  })
})

describe('two tabs', () => {
  test('two tabs do not resend an answer that one of them knows as refused', () => {
    const own = holding({ 7: chosen })
    const joined = joinRecords(own, refusedAll(own))
    expect(answerBatch(joined)).toBeNull()
    expect(Object.keys(joined.late)).toEqual(['7'])
  })

  test('two tabs share which answers are checked', () => {
    const late = refusedAll(holding({ 7: chosen }))
    const checked = reconcile(late, {}, 'listening')
    expect(joinRecords(late, checked).late[7]?.isChecked).toBe(true)
    expect(joinRecords(checked, late).late[7]?.isChecked).toBe(true)
  })
})

describe('a finished attempt', () => {
  test('a finished attempt is missing the answers that the server names, and has the others', () => {
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

  test('a finished attempt leaves only late answers on the device', () => {
    const record = withFlags(holding({}), [7])
    expect(remains(record)).toBeNull()
    expect(remains(refusedAll(holding({ 7: chosen })))).toEqual({
      ...EMPTY_RECORD,
      late: { 7: { ...chosen, isChecked: false } },
    })
  })
})

test('no answer is lost between choice, refusal and end, and no saved one is reported', () => {
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
        // The server's response may be lost.
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

  test('the late report shows number, option, and the times of choice and session end', () => {
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

  test('the late report states nothing that was not checked', () => {
    const late = { 7: { ...chosen, isChecked: false } }
    const [group] = lateGroups({ late, deadlines: {}, packageName: null, orders: {} })
    expect(group?.title).toBe('1 jawaban mungkin tidak diterima server')
    expect(group?.sessions[0]?.ended).toBeNull()
  })

  test('the late report uses the letters that the learner saw', () => {
    const orders: OptionOrders = { 7: ['3', '1', '4', '2'] }
    const [group] = lateGroups({
      late: { 7: { ...chosen, isChecked: true } },
      deadlines: {},
      packageName: null,
      orders,
    })
    expect(group?.sessions[0]?.answers[0]).toMatch(/^Nomor 7: D/)
  })

  test('the late report is empty if nothing was late', () => {
    expect(lateReport(7, EMPTY_RECORD)).toBeNull()
    expect(lateReport(7, null)).toBeNull()
  })
})

describe('sending late answers to the server', () => {
  const choose = (record: ExamRecord, id: number, seq: number): ExamRecord => ({
    ...withAnswer(record, id, { answer: '2', seq, at: AT }),
    journal: withLinks(
      withEntry(record.journal, 5, { id, answer: '2', seq, at: AT, jam: AT + 60_000 }),
      (text) => `after ${text}`
    ),
  })
  const two = choose(choose(EMPTY_RECORD, 7, 1), 8, 2)

  test('late answers are sent with the whole journal, and the journal only with late answers', () => {
    expect(lateBatch(5, two)).toBeNull()
    const batch = lateBatch(5, refusedAll(two))
    expect(batch).toMatchObject({ simulasi: 5, dari: 'simulasi-5' })
    expect(batch?.jurnal.map(({ id, seq, jam }) => [id, seq, jam])).toEqual([
      [7, 1, AT + 60_000],
      [8, 2, AT + 60_000],
    ])
  })

  test("sending late answers ends with the server's response: held, already saved, or neither", () => {
    const late = refusedAll(choose(two, 9, 3))
    const batch = lateBatch(5, late)
    if (!batch) throw new Error('There is nothing to offer')
    const after = withOffered(late, batch, { held: [7], saved: [8] })
    expect(after.late).toEqual({
      7: { answer: '2', seq: 1, at: AT, isChecked: true, isHeld: true, isOffered: true },
      9: { answer: '2', seq: 3, at: AT, isChecked: false, isOffered: true },
    })
    expect(lateBatch(5, after)).toBeNull()
  })

  test('sending late answers leaves newer choices for the next time', () => {
    const late = refusedAll(two)
    const batch = lateBatch(5, late)
    if (!batch) throw new Error('There is nothing to offer')
    const again = refusedAll(choose(late, 7, 3))
    const after = withOffered(again, batch, { held: [7, 8], saved: [] })
    expect(after.late[7]).toEqual({ answer: '2', seq: 3, at: AT, isChecked: false })
    expect(lateBatch(5, after)).not.toBeNull()
  })

  test('sending late answers is skipped if an earlier version stored no journal', () => {
    expect(lateBatch(5, refusedAll(holding({ 7: chosen })))).toBeNull()
  })

  test("a finished attempt's journal is kept until it was sent", () => {
    const late = refusedAll(two)
    const batch = lateBatch(5, late)
    if (!batch) throw new Error('There is nothing to offer')
    expect(remains(late)?.journal.entries).toHaveLength(2)
    const after = remains(withOffered(late, batch, { held: [7, 8], saved: [] }))
    expect(after?.journal.entries).toEqual([])
    expect(Object.keys(after?.late ?? {})).toEqual(['7', '8'])
  })

  test('sent late answers are reported as waiting for the academy', () => {
    const late = refusedAll(two)
    const batch = lateBatch(5, late)
    if (!batch) throw new Error('There is nothing to offer')
    const after = withOffered(late, batch, { held: [7], saved: [] })
    expect(lateGroups(after).map(({ title }) => title)).toEqual([
      '1 jawaban terlambat disimpan di server',
      '1 jawaban mungkin tidak diterima server',
    ])
  })
})
