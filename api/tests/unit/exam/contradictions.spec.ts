import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  anchorageOf,
  contradictedPages,
  savedInTime,
  type SavedAnswer,
} from '#app/exam/domain/contradictions'
import type { Journal, LateChoice } from '#app/exam/domain/late_answers'
import { ANSWERS, SAVE_GRACE_MS, type Answer, type Session } from '#contracts/exam'
import { anchorOf, journalStart, journalText, type JournalEntry } from '#contracts/journal'

const ATTEMPT = 7
const END = 1_800_000
const ENDS: Record<Session, number | null> = { listening: END, written: END * 2, reading: null }
const endOf = (session: Session) => ENDS[session]
const LOGIN = '0a1b2c3d'

type Choice = Omit<JournalEntry, 'link'>

function journalOf(choices: readonly Choice[], from = journalStart(ATTEMPT)): Journal {
  let link = from
  const entries = choices.map((entry) => {
    link = createHash('sha256').update(journalText(link, entry)).digest('hex')
    return { ...entry, link }
  })
  return { from, entries }
}

const chosen = (id: number, seq: number, at: number, answer: Answer = '1'): Choice => ({
  id,
  answer,
  seq,
  at,
  jam: at,
})

const late = ({ id, answer, seq, at, jam }: Choice): LateChoice => ({
  page: id,
  answer,
  seq,
  chosenAt: at,
  deviceAt: jam,
})

/** The row that a save of a journal's entry stores, with the last link when it was sent. */
function saved(
  { id, answer, seq }: Choice,
  savedAt: number,
  journal: Journal | null,
  savedBy: string | null = LOGIN
): SavedAnswer {
  const last = journal?.entries.at(-1)
  return { page: id, answer, seq, savedAt, anchor: last ? anchorOf(last.link) : null, savedBy }
}

const pages = (
  choices: readonly Choice[],
  journals: readonly Journal[],
  saves: SavedAnswer[],
  isTakenOver = false
) => [...contradictedPages(choices.map(late), journals, { saves, isTakenOver }, endOf)]

const anchorage = (journal: Journal, saves: SavedAnswer[]) =>
  anchorageOf(journal, { saves, isTakenOver: false })

const [one, two, three] = [chosen(1, 1, 10_000), chosen(2, 2, 100_000), chosen(3, 3, 200_000)]

test.group('Late answers | what saves contradict', () => {
  test('without any save no late answer is contradicted', ({ assert }) => {
    assert.deepEqual(pages([one], [journalOf([one])], []), [])
  })

  test('a choice after the last save is not contradicted', ({ assert }) => {
    const save = saved(one, 11_000, journalOf([one]))
    assert.deepEqual(pages([two, three], [journalOf([one, two, three])], [save]), [])
  })

  test('a choice that the journal held when a save arrived without it is contradicted', ({
    assert,
  }) => {
    const journal = journalOf([one, two, three])
    assert.deepEqual(pages([one], [journal], [saved(three, 201_000, journal)]), [1])
  })

  test('a choice with a lower number than a saved one is contradicted, also without a journal', ({
    assert,
  }) => {
    const save = saved(three, 201_000, null)
    assert.deepEqual(pages([two], [journalOf([two, three])], [save]), [2])
    assert.deepEqual(pages([two], [], [save]), [2])
  })

  test('a choice long before a save that came after it is contradicted, whatever its number', ({
    assert,
  }) => {
    const journal = journalOf([one, chosen(4, 9, 20_000)])
    const saves = [saved(three, 201_000, null), saved(one, 11_000, journalOf([one]))]
    assert.deepEqual(pages([chosen(4, 9, 20_000)], [journal], saves), [4])
  })

  test('a choice made while a save was in flight is not contradicted', ({ assert }) => {
    const during = chosen(4, 2, 12_000)
    const save = saved(one, 25_000, journalOf([one]))
    assert.deepEqual(pages([during], [journalOf([one, during])], [save]), [])
  })

  test('a journal that lacks the link that a save has named is contradicted as a whole', ({
    assert,
  }) => {
    const anew = journalOf([chosen(1, 1, 9_000), two, three])
    const save = saved(one, 11_000, journalOf([one]))
    assert.deepEqual(pages([two, three], [anew], [save]), [2, 3])
    assert.deepEqual(anchorage(anew, [save]), { anchored: 0, missing: 1 })
  })

  test('a journal that began again after the save, in a browser that stores nothing, is not contradicted', ({
    assert,
  }) => {
    const save = saved(one, 11_000, journalOf([one]))
    const anew = journalOf([two, three])
    assert.deepEqual(pages([two, three], [anew], [save]), [])
    assert.deepEqual(anchorage(anew, [save]), { anchored: 0, missing: 0 })
  })

  test('a journal that left out its oldest entries is not contradicted', ({ assert }) => {
    const whole = journalOf([one, two, three])
    const rest = { from: whole.entries[0]?.link ?? '', entries: whole.entries.slice(1) }
    const save = saved(one, 11_000, journalOf([one]))
    assert.deepEqual(pages([two], [rest], [save]), [])
    assert.deepEqual(anchorage(rest, [save]), { anchored: 1, missing: 0 })
  })

  test("saves by another device don't contradict the one that lost its network", ({ assert }) => {
    const first = journalOf([one, two, three])
    const elsewhere = journalOf([chosen(2, 2, 150_000, '3'), chosen(9, 3, 160_000)])
    const saves = [
      saved(one, 11_000, journalOf([one])),
      ...elsewhere.entries.map((entry) => saved(entry, entry.at + 500, elsewhere, 'other')),
    ]
    assert.deepEqual(pages([three], [first], saves, true), [])
  })

  test("saves by another login don't contradict a device that lost its network before any save", ({
    assert,
  }) => {
    const elsewhere = journalOf([chosen(1, 1, 150_000, '3'), chosen(9, 2, 260_000)])
    const saves = elsewhere.entries.map((entry) => saved(entry, entry.at + 500, elsewhere, 'other'))
    const lost = [chosen(2, 1, 100_000), chosen(3, 2, 110_000)]
    assert.deepEqual(pages(lost, [journalOf(lost)], saves, true), [])
    assert.deepEqual(pages(lost, [journalOf(lost)], saves, false), [2, 3])
  })

  test("saves after the end of a session don't contradict its choices", ({ assert }) => {
    const later = chosen(52, 2, END + 60_000)
    const journal = journalOf([one, later])
    assert.deepEqual(pages([one], [journal], [saved(later, END + 61_000, journal)]), [])
  })

  test('only answers of a save count that came before their session ended', ({ assert }) => {
    const inTime = saved(one, END + SAVE_GRACE_MS - 1, null)
    const accepted = { ...saved(two, END + SAVE_GRACE_MS, null), savedBy: null }
    const unknown = saved(chosen(94, 3, 1), 2, null)
    assert.deepEqual(savedInTime([inTime, accepted, unknown], endOf), [inTime])
  })

  test('an honest device is never contradicted, whatever its network does', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { journal, saves, missing } = sit(steps)
        assert.deepEqual(pages(missing, [journal], saves), [])
        assert.equal(anchorage(journal, saves).missing, 0)
      })
    )
  })

  test('choices inserted, changed or removed before a save are contradicted', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 2, maxLength: 40 }),
        fc.nat(),
        fc.constantFrom('insert', 'change', 'take out'),
        (steps, where, how) => {
          const { journal, saves } = sit(steps)
          const last = saves.toSorted((a, b) => b.savedAt - a.savedAt)[0]
          const upTo = journal.entries.findIndex(({ link }) => anchorOf(link) === last?.anchor)
          fc.pre(last !== undefined && upTo >= 1)
          const at = where % upTo
          const choices: Choice[] = [...journal.entries]
          const old = choices[at] as Choice
          const made = { ...old, id: 45, jam: old.jam + 1 }
          if (how === 'insert') choices.splice(at, 0, made)
          if (how === 'change') choices[at] = made
          if (how === 'take out') choices.splice(at, 1)
          const forged = chosen(46, 10_000, END - 1)
          const anew = journalOf([...choices, forged])
          assert.include(pages([forged], [anew], saves), 46)
        }
      )
    )
  })
})

interface Step {
  page: number
  answer: Answer
  /** Milliseconds since the step before. */
  pause: number
  /** How long the next save is in flight; null when it is lost. */
  travel: number | null
}

const step: fc.Arbitrary<Step> = fc.record({
  page: fc.integer({ min: 1, max: 40 }),
  answer: fc.constantFrom(...ANSWERS),
  pause: fc.integer({ min: 100, max: 40_000 }),
  travel: fc.oneof(fc.constant(null), fc.integer({ min: 5, max: 20_000 })),
})

/** An honest device: with each choice it sends everything that the server lacks, one save at a time. */
function sit(steps: readonly Step[]) {
  const choices: Choice[] = []
  const stored = new Map<number, SavedAnswer>()
  let now = 1000
  let arrival = 0
  for (const { page, answer, pause, travel } of steps) {
    now += pause
    choices.push(chosen(page, choices.length + 1, now, answer))
    // One save waits for the one before.
    if (travel === null || arrival > now) continue
    arrival = now + travel
    const journal = journalOf(choices)
    for (const choice of choices) {
      const held = stored.get(choice.id)
      if (!held || held.seq < choice.seq) stored.set(choice.id, saved(choice, arrival, journal))
    }
  }
  const missing = new Map<number, Choice>()
  for (const choice of choices) {
    if ((stored.get(choice.id)?.seq ?? 0) < choice.seq) missing.set(choice.id, choice)
  }
  return {
    journal: journalOf(choices),
    saves: [...stored.values()],
    missing: [...missing.values()],
  }
}
