import { test } from '@japa/runner'
import { plan, type Act } from '#app/events/domain/acts'
import {
  answeredOf,
  incidentsOf,
  lastContactOf,
  outcomesOf,
  practiceAt,
  receiptsOf,
  type PracticeAct,
  type PracticeRecord,
} from '#app/events/domain/practice'
import { PRACTICE_LEARNERS, PRACTICE_TROUBLES } from '#app/events/domain/practice_script'

const OPENED = Date.UTC(2026, 10, 30, 2)
const SECOND = 1000
const START = OPENED + 10 * SECOND
const [AYU, BUDI, CITRA, , , FITRI, GILANG, HADI] = [1, 2, 3, 4, 5, 6, 7, 8]
const ALL = PRACTICE_LEARNERS.map(({ id }) => id)

const asked = (changes: Partial<Act>): Act => ({
  kind: 'pesan',
  reason: 'Latihan.',
  minutes: null,
  page: null,
  message: null,
  scope: null,
  isForced: false,
  ...changes,
})
const begun = (...acts: PracticeAct[]): PracticeRecord => ({
  openedAt: OPENED,
  startedAt: START,
  acts,
  limitSeconds: 15 * 60,
})
const taken = (after: number, kind: Act['kind'], chosen: number[], more: Partial<Act> = {}) => ({
  at: START + after * SECOND,
  act: asked({ kind, ...more }),
  chosen,
})
const at = (record: PracticeRecord, after: number) => practiceAt(record, START + after * SECOND)
const learner = (record: PracticeRecord, after: number, id: number) => {
  const found = at(record, after).learners.find((one) => one.id === id)
  if (!found) throw new RangeError(`no learner ${id}`)
  return found
}
const open = (record: PracticeRecord, after: number) =>
  at(record, after)
    .troubles.filter(({ solvedAt }) => solvedAt === null)
    .map(({ trouble }) => trouble.id)

/** Solves each trouble as its hint says, one after the other. */
function solveAll(): PracticeRecord {
  const acts: PracticeAct[] = []
  for (let after = 2; after < 600; after += 2) {
    const now = START + after * SECOND
    const record = begun(...acts)
    const unsolved = practiceAt(record, now).troubles.find(({ solvedAt }) => solvedAt === null)
    if (!unsolved) continue
    const { trouble } = unsolved
    const isOut = trouble.learners.some((id) => {
      const last = lastContactOf(learner(record, after, id), now)
      return last !== null && now - last >= 15_000
    })
    if (isOut) continue
    const act = asked({
      kind: trouble.solvedBy[0] ?? 'pesan',
      minutes: 3,
      page: trouble.page ?? null,
      message: 'Sirene uji coba.',
      scope: 'sesi',
    })
    acts.push({ at: now, act, chosen: trouble.learners })
  }
  return begun(...acts)
}

test.group('A practice for invigilators', () => {
  test('before the start nothing happens, and one learner is locked out by wrong tokens', ({
    assert,
  }) => {
    const waiting = practiceAt({ ...begun(), startedAt: null }, START + 600 * SECOND)
    assert.deepEqual(waiting.troubles, [])
    assert.isTrue(waiting.learners.every(({ clock }) => clock === null))
    assert.deepEqual(
      waiting.learners.filter(({ isLocked }) => isLocked).map(({ id }) => id),
      [HADI]
    )
  })

  test('learners answer as time goes on, each at their own pace, and their clocks run', ({
    assert,
  }) => {
    const [early, later] = [30, 120].map((after) =>
      ALL.map((id) => answeredOf(learner(begun(), after, id), START + after * SECOND))
    )
    assert.equal(early?.[0], 3)
    assert.equal(later?.[0], 15)
    assert.isAbove(later?.[2] ?? 0, later?.[6] ?? 0)
    assert.equal(later?.[7], 0)
  })

  test('solving each trouble as its hint says ticks all of them off, in their order', ({
    assert,
  }) => {
    const { troubles } = at(solveAll(), 600)
    assert.deepEqual(
      troubles.map(({ trouble, solvedAt }) => [trouble.id, solvedAt !== null]),
      PRACTICE_TROUBLES.map(({ id }) => [id, true])
    )
    const times = troubles.map(({ solvedAt }) => solvedAt ?? 0)
    assert.deepEqual(
      times,
      times.toSorted((one, other) => one - other)
    )
  })

  test('whoever solves nothing meets every trouble all the same, one a minute', ({ assert }) => {
    const { troubles } = at(begun(), 5 + 60 * PRACTICE_TROUBLES.length)
    assert.lengthOf(troubles, PRACTICE_TROUBLES.length)
    assert.isTrue(troubles.every(({ solvedAt }) => solvedAt === null))
    assert.equal((troubles[1]?.arisenAt ?? 0) - (troubles[0]?.arisenAt ?? 0), 60 * SECOND)
  })

  test('another action, or the right one on somebody else, solves nothing', ({ assert }) => {
    const record = begun(
      taken(10, 'pesan', [HADI], { message: 'Coba lagi.' }),
      taken(12, 'jeda', [AYU]),
      taken(14, 'buka_token', [AYU])
    )
    assert.deepEqual(open(record, 20), ['token'])
    assert.deepEqual(open(begun(taken(10, 'buka_token', [HADI])), 12), [])
  })

  test('a learner whose token lock is opened comes in as a latecomer with the full time', ({
    assert,
  }) => {
    const record = begun(taken(20, 'buka_token', [HADI]))
    assert.isNull(learner(record, 22, HADI).clock)
    const late = learner(record, 30, HADI)
    assert.equal(late.startedAt, START + 24 * SECOND)
    assert.equal(late.clock?.deadline, START + 24 * SECOND + 30 * 60 * SECOND)
  })

  test('time given back while the line is still dead leaves the trouble open, and again after it solves it', ({
    assert,
  }) => {
    const first = [taken(6, 'buka_token', [HADI])]
    const arisen = at(begun(...first), 20).troubles[1]
    assert.equal(arisen?.trouble.id, 'terputus')
    const lostAt = ((arisen?.arisenAt ?? 0) - START) / SECOND
    const during = begun(...first, taken(lostAt + 5, 'kembalikan_waktu', [BUDI]))
    assert.deepEqual(open(during, lostAt + 6), ['terputus'])
    assert.deepEqual(open(during, lostAt + 30), ['terputus'])
    const again = {
      ...during,
      acts: [...during.acts, taken(lostAt + 30, 'kembalikan_waktu', [BUDI])],
    }
    assert.deepEqual(open(again, lostAt + 31), [])
    // All of the silence and nothing more: what was lost before the board saw it too.
    const { clock, outages } = learner(again, lostAt + 31, BUDI)
    const lost = outages[0] ? outages[0].to - outages[0].from : 0
    assert.isAbove(lost, 25 * SECOND)
    assert.equal(clock?.deadline, START + 30 * 60 * SECOND + lost)
    const [outcome] = outcomesOf(again, taken(lostAt + 32, 'kembalikan_waktu', [BUDI]), 'dilakukan')
    assert.equal(outcome?.status, 'dilewati')
  })

  test('a recording is opened once more only with the number that was not heard', ({ assert }) => {
    const solved = solveAll().acts.slice(0, 2)
    const arisenAt = at(begun(...solved), 120).troubles[2]
    assert.equal(arisenAt?.trouble.id, 'rekaman')
    const after = ((arisenAt?.arisenAt ?? 0) - START) / SECOND + 2
    assert.include(
      open(begun(...solved, taken(after, 'putar_lagi', [CITRA], { page: 6 })), after),
      'rekaman'
    )
    assert.notInclude(
      open(begun(...solved, taken(after, 'putar_lagi', [CITRA], { page: 7 })), after),
      'rekaman'
    )
  })

  test('an excluded learner stands as such, and can be brought back', ({ assert }) => {
    const out = begun(taken(10, 'keluarkan', [GILANG]))
    assert.isTrue(learner(out, 11, GILANG).isExcluded)
    const back = {
      ...out,
      acts: [...out.acts, taken(20, 'buka_kembali', [GILANG], { scope: 'ujian' })],
    }
    assert.isFalse(learner(back, 21, GILANG).isExcluded)
    assert.equal(learner(back, 21, GILANG).clock?.status, 'running')
  })

  test('invigilators give fifteen minutes at most, by the rule of real events', ({ assert }) => {
    const record = begun(taken(10, 'tambah_waktu', [AYU], { minutes: 10 }))
    const more = taken(20, 'tambah_waktu', [AYU], { minutes: 10 })
    assert.deepInclude(outcomesOf(record, more, 'akan_dilakukan')[0], { status: 'dilewati' })
    assert.match(outcomesOf(record, more, 'akan_dilakukan')[0]?.note ?? '', /batas 15 menit/)
  })

  test('a pause stops the clock and the answers until it goes on', ({ assert }) => {
    const paused = begun(taken(30, 'jeda', [FITRI]))
    const count = (record: PracticeRecord, after: number) =>
      answeredOf(learner(record, after, FITRI), START + after * SECOND)
    assert.equal(count(paused, 31), count(paused, 300))
    const gone = { ...paused, acts: [...paused.acts, taken(300, 'lanjutkan', [FITRI])] }
    assert.isAbove(count(gone, 330), count(gone, 301))
  })

  test('everybody rests, and ends, by the rules of an event', ({ assert }) => {
    assert.equal(learner(begun(), 41 * 60, AYU).clock?.session, 'written')
    assert.isTrue(at(begun(), 11 * 60 * 60).learners.every((one) => one.isLocked || one.finishedAt))
  })

  test('a learner’s incidents name who acted, and notices arrive and are read', ({ assert }) => {
    const record = begun(taken(10, 'pesan', [AYU], { message: 'Tenang.' }))
    const ayu = learner(record, 12, AYU)
    assert.include(incidentsOf(ayu, 'Bu Rini', START + 12 * SECOND)[0]?.note ?? '', 'oleh Bu Rini')
    assert.deepInclude(receiptsOf(ayu, START + 12 * SECOND)[0], {
      deliveredAt: START + 11 * SECOND,
      readAt: null,
    })
    assert.equal(receiptsOf(ayu, START + 30 * SECOND)[0]?.readAt, START + 16 * SECOND)
  })

  test('a token lock is opened only where there is one', ({ assert }) => {
    const unlocked = {
      clock: null,
      finishedAt: null,
      hasGrant: true,
      isBusyElsewhere: false,
      isReleased: false,
      given: { seconds: 0, limit: 900 },
      outages: { open: 0, returned: 0 },
      recording: null,
      isLockedOut: false,
      entry: null,
      firstName: null,
    }
    const act = asked({ kind: 'buka_token' })
    assert.deepEqual(plan(act, unlocked, START), { skipped: 'Tokennya tidak terkunci.' })
    assert.deepInclude(plan(act, { ...unlocked, isLockedOut: true }, START), {
      change: { kind: 'unlocked' },
    })
  })
})
