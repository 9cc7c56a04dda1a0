import { test } from '@japa/runner'
import { drillOfDay } from '#app/learning/domain/daily_drill'
import { streakOf } from '#app/learning/domain/streak'
import { proofLines, wrapped } from '#app/learning/domain/wrapped_text'
import type { Skill } from '#contracts/skills'

const NOW = 1_000
const own = (ref: string, last: 'wrong' | 'doubtful' | 'sure' = 'wrong') => ({
  ref,
  skills: [] as Skill[],
  last,
})
const many = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => ({ ref: `${prefix}${at}`, skills: [] as Skill[] }))

const draw = (supply: Partial<Parameters<typeof drillOfDay>[0]>, seed = 'seed') =>
  drillOfDay({ own: [], bank: [], due: new Map(), weak: new Set(), ...supply }, NOW, seed)

test.group('Questions of a day', () => {
  test('own questions that are due come first, the longest due before others', ({ assert }) => {
    const due = new Map([
      ['a', 900],
      ['b', 100],
      ['later', NOW + 1],
      ['bank0', 50],
    ])
    const drawn = draw({
      own: [own('new'), own('a'), own('later'), own('b', 'sure')],
      bank: many(1, 'bank'),
      due,
    })
    assert.deepEqual(drawn, ['b', 'a', 'new', 'bank0'])
  })

  test('wrong answers come before doubtful ones, and these before the bank', ({ assert }) => {
    const drawn = draw({ own: [own('unsure', 'doubtful'), own('wrong')], bank: many(2, 'bank') })
    assert.deepEqual(drawn.slice(0, 2), ['wrong', 'unsure'])
    assert.sameMembers(drawn.slice(2), ['bank0', 'bank1'])
  })

  test('items of the bank that train a weak skill come before the rest', ({ assert }) => {
    const bank = [...many(20, 'bank'), { ref: 'fits', skills: ['written_tense' as const] }]
    assert.equal(draw({ bank, weak: new Set(['written_tense']) })[0], 'fits')
  })

  test('a day has at most twelve, each once, in an order that another day doesn’t have', ({
    assert,
  }) => {
    const bank = many(60, 'bank')
    const drawn = draw({ bank })
    assert.lengthOf(drawn, 12)
    assert.lengthOf(new Set(drawn), 12)
    assert.deepEqual(draw({ bank: bank.toReversed() }), drawn)
    assert.notDeepEqual(draw({ bank }, 'another day'), drawn)
  })
})

test.group('Days in a row', () => {
  test('days count back from today, or from yesterday while today has none', ({ assert }) => {
    const days = ['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-25']
    assert.equal(streakOf(days, '2026-03-01'), 3)
    assert.equal(streakOf(days, '2026-03-02'), 3)
    assert.equal(streakOf(days, '2026-03-03'), 0)
    assert.equal(streakOf([], '2026-03-03'), 0)
  })
})

test.group('Texts of the bank', () => {
  test('a proof names the lines in which it stands', ({ assert }) => {
    const text = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
    const lines = wrapped(text)
    assert.isTrue(lines.every((line) => line.length <= 70))
    assert.equal(lines.join(' '), text)
    assert.deepEqual(proofLines(lines, 'word0 word1'), [{ from: 1, to: 1 }])
    const lastOfFirst = lines[0]?.split(' ').at(-1)
    const firstOfNext = lines[1]?.split(' ')[0]
    assert.deepEqual(proofLines(lines, `${lastOfFirst} ${firstOfNext}`), [{ from: 1, to: 2 }])
    assert.deepEqual(proofLines(lines, `${firstOfNext}`), [{ from: 2, to: 2 }])
    assert.deepEqual(proofLines(lines, 'absent'), [])
  })
})
