import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  drawClassDrill,
  drillState,
  isOffered,
  mayBeDue,
  worstSkills,
} from '#app/learning/domain/class_drill'
import { oneOfEach, progressOf, tallyOfDrill } from '#app/learning/domain/class_drill_answers'
import type { Skill } from '#contracts/skills'

const CHOICES: Skill[] = ['structure_inversion', 'structure_clause', 'written_plural']
const bank = Array.from({ length: 30 }, (_, index) => ({
  ref: `b${index}`,
  skills: [CHOICES[index % 3] as Skill],
}))
const draw = (skills: Skill[], count: number, used = new Map<string, number>(), seed = 'seed') =>
  drawClassDrill({ bank, skills, count, used }, seed)
const skillOf = (ref: string) => bank.find((item) => item.ref === ref)?.skills[0]

test.group('A drill for a class', () => {
  test('any wish gets different questions of its skills, as many of each as of the others', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.subarray(CHOICES, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        fc.string(),
        (skills, count, seed) => {
          const refs = draw(skills, count, new Map(), seed)
          assert.lengthOf(refs, Math.min(count, skills.length * 10))
          assert.lengthOf(new Set(refs), refs.length)
          const counts = skills.map((skill) => refs.filter((ref) => skillOf(ref) === skill).length)
          assert.isAtMost(Math.max(...counts) - Math.min(...counts), 1)
          assert.deepEqual(refs, draw(skills, count, new Map(), seed))
        }
      )
    )
  })

  test('what the class has had comes again only when everything else is used up', ({ assert }) => {
    const first = draw(['structure_clause'], 6)
    const used = new Map(first.map((ref) => [ref, 1]))
    const second = draw(['structure_clause'], 6, used)
    assert.lengthOf(
      second.filter((ref) => used.has(ref)),
      2
    )
  })

  test('the worst skills have the lowest shares, and too few questions propose nothing', ({
    assert,
  }) => {
    const of = (skill: Skill, right: number, all: number) => ({
      skill,
      label: '',
      right,
      of: all,
      learners: { kuat: 0, latih: 0, belum_cukup: 0 },
    })
    assert.deepEqual(
      worstSkills([
        of('listening_idiom', 5, 10),
        of('listening_place', 0, 2),
        of('structure_clause', 2, 10),
        of('structure_parallel', 9, 10),
        of('written_tense', 4, 10),
        of('reading_detail', 6, 10),
      ]),
      ['structure_clause', 'written_tense', 'listening_idiom']
    )
  })

  test('it is due between today and half a year, and offered for two weeks after its last day', ({
    assert,
  }) => {
    const today = '2026-11-27'
    assert.isTrue(mayBeDue(today, today))
    assert.isFalse(mayBeDue('2026-11-26', today))
    assert.isTrue(mayBeDue('2027-05-26', today))
    assert.isFalse(mayBeDue('2027-05-27', today))
    const due = (dueDay: string, endedAt: number | null = null) => ({ dueDay, endedAt })
    assert.equal(drillState(due(today), today), 'berjalan')
    assert.equal(drillState(due('2026-11-26'), today), 'lewat')
    assert.equal(drillState(due(today, 1), today), 'diakhiri')
    assert.isTrue(isOffered(due('2026-11-13'), today))
    assert.isFalse(isOffered(due('2026-11-12'), today))
    assert.isFalse(isOffered(due(today, 1), today))
  })

  test('of two answers to a question, as merged accounts have them, the earlier one counts', ({
    assert,
  }) => {
    const row = (ref: string, answeredAt: number | null, isRight: boolean | null) => ({
      ref,
      answer: answeredAt === null ? null : 2,
      isRight,
      answeredAt,
    })
    const rows = [
      row('b1', null, null),
      row('b1', 20, false),
      row('b1', 10, true),
      row('b2', 5, false),
    ]
    assert.deepEqual(
      oneOfEach(rows).map(({ answeredAt }) => answeredAt),
      [10, 5]
    )
    assert.deepEqual(progressOf(rows, ['b1', 'b2']), { answered: 2, right: 1, doneAt: 10 })
    assert.deepEqual(progressOf(rows, ['b1', 'b2', 'b3']), { answered: 2, right: 1, doneAt: null })
    // One that the version no longer has isn't asked.
    assert.deepEqual(progressOf(rows, ['b1']), { answered: 1, right: 1, doneAt: 10 })
    assert.deepEqual(tallyOfDrill([rows[2], rows[3], rows[0], undefined]), {
      right: 1,
      wrong: 1,
      open: 2,
      options: [0, 2, 0, 0],
    })
  })
})
