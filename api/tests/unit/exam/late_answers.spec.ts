import { createHash } from 'node:crypto'
import { NOTHING_BY_HAND } from '#app/exam/domain/session_clock'
import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  examineJournal,
  isClosed,
  lateChoices,
  wasInTime,
  withAccepted,
  type LateChoice,
} from '#app/exam/domain/late_answers'
import type { AnswerSheet, AttemptClock } from '#app/exam/domain/types'
import { ANSWERS, SAVE_GRACE_MS, SESSIONS, type Answer, type Session } from '#contracts/exam'
import { journalStart, journalText, type JournalEntry } from '#contracts/journal'

const DEADLINE = 1_000_000
const minutes = { listening: 30, written: 25, reading: 55 }

function clockIn(session: Session, status: AttemptClock['status'] = 'running'): AttemptClock {
  return {
    status,
    session,
    deadline: DEADLINE,
    minutes,
    restMinutes: null,
    byHand: NOTHING_BY_HAND,
  }
}

function choice(page: number, answer: Answer, seq: number): LateChoice {
  return { page, answer, seq, chosenAt: 1, deviceAt: 2 }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function journalOf(attemptId: number, choices: readonly Omit<JournalEntry, 'link'>[]) {
  let link = journalStart(attemptId)
  const entries = choices.map((entry) => {
    link = sha256(journalText(link, entry))
    return { ...entry, link }
  })
  return { from: journalStart(attemptId), entries }
}

const SHEET: AnswerSheet = new Map([[1, { answer: '1', seq: 1 }]])
const CHOICES = [
  { id: 1, answer: '1', seq: 1, at: 100, jam: 90 },
  { id: 2, answer: '3', seq: 2, at: 200, jam: 190 },
  { id: 1, answer: '4', seq: 3, at: 300, jam: 290 },
] as const

test.group('Late answers | closed sessions', () => {
  test('{asked} in {session} at {at} ms after the deadline: {closed}')
    .with([
      { asked: 'listening', session: 'written', at: -500_000, closed: true },
      { asked: 'listening', session: 'listening', at: SAVE_GRACE_MS - 1, closed: false },
      { asked: 'listening', session: 'listening', at: SAVE_GRACE_MS, closed: true },
      { asked: 'reading', session: 'written', at: SAVE_GRACE_MS, closed: false },
    ] as const)
    .run(({ assert }, { asked, session, at, closed }) => {
      assert.equal(isClosed(asked, clockIn(session), DEADLINE + at), closed)
    })

  test('a finished attempt accepts no answers', ({ assert }) => {
    for (const session of SESSIONS)
      assert.isTrue(isClosed(session, clockIn('reading', 'finished'), 0))
  })
})

test.group('Late answers | what is stored', () => {
  const late = (sheet: AnswerSheet, delivered: LateChoice[]) =>
    lateChoices(sheet, delivered, clockIn('written'), 0)

  test('late choices of closed sessions that the attempt lacks are stored', ({ assert }) => {
    const held = late(SHEET, [choice(2, '3', 2), choice(1, '4', 3)])
    assert.deepEqual(
      held.map(({ page, answer }) => [page, answer]),
      [
        [1, '4'],
        [2, '3'],
      ]
    )
  })

  test('late choices that the attempt has, or has a later choice of, are not stored', ({
    assert,
  }) => {
    assert.deepEqual(late(SHEET, [choice(1, '1', 1), choice(1, '2', 0)]), [])
  })

  test('late choices of an open session, an instruction page or a page outside the exam are not stored', ({
    assert,
  }) => {
    assert.deepEqual(
      late(new Map(), [choice(60, '1', 1), choice(51, '1', 2), choice(200, '1', 3)]),
      []
    )
  })

  test('of several late choices for a page the latest is stored, in any order', ({ assert }) => {
    const some = fc.array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 4 }),
          fc.constantFrom(...ANSWERS),
          fc.integer({ min: 1, max: 40 })
        )
        .map(([page, answer, seq]) => choice(page, answer, seq)),
      { maxLength: 12 }
    )
    fc.assert(
      fc.property(some, (delivered) => {
        for (const held of late(new Map(), delivered)) {
          const seqs = delivered.filter(({ page }) => page === held.page).map(({ seq }) => seq)
          assert.equal(held.seq, Math.max(...seqs))
        }
      })
    )
  })

  test('accepted answers are stored unless the attempt has a later choice', ({ assert }) => {
    const sheet = withAccepted(SHEET, [choice(1, '4', 3), choice(2, '3', 2), choice(1, '2', 1)])
    assert.deepEqual(
      [...sheet],
      [
        [1, { answer: '4', seq: 3 }],
        [2, { answer: '3', seq: 2 }],
      ]
    )
  })

  test('a late answer counts as in time when it was chosen before the end, if both times are known', ({
    assert,
  }) => {
    assert.isTrue(wasInTime(99, 100))
    assert.isFalse(wasInTime(100, 100))
    assert.isNull(wasInTime(null, 100))
    assert.isNull(wasInTime(99, null))
  })
})

test.group('Late answers | journal', () => {
  test('an honest journal is intact, whole and in order, and agrees', ({ assert }) => {
    assert.deepEqual(examineJournal(7, journalOf(7, CHOICES), SHEET, sha256), {
      isIntact: true,
      isWhole: true,
      isInOrder: true,
      agreeing: 1,
      differing: 0,
    })
  })

  test('a journal with a later start is intact but not whole', ({ assert }) => {
    const { entries } = journalOf(7, CHOICES)
    const rest = { from: entries[0]?.link ?? '', entries: entries.slice(1) }
    const { isIntact, isWhole } = examineJournal(7, rest, SHEET, sha256)
    assert.deepEqual([isIntact, isWhole], [true, false])
  })

  test('changing, removing, doubling or moving an entry breaks the journal', ({ assert }) => {
    const { from, entries } = journalOf(7, CHOICES)
    const [first, second, third] = entries
    if (!first || !second || !third) throw new Error('three entries')
    const forged = [
      [first, { ...second, answer: '4' as const }, third],
      [first, { ...second, at: second.at - 1 }, third],
      [first, { ...second, jam: second.jam - 1 }, third],
      [first, { ...second, id: 3 }, third],
      [first, third],
      [first, second, second, third],
      [second, first, third],
    ]
    for (const changed of forged) {
      assert.isFalse(examineJournal(7, { from, entries: changed }, SHEET, sha256).isIntact)
    }
    assert.isFalse(examineJournal(7, { from: journalStart(8), entries }, SHEET, sha256).isIntact)
  })

  test('a journal shows clocks that went back and answers that differ', ({ assert }) => {
    const odd = journalOf(7, [
      { id: 1, answer: '2', seq: 1, at: 100, jam: 90 },
      { id: 2, answer: '3', seq: 2, at: 50, jam: 40 },
    ])
    const { isIntact, isInOrder, agreeing, differing } = examineJournal(7, odd, SHEET, sha256)
    assert.deepEqual([isIntact, isInOrder, agreeing, differing], [true, false, 0, 1])
  })
})
