import type { SatPackage } from '#app/items/domain/item_figures'
import { pagesOfSession, SESSIONS } from '#contracts/exam'

/** The 140 question pages in order. */
export const ITEM_PAGES = SESSIONS.flatMap(pagesOfSession)

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Sittings by the Rasch model with guessing: abilities of -2 to 2 logits, difficulties of -2 to 1, and who doesn't know the
 * answer guesses among the four options. Every answer that is right is option 1, which is also the key.
 */
export function simulatedSittings(learners: number, seed: number): SatPackage {
  const random = seededNumbers(seed)
  const difficulties = ITEM_PAGES.map(() => random() * 3 - 2)
  const attempts = Array.from({ length: learners }, () => {
    const ability = random() * 4 - 2
    const answers = difficulties.map((difficulty) => {
      const knows = random() < 1 / (1 + Math.exp(difficulty - ability))
      return knows ? '1' : String(1 + Math.floor(random() * 4))
    })
    return { version: 0, answers: answers.join('') }
  })
  const version = { accepted: ITEM_PAGES.map(() => [1]), isPresent: ITEM_PAGES.map(() => true) }
  return { pages: ITEM_PAGES, versions: [version], attempts }
}

/** The same sittings with another key on a page. */
export function withKey(sat: SatPackage, page: number, key: number): SatPackage {
  const item = sat.pages.indexOf(page)
  const versions = sat.versions.map((version) => ({
    ...version,
    accepted: version.accepted.with(item, [key]),
  }))
  return { ...sat, versions }
}
