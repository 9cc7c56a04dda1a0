import { test } from '@japa/runner'
import fc from 'fast-check'
import { countUnrecorded, withJournal } from '#app/exam/domain/stored_journals'
import type { Journal } from '#app/exam/domain/late_answers'
import { journalBody } from '#tests/support/journal'
import { JOURNAL_ENTRIES_MAX, JOURNALS_STORED_MAX, type JournalEntry } from '#contracts/journal'

const choices = (count: number, answer: JournalEntry['answer'] = '1') =>
  Array.from({ length: count }, (_, index) => ({
    id: (index % 50) + 1,
    answer,
    seq: index + 1,
    at: 100 * index,
    jam: 90 * index,
  }))

function journalOf(count: number, answer?: JournalEntry['answer']): Journal {
  const { dari, jurnal } = journalBody(7, choices(count, answer))
  return { from: dari, entries: jurnal }
}

/** The entries from `start` to `end`, as of a device that dropped the earlier ones. */
function partOf({ from, entries }: Journal, start: number, end = entries.length): Journal {
  return { from: entries[start - 1]?.link ?? from, entries: entries.slice(start, end) }
}

test.group('Stored journals | goes on', () => {
  test('the first journal is stored', ({ assert }) => {
    assert.deepEqual(withJournal([], journalOf(3)), [journalOf(3)])
  })

  test('a journal that continues a stored one takes its place', ({ assert }) => {
    assert.deepEqual(withJournal([journalOf(3)], journalOf(5)), [journalOf(5)])
  })

  test('a repeated or older delivery of a journal changes nothing', ({ assert }) => {
    assert.deepEqual(withJournal([journalOf(5)], journalOf(5)), [journalOf(5)])
    assert.deepEqual(withJournal([journalOf(5)], journalOf(3)), [journalOf(5)])
  })

  test('parts of one journal become one, in any order, and lose no entry', ({ assert }) => {
    const whole = journalOf(12)
    const place = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(place, place, place, place, (a, b, c, d) => {
        const [first, second] = [
          [Math.min(a, b), Math.max(a, b)],
          [Math.min(c, d), Math.max(c, d)],
        ] as const
        const stored = withJournal([partOf(whole, ...first)], partOf(whole, ...second))
        const doTouch = first[0] <= second[1] && second[0] <= first[1]
        if (!doTouch) return stored.length === 2
        const all = partOf(whole, Math.min(first[0], second[0]), Math.max(first[1], second[1]))
        assert.deepEqual(stored, [all])
        return true
      })
    )
  })

  test('of several stored journals only the continued one changes', ({ assert }) => {
    const stored = [journalOf(3, '2'), journalOf(3)]
    assert.deepEqual(withJournal(stored, journalOf(5)), [journalOf(3, '2'), journalOf(5)])
  })
})

test.group('Stored journals | differs', () => {
  test('a longer journal that was rewritten is stored beside the first', ({ assert }) => {
    assert.deepEqual(withJournal([journalOf(3)], journalOf(9, '4')), [
      journalOf(3),
      journalOf(9, '4'),
    ])
  })

  test('a journal with another entry before the last known link is stored beside it', ({
    assert,
  }) => {
    const { from, entries } = journalOf(5)
    const changes: Partial<JournalEntry>[] = [
      { answer: '3' },
      { at: 5 },
      { jam: 5 },
      { id: 9 },
      { link: 'f'.repeat(64) },
    ]
    for (const change of changes) {
      const forged = {
        from,
        entries: entries.map((entry, i) => (i === 1 ? { ...entry, ...change } : entry)),
      }
      assert.deepEqual(withJournal([journalOf(3)], forged), [journalOf(3), forged])
    }
    const shortened = { from, entries: entries.toSpliced(1, 1) }
    assert.deepEqual(withJournal([journalOf(3)], shortened), [journalOf(3), shortened])
  })

  test('only the first journals are stored, up to the limit', ({ assert }) => {
    let stored: Journal[] = []
    for (let start = 0; start < JOURNALS_STORED_MAX + 2; start++) {
      stored = withJournal(stored, partOf(journalOf(20), 2 * start, 2 * start + 1))
    }
    assert.lengthOf(stored, JOURNALS_STORED_MAX)
    assert.deepEqual(stored[0], partOf(journalOf(20), 0, 1))
  })

  test('a journal that would grow without bound stays as it is', ({ assert }) => {
    const whole = journalOf(2 * JOURNAL_ENTRIES_MAX + 1)
    const [first, last] = [partOf(whole, 0, 2 * JOURNAL_ENTRIES_MAX), partOf(whole, 1_500)]
    assert.deepEqual(withJournal([first], last), [first, last])
  })
})

test.group('Stored journals | late answers that none of them holds', () => {
  const held = { page: 2, answer: '1', seq: 2, chosenAt: 100, deviceAt: 90 } as const

  test('late answers that no stored journal holds, {what}: {count}')
    .with([
      { what: 'as in a journal', change: {}, count: 0 },
      { what: 'without a time of its own', change: { chosenAt: null, deviceAt: null }, count: 0 },
      { what: 'another answer', change: { answer: '2' }, count: 1 },
      { what: 'another time', change: { chosenAt: 99 }, count: 1 },
      { what: 'another number', change: { seq: 3 }, count: 1 },
      { what: 'another page', change: { page: 3 }, count: 1 },
    ] as const)
    .run(({ assert }, { change, count }) => {
      const journals = [journalOf(3, '4'), journalOf(3)]
      assert.equal(countUnrecorded([{ ...held, ...change }], journals), count)
    })
})
