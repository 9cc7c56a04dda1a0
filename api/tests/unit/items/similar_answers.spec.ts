import { test } from '@japa/runner'
import {
  chanceOf,
  exponentFor,
  similarAnswers,
  upperTail,
  type ComparedSittings,
  type SimilarPair,
} from '#app/items/domain/similar_answers'
import type { SatPackage } from '#app/items/domain/item_figures'
import { SIMILARITY_FALSE_ALARMS } from '#contracts/similar_answers'
import { LIMITS } from '#tests/support/limits'
import { seededNumbers, simulatedSittings } from '#tests/support/simulated_sittings'

/** The answers as the database gives them. */
const choicesOf = (pages: readonly number[], answers: string) =>
  pages.map((page, item) => page * 10 + Number(answers[item])).join(',')

/** All learners of the package in rooms of this size. */
function inRooms({ pages, versions, attempts }: SatPackage, size: number): ComparedSittings {
  return {
    pages,
    versions,
    attempts: attempts.map(({ version, answers }) => ({
      version,
      choices: choicesOf(pages, answers),
    })),
    watched: attempts.map((_, attempt) => ({ attempt, room: `${Math.floor(attempt / size)}` })),
  }
}

/** The sittings, with one learner's answers copied from another's on so many of the items. */
function withCopier(sat: SatPackage, from: number, to: number, share: number, seed: number) {
  const random = seededNumbers(seed)
  const source = sat.attempts[from]?.answers ?? ''
  const attempts = sat.attempts.map((attempt, at) =>
    at === to
      ? {
          ...attempt,
          answers: [...attempt.answers]
            .map((own, item) => (random() < share ? (source[item] ?? own) : own))
            .join(''),
        }
      : attempt
  )
  return { ...sat, attempts }
}

/** Of the first thirty learners the one whose score is in the middle. */
function middlingOf({ attempts }: SatPackage): number {
  const scores = attempts.slice(0, 30).map(({ answers }) => answers.split('1').length)
  const order = scores.map((_, at) => at).toSorted((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  return order[15] ?? 0
}

test.group('Similar answers', () => {
  test('the curve goes through the share of the item, and its sum through the right answers of the learner', ({
    assert,
  }) => {
    assert.closeTo(chanceOf(0.3, 1), 0.3, 1e-12)
    // (1 - 0.5 ** 2) ** 0.5
    assert.closeTo(chanceOf(0.5, 2), 0.866_025_403_784, 1e-9)
    const shares = [0.2, 0.4, 0.6, 0.8, 0.9]
    for (const right of [0.5, 1, 2.9, 4.5]) {
      const exponent = exponentFor(shares, right)
      const sum = shares.reduce((total, share) => total + chanceOf(share, exponent), 0)
      assert.closeTo(sum, right, 1e-6)
    }
  })

  test('the tail is that of all outcomes, counted one by one', ({ assert }) => {
    const random = seededNumbers(7)
    const chances = Array.from({ length: 12 }, () => random())
    for (const least of [0, 3, 7, 12]) {
      let counted = 0
      for (let outcome = 0; outcome < 2 ** chances.length; outcome += 1) {
        const hits = chances.map((_, trial) => (outcome >> trial) & 1)
        if (hits.reduce((sum, hit) => sum + hit, 0) < least) continue
        counted += chances.reduce(
          (product, chance, trial) => product * (hits[trial] ? chance : 1 - chance),
          1
        )
      }
      assert.closeTo(upperTail(chances, least), counted, 1e-12)
    }
    // A tail far out isn't lost in rounding: 0.5 ** 140.
    const all = Array.from({ length: 140 }, () => 0.5)
    assert.closeTo(Math.log2(upperTail(all, 140)), -140, 1e-6)
  })

  test('a pair has the figures that another computation gives', ({ assert }) => {
    const sat = withCopier(simulatedSittings(60, 3), 4, 5, 0.7, 8)
    const [pair] = similarAnswers(inRooms(sat, 30)).pairs
    assert.deepEqual(pair?.learners, [4, 5])

    // Everything anew, from the answers as rows of numbers, with a search for the exponent by small steps.
    const rows = sat.attempts.map(({ answers }) => [...answers].map(Number))
    const share = (item: number, test: (option: number) => boolean) =>
      rows.filter((row) => test(row[item] ?? 0)).length / rows.length
    const items = rows[0]?.map((_, item) => item) ?? []
    const right = items.map((item) =>
      Math.min(
        0.99,
        Math.max(
          0.01,
          share(item, (option) => option === 1)
        )
      )
    )
    const equalWrong = items.map((item) => {
      const counts = [2, 3, 4].map(
        (wrong) => share(item, (option) => option === wrong) * rows.length + 0.5
      )
      const total = counts.reduce((sum, count) => sum + count, 0)
      return counts.reduce((sum, count) => sum + (count / total) * (count / total), 0)
    })
    const curve = (learner: number) => {
      const own = rows[learner]?.filter((option) => option === 1).length ?? 0
      let best = { gap: Infinity, chances: right }
      for (let exponent = 0.05; exponent < 20; exponent *= 1.000_5) {
        const chances = right.map((each) =>
          Math.pow(1 - Math.pow(1 - each, exponent), 1 / exponent)
        )
        const gap = Math.abs(chances.reduce((sum, each) => sum + each, 0) - own)
        if (gap < best.gap) best = { gap, chances }
      }
      return best.chances
    }
    const [one, other] = [curve(4), curve(5)]
    const matches = items.map((item) => {
      const [p, q] = [one[item] ?? 0, other[item] ?? 0]
      return p * q + (1 - p) * (1 - q) * (equalWrong[item] ?? 0)
    })
    const mean = matches.reduce((sum, each) => sum + each, 0)
    const deviation = Math.sqrt(matches.reduce((sum, each) => sum + each * (1 - each), 0))
    const same = items.filter((item) => rows[4]?.[item] === rows[5]?.[item]).length
    assert.equal(pair?.same, same)
    assert.closeTo(pair?.expected ?? 0, mean, 0.01)
    assert.closeTo(pair?.z ?? 0, (same - mean) / deviation, 0.005)
    assert.equal(
      pair?.sameWrong,
      items.filter((item) => rows[4]?.[item] === rows[5]?.[item] && rows[4]?.[item] !== 1).length
    )
  })

  test('who copies more than half of a middling neighbour is found, and nobody beside them', ({
    assert,
  }) => {
    let found = 0
    for (let seed = 1; seed <= 20; seed += 1) {
      // Of a neighbour who knows nearly everything there are no wrong answers to share.
      const honest = simulatedSittings(90, seed)
      const from = middlingOf(honest)
      const to = from === 29 ? 28 : from + 1
      const { pairs } = similarAnswers(inRooms(withCopier(honest, from, to, 0.6, seed), 30))
      const isBoth = ({ learners }: SimilarPair) =>
        learners.every((one) => [from, to].includes(one))
      if (pairs.some(isBoth)) found += 1
      assert.isTrue(pairs.every(isBoth))
    }
    assert.isAtLeast(found, 17)
  }).timeout(LIMITS.manyRuns)

  test('pairs of different rooms are not compared', ({ assert }) => {
    const sat = withCopier(simulatedSittings(60, 3), 0, 59, 1, 5)
    const { pairs, compared } = similarAnswers(inRooms(sat, 30))
    assert.equal(compared, 2 * ((30 * 29) / 2))
    assert.deepEqual(pairs, [])
  })

  test('independent learners are named in no more exams than the bound allows', ({ assert }) => {
    const exams = 150
    let named = 0
    for (let seed = 1; seed <= exams; seed += 1) {
      const { pairs } = similarAnswers(inRooms(simulatedSittings(60, 1_000 + seed), 30))
      if (pairs.length > 0) named += 1
    }
    // Of 150 exams 1.5 are expected at the bound; 6 or more would have a probability of 0.4 %.
    assert.isBelow(named, 6, `${SIMILARITY_FALSE_ALARMS}`)
  }).timeout(LIMITS.manyRuns)

  test('blanks and dropped items say nothing', ({ assert }) => {
    const sat = simulatedSittings(40, 9)
    const blank = '0'.repeat(140)
    const attempts = sat.attempts.map((attempt, at) =>
      at < 2 ? { ...attempt, answers: blank } : attempt
    )
    const { pairs } = similarAnswers(inRooms({ ...sat, attempts }, 40))
    assert.deepEqual(pairs, [])
    const dropped = sat.versions.map((version) => ({
      ...version,
      accepted: version.accepted.map(() => 'all' as const),
    }))
    const copied = withCopier({ ...sat, versions: dropped }, 0, 1, 1, 4)
    assert.deepEqual(similarAnswers(inRooms(copied, 40)).pairs, [])
  })

  test('of very many pairs only those with the most equal wrong answers are computed, and chance is counted for all', ({
    assert,
  }) => {
    const sat = withCopier(simulatedSittings(120, 3), 40, 90, 0.7, 8)
    const inOneRoom = inRooms(sat, 120)
    const all = similarAnswers(inOneRoom)
    assert.deepInclude(all, { compared: 7140, computed: 7140, leastShared: 0 })

    const most = 100
    const screened = similarAnswers(inOneRoom, most)
    assert.equal(screened.compared, 7140)
    assert.isAtMost(screened.computed, most)
    assert.isAbove(screened.leastShared, 0)
    assert.deepEqual(screened.pairs, all.pairs)
    assert.deepEqual(screened.pairs[0]?.learners, [40, 90])
    const shared = (one: number, other: number) =>
      [...(sat.attempts[one]?.answers ?? '')].filter(
        (option, item) => option !== '1' && option === sat.attempts[other]?.answers[item]
      ).length
    let expected = 0
    for (let one = 0; one < 120; one += 1) {
      for (let other = one + 1; other < 120; other += 1) {
        if (shared(one, other) >= screened.leastShared) expected += 1
      }
    }
    assert.equal(screened.computed, expected, 'none is left out that shares as many')
  })
})
