import { test } from '@japa/runner'
import fc from 'fast-check'
import { skillState, suggestions } from '#app/learning/domain/skill_map'
import type { SkillCount } from '#app/learning/domain/skill_counts'
import { CURRENT_TABLE_VERSION, scaleScores } from '#app/scoring/domain/scoring'
import { SKILL_CODES, SKILLS, type Skill } from '#contracts/skills'

const count = (skill: Skill, right: number, of: number): SkillCount => ({
  skill,
  label: SKILLS[skill].label,
  right,
  of,
})
const latest = (listening: number, written: number, reading: number) => ({
  correct: { listening, written, reading },
  scoringTable: CURRENT_TABLE_VERSION,
})

test.group('Skill map', () => {
  test('a skill is strong from three of four right, and unknown under three questions', ({
    assert,
  }) => {
    assert.equal(skillState({ right: 2, of: 2 }), 'belum_cukup')
    assert.equal(skillState({ right: 3, of: 3 }), 'kuat')
    assert.equal(skillState({ right: 3, of: 4 }), 'kuat')
    assert.equal(skillState({ right: 2, of: 3 }), 'latih')
    assert.equal(skillState({ right: 0, of: 0 }), 'belum_cukup')
  })

  test('a suggestion says by the scoring table what five more right answers are worth, and where most are lost', ({
    assert,
  }) => {
    const score = latest(30, 20, 40)
    const found = suggestions(
      [
        count('structure_clause', 1, 4),
        count('written_tense', 3, 4),
        count('reading_detail', 9, 10),
      ],
      score
    )
    const total = (correct: typeof score.correct) => scaleScores(correct, score.scoringTable).total
    const gain = total({ ...score.correct, written: 25 }) - total(score.correct)
    assert.deepInclude(found, {
      text: `+5 benar di Structure = +${gain}`,
      skill: 'structure_clause',
      gain,
    })
    // Nothing is known of listening.
    assert.lengthOf(found, 2)
  })

  test('near the end of a session a suggestion adds what is left, and nothing at its end', ({
    assert,
  }) => {
    const [left] = suggestions([count('reading_detail', 1, 2)], latest(50, 40, 48))
    assert.match(left?.text ?? '', /^\+2 benar di Reading = \+\d+$/)
    assert.deepEqual(suggestions([count('reading_detail', 1, 2)], latest(50, 40, 50)), [])
  })

  test('suggestions raise the score, the greatest gain first, for any counts', ({ assert }) => {
    const counts = fc.array(
      fc.record({
        skill: fc.constantFrom(...SKILL_CODES),
        right: fc.nat(20),
        wrong: fc.nat(20),
      })
    )
    fc.assert(
      fc.property(
        counts,
        fc.nat(50),
        fc.nat(40),
        fc.nat(50),
        (given, listening, written, reading) => {
          const found = suggestions(
            given.map(({ skill, right, wrong }) => count(skill, right, right + wrong)),
            latest(listening, written, reading)
          )
          const gains = found.map(({ gain }) => gain)
          assert.deepEqual(
            gains,
            gains.toSorted((a, b) => b - a)
          )
          assert.isTrue(gains.every((gain) => gain > 0))
        }
      )
    )
  })
})
