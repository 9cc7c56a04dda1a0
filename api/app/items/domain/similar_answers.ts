import { answersFrom } from '#app/items/domain/analyse_package'
import type { SatVersion } from '#app/items/domain/item_figures'
import { screenPairs } from '#app/items/domain/screen_pairs'
import { isAccepted, type Accepted } from '#app/packages/domain/key_corrections'
import { SIMILARITY_FALSE_ALARMS } from '#contracts/similar_answers'

/**
 * Pairs of learners who share improbably many answers.
 *
 * The index is Wesolowsky's: G. O. Wesolowsky, 'Detecting excessive similarity in answers on multiple choice exams',
 * Journal of Applied Statistics 27 (2000), 909-921. A learner's probability of a right answer follows from the item's
 * share of right answers and the learner's own; a wrong answer is chosen as often as all chose it. The sum of equal
 * answers is then compared with its expectation. Where the paper takes the normal distribution, the tail is computed
 * exactly here (van der Linden and Sotaridona's generalized binomial test, 2006), because a room's suspects lie far out.
 */

/** A package as it was sat, and who is compared. */
export interface ComparedSittings {
  /** The pages of the items, ascending. */
  pages: readonly number[]
  versions: readonly SatVersion[]
  /** Everybody who sat the package: from them come the items' probabilities. */
  attempts: readonly { version: number; choices: string | null }[]
  /** The learners who are compared, each with those of the same room. `attempt` is a place in `attempts`. */
  watched: readonly { attempt: number; room: string }[]
}

export interface SimilarPair {
  /** Places in `watched`. */
  learners: [number, number]
  /** Items that both answered. */
  answered: number
  /** Equal answers, right and wrong ones. */
  same: number
  expected: number
  sameWrong: number
  expectedWrong: number
  /** Deviations from the expectation: Wesolowsky's Z. */
  z: number
  /** How probable so many equal answers or more are, if both worked for themselves. */
  probability: number
}

export interface Similarities {
  /** The least probable first. */
  pairs: SimilarPair[]
  /** How many pairs were compared. */
  compared: number
  /** Of these, how many exactly: the others share fewer than `leastShared` wrong answers. */
  computed: number
  leastShared: number
}

/** Pairs that are computed exactly, in some seconds; more are first compared by their equal wrong answers alone. */
export const MOST_COMPUTED = 500_000
/** Pairs below aren't worth an exact tail: at this deviation hardly any would be named. */
const LEAST_Z = 3
/** An item's share of right answers, and a learner's: nobody is certain. */
const LEAST_SHARE = 0.01

/** An item, and how learners answer it. */
interface Item {
  accepted: Accepted
  /** The share of right answers. */
  right: number
  /** How probable it is that two right answers are equal, and two wrong ones. */
  equalRight: number
  equalWrong: number
}

interface Learner {
  answers: string
  /** Of each item, how probable a right answer is; null where the learner left it blank. */
  chances: (number | null)[]
}

/** The improbable pairs of each room. */
export function similarAnswers(
  sittings: ComparedSittings,
  most: number = MOST_COMPUTED
): Similarities {
  const places = new Map(sittings.pages.map((page, item) => [page, item]))
  const sheets = sittings.attempts.map(({ version, choices }) =>
    presentAnswers(answersFrom(choices, places, sittings.pages.length), sittings.versions[version])
  )
  const newest = sittings.versions.at(-1)
  const items = sittings.pages.map((_, item) => itemOf(newest?.accepted[item] ?? [], sheets, item))
  const learners = sittings.watched.map(({ attempt }) => learnerOf(sheets[attempt] ?? '', items))

  const screened = screenPairs(
    sittings.watched.map(({ room }, at) => ({ room, wrong: wrongOf(learners[at], items) })),
    most
  )
  const found: SimilarPair[] = []
  for (const [one, other] of screened.pairs) {
    const [first, second] = [learners[one], learners[other]]
    const pair = first && second && pairOf(first, second, items)
    if (pair) found.push({ learners: [one, other], ...pair })
  }
  // All pairs were looked at, whether or not they were computed: that is what chance had.
  const compared = screened.all
  const pairs = found
    .filter(({ probability }) => probability * compared < SIMILARITY_FALSE_ALARMS)
    .toSorted((a, b) => a.probability - b.probability)
  return { pairs, compared, computed: screened.pairs.length, leastShared: screened.least }
}

/** For the thread, which passes one argument. */
export default function compare(sittings: ComparedSittings): Similarities {
  return similarAnswers(sittings)
}

function wrongOf(learner: Learner | undefined, items: readonly Item[]): number[] {
  return items.map(({ accepted }, at) => {
    const answer = learner?.chances[at] === null ? undefined : learner?.answers[at]
    return answer === undefined || isAccepted(accepted, answer) ? 0 : Number(answer)
  })
}

/** Items that were another question then say nothing about today's. */
function presentAnswers(answers: string, version: SatVersion | undefined): string {
  return [...answers].map((digit, item) => (version?.isPresent[item] ? digit : '0')).join('')
}

function itemOf(accepted: Accepted, sheets: readonly string[], item: number): Item {
  const chosen = [0, 0, 0, 0]
  for (const sheet of sheets) {
    const option = Number(sheet[item]) - 1
    if (option >= 0) chosen[option] = (chosen[option] ?? 0) + 1
  }
  const all = chosen.reduce((sum, count) => sum + count, 0)
  const isRight = (option: number) => accepted !== 'all' && isAccepted(accepted, `${option + 1}`)
  const right = chosen.reduce((sum, count, option) => sum + (isRight(option) ? count : 0), 0)
  return {
    accepted,
    right: bounded(all === 0 ? 0.5 : right / all),
    equalRight: equality(chosen.filter((_, option) => isRight(option))),
    equalWrong: equality(chosen.filter((_, option) => !isRight(option))),
  }
}

/** How probable it is that two choices are equal; half a choice is added to each option, which few may have chosen. */
function equality(chosen: readonly number[]): number {
  const all = chosen.reduce((sum, count) => sum + count + 0.5, 0)
  return chosen.reduce((sum, count) => sum + ((count + 0.5) / all) ** 2, 0)
}

const bounded = (share: number) => Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share))

function learnerOf(answers: string, items: readonly Item[]): Learner {
  const counted = items.flatMap((item, at) =>
    answers[at] === undefined || answers[at] === '0' || item.accepted === 'all'
      ? []
      : [{ item, at }]
  )
  const right = counted.filter(({ item, at }) => isAccepted(item.accepted, answers[at])).length
  const exponent = exponentFor(
    counted.map(({ item }) => item.right),
    counted.length * bounded(right / Math.max(1, counted.length))
  )
  const chances = items.map((): number | null => null)
  for (const { item, at } of counted) chances[at] = chanceOf(item.right, exponent)
  return { answers, chances }
}

/** Wesolowsky's curve: the item's share for an exponent of 1, more for better learners. */
export function chanceOf(share: number, exponent: number): number {
  return (1 - (1 - share) ** exponent) ** (1 / exponent)
}

/** The exponent with which a learner's chances add up to their right answers. */
export function exponentFor(shares: readonly number[], right: number): number {
  let [low, high] = [-6, 6]
  for (let step = 0; step < 32; step += 1) {
    const middle = (low + high) / 2
    const sum = shares.reduce((total, share) => total + chanceOf(share, Math.exp(middle)), 0)
    if (sum < right) low = middle
    else high = middle
  }
  return Math.exp((low + high) / 2)
}

function pairOf(
  one: Learner,
  other: Learner,
  items: readonly Item[]
): Omit<SimilarPair, 'learners'> | null {
  const chances: number[] = []
  let [same, sameWrong, expected, expectedWrong, variance] = [0, 0, 0, 0, 0]
  for (const [at, item] of items.entries()) {
    const [p, q] = [one.chances[at], other.chances[at]]
    if (p === null || p === undefined || q === null || q === undefined) continue
    const wrong = (1 - p) * (1 - q) * item.equalWrong
    const chance = p * q * item.equalRight + wrong
    chances.push(chance)
    expected += chance
    expectedWrong += wrong
    variance += chance * (1 - chance)
    if (one.answers[at] !== other.answers[at]) continue
    same += 1
    if (!isAccepted(item.accepted, one.answers[at])) sameWrong += 1
  }
  const z = variance === 0 ? 0 : (same - expected) / Math.sqrt(variance)
  // Equal right answers alone are no hint: both may simply know them.
  if (z < LEAST_Z || sameWrong <= expectedWrong) return null
  const probability = upperTail(chances, same)
  return { answered: chances.length, same, expected, sameWrong, expectedWrong, z, probability }
}

/** How probable `least` or more successes are, of independent trials with these chances. */
export function upperTail(chances: readonly number[], least: number): number {
  const exactly = new Float64Array(chances.length + 1)
  exactly[0] = 1
  for (const [trial, chance] of chances.entries()) {
    for (let count = trial + 1; count > 0; count -= 1) {
      exactly[count] = (exactly[count] ?? 0) * (1 - chance) + (exactly[count - 1] ?? 0) * chance
    }
    exactly[0] = (exactly[0] ?? 0) * (1 - chance)
  }
  // The smallest first, so that none is lost beside a large one.
  return exactly.subarray(least).reduceRight((sum, each) => sum + each, 0)
}
