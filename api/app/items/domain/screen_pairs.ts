/** Which of very many pairs of learners are worth an exact comparison: those with the most equal wrong answers. */

export interface ScreenedLearner {
  room: string
  /** Of each item the wrong option that was chosen, 1-4; 0 for a right answer, a blank, and an item that doesn't count. */
  wrong: readonly number[]
}

export interface ScreenedPairs {
  /** Places of the learners. */
  pairs: [number, number][]
  /** All pairs of a room. */
  all: number
  /** How many equal wrong answers those pairs have at least; 0 when they are all. */
  least: number
}

const OPTIONS = 4
const WORD = 32

/**
 * The pairs of each room, but at most `most` of them: then those that share the most wrong answers, and none of two that
 * share as many. A pair costs a few operations on whole words, so that 5,000 learners of one room take about a second.
 * @param most from 1
 */
export function screenPairs(learners: readonly ScreenedLearner[], most: number): ScreenedPairs {
  const rooms = [...Map.groupBy(learners.keys(), (at) => learners[at]?.room).values()]
  const all = rooms.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
  if (all <= most) return { pairs: pairsOf(rooms, () => true), all, least: 0 }

  const planes = learners.map(({ wrong }) => planesOf(wrong))
  const shared = (one: number, other: number) =>
    equalBits(planes[one] ?? NOTHING, planes[other] ?? NOTHING)
  const counts: number[] = []
  eachPair(rooms, (one, other) => {
    const count = shared(one, other)
    counts[count] = (counts[count] ?? 0) + 1
  })
  const least = leastShared(counts, most)
  return { pairs: pairsOf(rooms, (one, other) => shared(one, other) >= least), all, least }
}

const NOTHING = new Int32Array(0)

function eachPair(rooms: readonly number[][], visit: (one: number, other: number) => void): void {
  for (const room of rooms) {
    for (const [at, one] of room.entries()) {
      for (let next = at + 1; next < room.length; next += 1) visit(one, room[next] ?? one)
    }
  }
}

function pairsOf(
  rooms: readonly number[][],
  isTaken: (one: number, other: number) => boolean
): [number, number][] {
  const pairs: [number, number][] = []
  eachPair(rooms, (one, other) => {
    if (isTaken(one, other)) pairs.push([one, other])
  })
  return pairs
}

/** The lowest number of equal wrong answers that no more than `most` pairs reach. */
function leastShared(counts: readonly (number | undefined)[], most: number): number {
  let taken = 0
  for (let count = counts.length - 1; count > 0; count -= 1) {
    taken += counts[count] ?? 0
    if (taken > most) return count + 1
  }
  return 1
}

/** A bit for each item, in a row of words for each option. */
function planesOf(wrong: readonly number[]): Int32Array {
  const words = Math.ceil(wrong.length / WORD)
  const planes = new Int32Array(words * OPTIONS)
  for (const [item, option] of wrong.entries()) {
    if (option === 0) continue
    const at = (option - 1) * words + Math.floor(item / WORD)
    planes[at] = (planes[at] ?? 0) | (1 << (item % WORD))
  }
  return planes
}

function equalBits(one: Int32Array, other: Int32Array): number {
  let equal = 0
  for (let at = 0; at < one.length; at += 1) equal += bitsIn((one[at] ?? 0) & (other[at] ?? 0))
  return equal
}

/** How many bits of a word are set: H. S. Warren, 'Hacker's Delight' (2nd ed., 2012), section 5-1. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55)
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33)
  bits = (bits + (bits >>> 4)) & 0x0f_0f_0f_0f
  return Math.imul(bits, 0x01_01_01_01) >>> 24
}
