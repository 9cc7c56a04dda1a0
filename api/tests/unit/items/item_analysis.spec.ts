import { test } from '@japa/runner'
import {
  itemFigures,
  kr20,
  reliabilities,
  type ItemFigures,
  type SatPackage,
} from '#app/items/domain/item_figures'
import { itemWarnings, seriousness } from '#app/items/domain/item_warnings'
import { ITEM_PAGES, simulatedSittings, withKey } from '#tests/support/simulated_sittings'
import { pagesOfSession, SESSIONS, sessionOfQuestion, type Session } from '#contracts/exam'
import { difficultyWord, discriminationWord, reliabilityWord } from '#contracts/item_analysis'

/**
 * Ten students, ten items. Karl L. Wuensch, East Carolina University, 'The Kuder-Richardson 20',
 * https://core.ecu.edu/wuenschk/StatHelp/KR20.txt: sum of p * q 2.18, population variance of the totals 5.84.
 */
const QUIZ = [
  '1111110110',
  '1011011101',
  '1111011001',
  '0010001000',
  '0000010010',
  '1110111111',
  '1101110111',
  '1111111101',
  '0101111101',
  '1101101110',
].map((row) => [...row].map(Number))

/** Some listening items alone, of learners who chose these options; the key is always option 1. */
function listening(...sheets: string[]): SatPackage {
  const pages = pagesOfSession('listening').slice(0, sheets[0]?.length)
  return {
    pages,
    versions: [{ accepted: pages.map(() => [1]), isPresent: pages.map(() => true) }],
    attempts: sheets.map((answers) => ({ version: 0, answers })),
  }
}

/** The published quiz as a package: right is option 1, wrong option 2. */
const QUIZ_AS_PACKAGE = listening(...QUIZ.map((row) => row.map((one) => (one ? 1 : 2)).join('')))

function warningKinds(sat: SatPackage) {
  return itemWarnings(itemFigures(sat)).map((warnings) => warnings.map(({ kind }) => kind))
}

/** An independent computation, of everything about one item from the learners' rows of rights. */
function naive(sat: SatPackage, item: number) {
  const page = sat.pages[item] ?? 0
  const keys = sat.versions[0]?.accepted ?? []
  const isRight = (answers: string, at: number) => {
    const key = keys[at]
    return key === 'all' || (key?.includes(Number(answers[at])) ?? false)
  }
  const learners = sat.attempts.map(({ answers }, at) => {
    let score = 0
    for (const [other, otherPage] of sat.pages.entries()) {
      if (sessionOfQuestion(otherPage) !== sessionOfQuestion(page)) continue
      if (isRight(answers, other)) score += 1
    }
    return { at, score, answer: answers[item], right: isRight(answers, item) }
  })
  const ordered = [...learners].sort((a, b) => b.score - a.score || a.at - b.at)
  const group = Math.round(0.27 * learners.length)
  const rightIn = (some: typeof learners) => some.filter(({ right }) => right).length
  const rest = learners.map(({ score, right }) => score - (right ? 1 : 0))
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const deviation = Math.sqrt(mean(rest.map((one) => (one - mean(rest)) ** 2)))
  const ofRight = rest.filter((_, at) => learners[at]?.right)
  const ofWrong = rest.filter((_, at) => !learners[at]?.right)
  const p = ofRight.length / rest.length
  return {
    difficulty: p,
    discrimination: (rightIn(ordered.slice(0, group)) - rightIn(ordered.slice(-group))) / group,
    // The textbook's point-biserial: (M1 - M0) / s * sqrt(p * q).
    correlation:
      ofRight.length === 0 || ofWrong.length === 0
        ? 0
        : ((mean(ofRight) - mean(ofWrong)) / deviation) * Math.sqrt(p * (1 - p)),
  }
}

/** Cronbach's alpha from the items' covariances, which KR-20 equals for items of 0 and 1. */
function alpha(sat: SatPackage, session: Session): number {
  const items = sat.pages.flatMap((page, at) => (sessionOfQuestion(page) === session ? [at] : []))
  const columns = items.map((item) =>
    sat.attempts.map(({ answers }) => (answers[item] === '1' ? 1 : 0))
  )
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const covariance = (a: number[], b: number[]) =>
    mean(a.map((one, at) => one * (b[at] ?? 0))) - mean(a) * mean(b)
  let [own, all] = [0, 0]
  for (const a of columns) {
    own += covariance(a, a)
    for (const b of columns) all += covariance(a, b)
  }
  return (columns.length / (columns.length - 1)) * (1 - own / all)
}

test.group('Item analysis', () => {
  test('KR-20 and its standard error are those of a published worked example', ({ assert }) => {
    const { kr20: coefficient, sem, items } = kr20(QUIZ)
    const published = (10 / 9) * (1 - 2.18 / 5.84)
    assert.closeTo(coefficient, published, 1e-12)
    assert.closeTo(coefficient, 0.6963, 1e-4)
    assert.closeTo(sem, Math.sqrt(5.84) * Math.sqrt(1 - published), 1e-12)
    assert.equal(items, 10)
    assert.deepEqual(reliabilities(QUIZ_AS_PACKAGE).listening, { kr20: coefficient, sem, items })
  })

  test("an item's difficulty is the published example's p", ({ assert }) => {
    const figures = itemFigures(QUIZ_AS_PACKAGE)
    assert.deepEqual(
      figures.map(({ difficulty }) => difficulty),
      [0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6]
    )
  })

  test(
    'difficulty, discrimination and correlation agree with an independent computation on {$i} simulated learners'
  )
    .with([10, 11, 37, 60])
    .run(({ assert }, learners) => {
      const sat = withKey(simulatedSittings(learners, learners), 20, 3)
      for (const [item, figures] of itemFigures(sat).entries()) {
        const expected = naive(sat, item)
        assert.equal(figures.difficulty, expected.difficulty)
        assert.closeTo(figures.discrimination, expected.discrimination, 1e-12)
        assert.closeTo(figures.correlation, expected.correlation, 1e-9)
      }
    })

  test('KR-20 of each section is the Cronbach alpha of its items', ({ assert }) => {
    const sat = simulatedSittings(60, 7)
    const found = reliabilities(sat)
    for (const session of SESSIONS)
      assert.closeTo(found[session].kr20, alpha(sat, session), 1e-9, session)
    assert.deepEqual(
      SESSIONS.map((session) => found[session].items),
      [50, 40, 50]
    )
  })

  test('each option is counted by third of the learners, blanks nowhere', ({ assert }) => {
    // By score: 3, 2, 2, 1, 1, 0; a third is two learners.
    const sat = listening('111', '211', '211', '221', '321', '022')
    assert.deepEqual(itemFigures(sat)[0]?.choices, [
      { option: 1, upper: 1, middle: 0, lower: 0 },
      { option: 2, upper: 1, middle: 2, lower: 0 },
      { option: 3, upper: 0, middle: 0, lower: 1 },
      { option: 4, upper: 0, middle: 0, lower: 0 },
    ])
  })

  test('a planted mis-key among 60 simulated learners is found first, in {$i} of 30 simulations')
    .with([30])
    .run(({ assert }, simulations) => {
      for (let seed = 1; seed <= simulations; seed++) {
        const page = ITEM_PAGES[(seed * 37) % ITEM_PAGES.length] ?? 0
        const sat = withKey(simulatedSittings(60, seed), page, 2)
        const items = itemFigures(sat)
        const warnings = itemWarnings(items)
        const ordered = items
          .map((item, at) => ({ page: item.page, warnings: warnings[at] ?? [] }))
          .toSorted((a, b) => seriousness(a.warnings) - seriousness(b.warnings) || a.page - b.page)
        assert.deepEqual(
          [ordered[0]?.page, ordered[0]?.warnings[0]?.kind],
          [page, 'kunci_salah'],
          `seed ${seed}`
        )
      }
    })

  test('hardly any honest key is suspected: fewer than one item in 500', ({ assert }) => {
    let [suspected, items] = [0, 0]
    for (let seed = 100; seed < 130; seed++) {
      const kinds = warningKinds(simulatedSittings(60, seed))
      suspected += kinds.filter((some) => some.includes('kunci_salah')).length
      items += kinds.length
    }
    assert.isBelow(suspected / items, 1 / 500)
  })

  test('warnings say what is wrong, with figures, the most serious first', ({ assert }) => {
    const sat = withKey(simulatedSittings(60, 3), 5, 4)
    const [first, ...others] = itemWarnings(itemFigures(sat))[4] ?? []
    assert.match(
      first?.text ?? '',
      /^Di sepertiga teratas \d+ peserta memilih A, hanya \d+ memilih kunci D\.$/
    )
    assert.includeMembers(
      others.map(({ kind }) => kind),
      ['daya_negatif']
    )
  })

  test('an option that nobody chose, an item that is too easy and one that is too hard are warned of', ({
    assert,
  }) => {
    const sheets = Array.from({ length: 20 }, (_, at) => `1${at < 2 ? 1 : 2}${at % 4 || 4}`)
    assert.deepEqual(warningKinds(listening(...sheets)), [
      ['pengecoh_mati', 'terlalu_mudah'],
      ['pengecoh_mati', 'terlalu_sukar'],
      [],
    ])
  })

  test('two items that always go together are warned of when chance is no explanation', ({
    assert,
  }) => {
    const twins = simulatedSittings(60, 11)
    const attempts = twins.attempts.map(({ version, answers }) => {
      const sheet = [...answers]
      sheet[101] = sheet[100] ?? '0'
      return { version, answers: sheet.join('') }
    })
    const paired = warningKinds({ ...twins, attempts }).flatMap((kinds, at) =>
      kinds.includes('berpasangan') ? [at] : []
    )
    assert.deepEqual(paired, [100, 101])
    const few = Array.from({ length: 10 }, (_, at) => (at < 5 ? '11' : '22'))
    assert.notInclude(warningKinds(listening(...few)).flat(), 'berpasangan')
  })

  test('several keys count as right together, and a dropped item is right for all and warned of by nothing', ({
    assert,
  }) => {
    const sat = listening('14', '24', '34', '44')
    const accepted = [[1, 2], 'all'] as const
    const corrected = { ...sat, versions: [{ accepted, isPresent: [true, true] }] }
    const figures: ItemFigures[] = itemFigures(corrected)
    assert.deepEqual(
      figures.map(({ difficulty }) => difficulty),
      [0.5, 1]
    )
    assert.deepEqual(itemWarnings(figures)[1], [])
    assert.equal(reliabilities(corrected).listening.items, 1)
  })

  test('learners who sat another item on that page are left out of its figures', ({ assert }) => {
    const sat = listening('1', '2', '2')
    const [version] = sat.versions
    const mixed: SatPackage = {
      ...sat,
      versions: [{ accepted: [[2]], isPresent: [false] }, ...(version ? [version] : [])],
      attempts: sat.attempts.map((one, at) => ({ ...one, version: at === 2 ? 0 : 1 })),
    }
    const [item] = itemFigures(mixed)
    assert.deepEqual([item?.learners, item?.difficulty], [2, 0.5])
  })

  test("figures have the words of teachers' courses", ({ assert }) => {
    assert.deepEqual([1, 0.7, 0.69, 0.3, 0.29, 0].map(difficultyWord), [
      'mudah',
      'mudah',
      'sedang',
      'sedang',
      'sukar',
      'sukar',
    ])
    assert.deepEqual([0.7, 0.4, 0.2, 0, -0.1].map(discriminationWord), [
      'baik sekali',
      'baik',
      'cukup',
      'jelek',
      'negatif',
    ])
    assert.deepEqual([0.9, 0.6, 0.4, 0.2, -1].map(reliabilityWord), [
      'sangat tinggi',
      'tinggi',
      'cukup',
      'rendah',
      'sangat rendah',
    ])
  })
})
