import { isAccepted, type Accepted } from '#app/packages/domain/key_corrections'
import { SESSIONS, sessionOfQuestion, type Session } from '#contracts/exam'

/** A package's questions as some attempts sat them. Items are in page order, as in every other array here. */
export interface SatVersion {
  accepted: readonly Accepted[]
  /** Whether the item is the one that is analysed: the same text and options as in the newest version. */
  isPresent: readonly boolean[]
}

/** One finished attempt. */
export interface SatAttempt {
  /** Which version it sat. */
  version: number
  /** A digit for each item: the chosen option, 0 for none. */
  answers: string
}

export interface SatPackage {
  /** The pages of the items, ascending. */
  pages: readonly number[]
  /** The newest one last. */
  versions: readonly SatVersion[]
  attempts: readonly SatAttempt[]
}

/** How many learners of each third chose an option; who left the item blank is in none. */
export interface OptionChoices {
  /** 1-4. */
  option: number
  upper: number
  middle: number
  lower: number
}

export interface ItemFigures {
  page: number
  accepted: Accepted
  /** How many sat this item as it is now. */
  learners: number
  /** Right answers / all; a blank is wrong. */
  difficulty: number
  /** The share of right answers in the upper 27 % less that in the lower 27 %. */
  discrimination: number
  /** Point-biserial correlation with the section's score less the item; 0 where either doesn't vary. */
  correlation: number
  choices: readonly OptionChoices[]
  /** Of each attempt 1 for right, 0 for wrong, - where it sat another item; for comparing items. */
  pattern: string
}

export interface Reliability {
  /** Kuder-Richardson 20, with the population variance; 0 where scores don't vary. */
  kr20: number
  /** Standard error of measurement, in items. */
  sem: number
  /** Items that count: dropped ones don't. */
  items: number
}

/** Kelley 1939: the share of the upper and of the lower group that discriminates best. */
const GROUP_SHARE = 0.27

/**
 * The figures of classical test theory. Learners are ordered by the section's score, equal ones as they come.
 * Sources: Kuder and Richardson 1937; Kelley 1939; Henrysson 1963 (correlation without the item).
 */
export function itemFigures(sat: SatPackage): ItemFigures[] {
  const marked = mark(sat)
  const newest = sat.versions.at(-1)
  const bestFirst = bestFirstIn(marked.scores)
  return sat.pages.map((page, item) => {
    const session = sessionOf(page)
    const scores = marked.scores[session]
    const sits = (at: number) => sat.versions[sat.attempts[at]?.version ?? -1]?.isPresent[item]
    const ranked = bestFirst[session].filter(sits)
    const present = ranked.toSorted((a, b) => a - b)
    const right = (at: number) => marked.right[at]?.[item] ?? 0
    const share = (some: readonly number[]) => sum(some.map(right)) / some.length
    const group = Math.round(GROUP_SHARE * present.length)
    return {
      page,
      accepted: newest?.accepted[item] ?? 'all',
      learners: present.length,
      difficulty: present.length === 0 ? 0 : share(present),
      discrimination: group === 0 ? 0 : share(ranked.slice(0, group)) - share(ranked.slice(-group)),
      correlation: correlation(
        present.map(right),
        present.map((at) => (scores[at] ?? 0) - right(at))
      ),
      choices: choicesOf(ranked.map((at) => sat.attempts[at]?.answers[item] ?? '0')),
      pattern: sat.attempts.map((_, at) => (sits(at) ? right(at) : '-')).join(''),
    }
  })
}

/** The reliability of each section; `written` is Section 2 with both its parts. */
export function reliabilities(sat: SatPackage): Record<Session, Reliability> {
  const { right } = mark(sat)
  const newest = sat.versions.at(-1)
  const of = (session: Session): Reliability => {
    const items = sat.pages.flatMap((page, item) =>
      sessionOf(page) === session && newest?.accepted[item] !== 'all' ? [item] : []
    )
    return kr20(right.map((row) => items.map((item) => row[item] ?? 0)))
  }
  return Object.fromEntries(SESSIONS.map((session) => [session, of(session)])) as Record<
    Session,
    Reliability
  >
}

/** @param rows of learners: 1 for each item that was right, else 0 */
export function kr20(rows: readonly (readonly number[])[]): Reliability {
  const items = rows[0]?.length ?? 0
  const variance = populationVariance(rows.map(sum))
  if (items < 2 || variance === 0) return { kr20: 0, sem: 0, items }
  let products = 0
  for (let item = 0; item < items; item++) {
    const p = sum(rows.map((row) => row[item] ?? 0)) / rows.length
    products += p * (1 - p)
  }
  const coefficient = (items / (items - 1)) * (1 - products / variance)
  return { kr20: coefficient, sem: Math.sqrt(variance) * Math.sqrt(1 - coefficient), items }
}

/** The attempts by the score of a section, the highest first and equal ones as they come. */
function bestFirstIn(scores: Record<Session, readonly number[]>): Record<Session, number[]> {
  const ranked = SESSIONS.map((session) => {
    const of = scores[session]
    return [session, [...of.keys()].toSorted((a, b) => (of[b] ?? 0) - (of[a] ?? 0))]
  })
  return Object.fromEntries(ranked) as Record<Session, number[]>
}

/** Each attempt's items as 1 or 0, and its score in each section. */
function mark({ pages, versions, attempts }: SatPackage) {
  const right = attempts.map(({ version, answers }) =>
    pages.map((_, item) =>
      isAccepted(versions[version]?.accepted[item] ?? [], answers[item]) ? 1 : 0
    )
  )
  const scores = Object.fromEntries(
    SESSIONS.map((session) => {
      const items = pages.flatMap((page, item) => (sessionOf(page) === session ? [item] : []))
      return [session, right.map((row) => sum(items.map((item) => row[item] ?? 0)))]
    })
  ) as Record<Session, number[]>
  return { right, scores }
}

function sessionOf(page: number): Session {
  const session = sessionOfQuestion(page)
  if (session === null) throw new RangeError(`no question on page ${page}`)
  return session
}

/** @param ranked the answers, the best learner's first; the thirds take what rounding gives the outer two */
function choicesOf(ranked: readonly string[]): OptionChoices[] {
  const third = Math.round(ranked.length / 3)
  const thirds = {
    upper: ranked.slice(0, third),
    middle: ranked.slice(third, ranked.length - third),
    lower: ranked.slice(ranked.length - third),
  }
  return [1, 2, 3, 4].map((option) => {
    const count = (some: readonly string[]) =>
      some.filter((answer) => answer === String(option)).length
    return {
      option,
      upper: count(thirds.upper),
      middle: count(thirds.middle),
      lower: count(thirds.lower),
    }
  })
}

/** Pearson's correlation, which is the point-biserial one where the first values are 0 and 1. */
function correlation(some: readonly number[], others: readonly number[]): number {
  const [meanOfSome, meanOfOthers] = [mean(some), mean(others)]
  let [product, squares, otherSquares] = [0, 0, 0]
  for (const [at, value] of some.entries()) {
    const [one, other] = [value - meanOfSome, (others[at] ?? 0) - meanOfOthers]
    product += one * other
    squares += one * one
    otherSquares += other * other
  }
  return squares === 0 || otherSquares === 0 ? 0 : product / Math.sqrt(squares * otherSquares)
}

function populationVariance(values: readonly number[]): number {
  const average = mean(values)
  return mean(values.map((value) => (value - average) ** 2))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
