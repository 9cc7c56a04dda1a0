import { test } from '@japa/runner'
import { judgementOf } from '#app/exam/domain/late_judgement'

const END = 1_000_000
const entry = (seq: number, at: number, jam: number) =>
  ({ id: seq, answer: '1', seq, at, jam, link: String(seq) }) as const
const FINDINGS = {
  isIntact: true,
  isWhole: true,
  isInOrder: true,
  agreeing: 0,
  differing: 0,
  missing: 0,
}

interface Judged {
  at?: number | null
  jam?: number | null
  findings?: object
  isContradicted?: boolean
  /** By how much the device's clock is slow, as a choice in time tells; null without one. */
  lag?: number | null
  isRecorded?: boolean
}

function judged({
  at = END - 10,
  jam = END - 10,
  findings = {},
  isContradicted = false,
  lag = null,
  isRecorded = true,
}: Judged = {}) {
  const first = lag === null ? [] : [entry(1, END - 100, END - 100 - lag)]
  const own = isRecorded && at !== null && jam !== null ? [entry(2, at, jam)] : []
  const origin = { savedBy: null, anchor: null }
  const saved = { page: 1, answer: '1', seq: 1, savedAt: END - 90, ...origin } as const
  return judgementOf(
    { page: 2, answer: '1', seq: 2, chosenAt: at, deviceAt: jam },
    {
      journals: [
        {
          journal: { from: '', entries: [...first, ...own] },
          findings: { ...FINDINGS, ...findings },
        },
      ],
      saves: lag === null ? [] : [saved],
      isContradicted,
      endedAt: END,
    }
  )
}

test.group('Which late answers are proposed', () => {
  test('an answer that was chosen before the end by both clocks, and is chained, is proposed', ({
    assert,
  }) => {
    assert.equal(judged(), 'tepat_waktu')
    assert.equal(judged({ at: END }), 'setelah_habis')
    assert.equal(judged({ jam: END }), 'setelah_habis')
  })

  test('a device’s clock is read with the error that a choice in time tells', ({ assert }) => {
    assert.equal(judged({ jam: END + 300, lag: -400 }), 'tepat_waktu')
    assert.equal(judged({ jam: END - 300, lag: 400 }), 'setelah_habis')
  })

  test('an answer without a moment, without a sound record, or contradicted is not proposed', ({
    assert,
  }) => {
    assert.equal(judged({ at: null }), 'tanpa_waktu')
    assert.equal(judged({ isRecorded: false }), 'tidak_tercatat')
    for (const findings of [
      { isIntact: false },
      { isInOrder: false },
      { differing: 1 },
      { missing: 1 },
    ]) {
      assert.equal(judged({ findings }), 'tidak_tercatat')
    }
    assert.equal(judged({ isContradicted: true }), 'bertentangan')
  })
})
