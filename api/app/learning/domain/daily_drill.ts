import { DRILL_ITEMS } from '#contracts/practice'
import type { Skill } from '#contracts/skills'

/** Which questions a learner practises on a day. */

/** Something to practise. */
export interface Candidate {
  ref: string
  skills: readonly Skill[]
}

/** A question that the learner sat. */
export interface OwnCandidate extends Candidate {
  /** The last answer to it: one that was right and sure needs no practice. */
  last: 'wrong' | 'doubtful' | 'sure'
}

interface Supply {
  own: readonly OwnCandidate[]
  bank: readonly Candidate[]
  /** When each practised question comes again, by its ref. Epoch milliseconds. */
  due: ReadonlyMap<string, number>
  /** Skills to practise; items of the bank with one of them come first. */
  weak: ReadonlySet<Skill>
}

/**
 * The refs of the day's questions, at most twelve and each once: the learner's own ones that are due, the longest due
 * first, then wrong and doubtful ones that were never practised, then the bank's, due ones first.
 * @param seed mixes the sections; the same for the same learner and day
 */
export function drillOfDay(supply: Supply, now: number, seed: string): string[] {
  return inOrder(supply, now, seed)
    .slice(0, DRILL_ITEMS)
    .map(({ ref }) => ref)
}

function inOrder({ own, bank, due, weak }: Supply, now: number, seed: string): Candidate[] {
  const mixed = <Item extends Candidate>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, rank: rankOf(seed, item.ref) }))
      .toSorted((one, other) => one.rank - other.rank || one.item.ref.localeCompare(other.item.ref))
      .map(({ item }) => item)
  const isNew = ({ ref }: Candidate) => !due.has(ref)
  const dueOnes = (items: readonly Candidate[]) =>
    mixed(items.filter(({ ref }) => (due.get(ref) ?? Number.POSITIVE_INFINITY) <= now)).toSorted(
      (one, other) => (due.get(one.ref) ?? 0) - (due.get(other.ref) ?? 0)
    )
  const newOwn = mixed(own.filter(isNew))
  const newBank = mixed(bank.filter(isNew))
  const isWeak = ({ skills }: Candidate) => skills.some((skill) => weak.has(skill))
  return [
    ...dueOnes(own),
    ...newOwn.filter(({ last }) => last === 'wrong'),
    ...newOwn.filter(({ last }) => last === 'doubtful'),
    ...dueOnes(bank),
    ...newBank.filter(isWeak),
    ...newBank.filter((item) => !isWeak(item)),
  ]
}

/** The same number for the same text, without an order that anybody could see (FNV-1a). */
export function rankOf(seed: string, ref: string): number {
  let rank = 0x811c9dc5
  for (const letter of `${seed} ${ref}`) {
    rank = Math.imul(rank ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return rank
}
