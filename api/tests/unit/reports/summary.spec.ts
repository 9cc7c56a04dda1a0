import { test } from '@japa/runner'
import {
  countedResult,
  whyUnsat,
  whyUnsatInEvent,
  type FinalResult,
} from '#app/reports/domain/counted_result'
import { tableOf } from '#app/reports/domain/result_table'
import { figuresOf, ranksOf, summarize, SCORE_BAND_EDGES } from '#app/reports/domain/summary'
import { CURRENT_TABLE_VERSION, tableByVersion } from '#app/scoring/domain/scoring'
import { TOTAL_SCORE_LIMITS } from '#contracts/results'

const TABLE = CURRENT_TABLE_VERSION

const result = (total: number, change: Partial<FinalResult> = {}): FinalResult => ({
  listening: Math.floor(total / 10),
  structure: 40,
  reading: 50,
  total,
  scoringTable: TABLE,
  finishedAt: 1,
  isRevised: false,
  mayChange: false,
  isExcluded: false,
  opensAt: null,
  ...change,
})

test.group('The result that counts', () => {
  test('the result that counts is that of the attempt that began last, also when it is lower', ({
    assert,
  }) => {
    const attempts = [
      { id: 7, result: result(480) },
      { id: 3, result: result(520) },
    ]
    assert.equal(countedResult(attempts)?.total, 480)
  })

  test('the result that counts stays while a later attempt runs', ({ assert }) => {
    const attempts = [
      { id: 3, result: result(520) },
      { id: 7, result: null },
    ]
    assert.equal(countedResult(attempts)?.total, 520)
  })

  test('no result counts before the first attempt is finished, with a reason', ({ assert }) => {
    assert.isNull(countedResult([]))
    assert.isNull(countedResult([{ id: 1, result: null }]))
    assert.equal(whyUnsat([{ id: 1, result: null }], false), 'mengerjakan')
    assert.equal(whyUnsat([], true), 'belum_dibuka')
    assert.equal(whyUnsat([], false), 'tanpa_akses')
  })

  test('no result counts in an event for one of its reasons', ({ assert }) => {
    const traces = { isCancelled: false, isOpen: false, hasArrived: false }
    assert.equal(whyUnsatInEvent([{ id: 1, result: null }], traces), 'mengerjakan')
    assert.equal(whyUnsatInEvent([], traces), 'tidak_hadir')
    assert.equal(whyUnsatInEvent([], { ...traces, hasArrived: true }), 'tidak_mulai')
    assert.equal(whyUnsatInEvent([], { ...traces, isOpen: true }), 'belum_mulai')
    assert.equal(whyUnsatInEvent([], { ...traces, isCancelled: true }), 'dibatalkan')
  })
})

test.group('Figures of results', () => {
  test('figures of results are rounded to a tenth, with the middle of two values between them', ({
    assert,
  }) => {
    assert.deepEqual(figuresOf([500, 480, 477]), {
      mean: 485.7,
      median: 480,
      lowest: 477,
      highest: 500,
    })
    assert.equal(figuresOf([310, 677]).median, 493.5)
    assert.throws(() => figuresOf([]), 'No figures without a value')
  })

  test('figures of results are empty without a result', ({ assert }) => {
    const { figures, bands, count, levels } = summarize([], TABLE)
    assert.deepEqual([figures, count, levels], [null, 0, []])
    assert.isTrue(bands.every((band) => band.count === 0))
  })
})

test.group('The distribution of totals', () => {
  test('the distribution of totals covers every score once, from the lowest to the highest', ({
    assert,
  }) => {
    const { min, max } = TOTAL_SCORE_LIMITS
    const all = Array.from({ length: max - min + 1 }, (_, at) => result(min + at))
    const { bands } = summarize(all, TABLE)
    assert.equal(bands[0]?.from, min)
    assert.equal(bands.at(-1)?.to, max)
    for (const { from, to, count } of bands) assert.equal(count, to - from + 1)
  })

  test('the distribution of totals has every CEFR threshold as an edge, so that a band is of one level', ({
    assert,
  }) => {
    assert.includeMembers(
      [...SCORE_BAND_EDGES],
      tableByVersion(TABLE).cefr.map(({ min }) => min)
    )
    const { bands } = summarize([], TABLE)
    assert.deepEqual(
      bands.map(({ level }) => level),
      ['A1', 'A2', 'A2', 'B1', 'B1', 'B2', 'B2', 'C1']
    )
  })

  test('the distribution of totals counts the learners of each level, the highest first', ({
    assert,
  }) => {
    const { levels } = summarize([result(460), result(459), result(627), result(542)], TABLE)
    assert.deepEqual(levels, [
      { level: 'C1', count: 1 },
      { level: 'B1', count: 2 },
      { level: 'A2', count: 1 },
    ])
  })
})

test.group('Ranks and rows', () => {
  test('equal totals share a rank, and the next rank counts them', ({ assert }) => {
    assert.deepEqual(ranksOf([500, 520, 500, 480]), [2, 1, 2, 4])
    assert.deepEqual(ranksOf([]), [])
  })

  test('ranked rows keep the order of the learners, apart from those without a result', ({
    assert,
  }) => {
    const table = tableOf(
      [
        { name: 'Ayu', result: result(480), unsat: null },
        { name: 'Budi', result: null, unsat: 'mengerjakan' },
        { name: 'Citra', result: result(543), unsat: null },
      ],
      TABLE
    )
    assert.deepEqual(
      table.lines.map(({ name, rank, level }) => [name, rank, level]),
      [
        ['Ayu', 2, 'B1'],
        ['Citra', 1, 'B2'],
      ]
    )
    assert.deepEqual(table.unsat, [{ name: 'Budi', reason: 'mengerjakan' }])
  })
})
