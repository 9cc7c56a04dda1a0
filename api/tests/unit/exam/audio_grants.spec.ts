import { test } from '@japa/runner'
import fc from 'fast-check'
import { carriesAudio, SESSIONS } from '#contracts/exam'
import type { Session } from '#contracts/exam'
import { hasPlayedLast, isInOrder, mayOpenAudio, mergePlayed } from '#app/exam/domain/audio_grants'
import type { PlayedAudio } from '#app/exam/domain/audio_grants'
import { NOTHING_BY_HAND } from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'

const NOW = Date.UTC(2025, 2, 1, 1, 30)
const LENGTH = 21_500
const GRACE = 30_000

/** Listening, but with a file on every page, to check that files of later group pages are ignored. */
const QUESTIONS = Array.from({ length: 50 }, (_, offset) => ({
  page: offset + 1,
  audio: `/uploads/audio/${offset + 1}.mp3`,
  audioMs: LENGTH,
}))

function played(page: number, changes: Partial<PlayedAudio> = {}): PlayedAudio {
  return { page, playedAt: NOW - 5000, positionMs: 0, ...changes }
}

function merge(
  held: readonly PlayedAudio[],
  pages: readonly string[],
  positions: Record<string, number> = {}
) {
  return mergePlayed(held, pages, positions, QUESTIONS, NOW)
}

const NOTHING = { added: [], moved: [] }

test.group('Audio grants | reports', () => {
  test('a report of plays adds first plays with their time', ({ assert }) => {
    assert.deepEqual(merge([], ['7', '31']), {
      added: [
        { page: 7, playedAt: NOW, positionMs: 0 },
        { page: 31, playedAt: NOW, positionMs: 0 },
      ],
      moved: [],
    })
  })

  test('an earlier report or an empty list of plays changes nothing', ({ assert }) => {
    assert.deepEqual(merge([played(7)], ['7']), NOTHING)
    assert.deepEqual(merge([played(7)], []), NOTHING)
    assert.deepEqual(merge([played(7)], ['7', '8', '8', '7']), {
      added: [{ page: 8, playedAt: NOW, positionMs: 0 }],
      moved: [],
    })
  })

  test('a report of plays adds the pages with a recording and ignores all others from -5 to 160', ({
    assert,
  }) => {
    const names = Array.from({ length: 166 }, (_, offset) => String(offset - 5))
    const { added } = merge([], names)
    assert.deepEqual(
      added.map(({ page }) => page),
      [...Array.from({ length: 30 }, (_, offset) => offset + 1), 31, 35, 39, 43, 47]
    )
  })

  test('a report of plays ignores a page whose question has no recording', ({ assert }) => {
    const questions = [{ page: 7, audio: null, audioMs: null }]
    assert.deepEqual(mergePlayed([], ['7'], {}, questions, NOW), NOTHING)
  })

  test('a report of plays ignores {$self}, which is not a page name')
    .with([
      '',
      ' ',
      '07',
      '7.0',
      '7e0',
      ' 7',
      '7 ',
      '+7',
      '-7',
      '0x7',
      '0',
      'NaN',
      '٧',
      '9'.repeat(400),
    ])
    .run(({ assert }, name) => {
      assert.deepEqual(merge([], [name, name]), NOTHING)
      assert.deepEqual(merge([played(7)], [], { [name]: 5 }), NOTHING)
    })
})

test.group('Audio grants | positions', () => {
  test('a position moves a played recording forward', ({ assert }) => {
    assert.deepEqual(merge([played(7, { positionMs: 4000 })], ['7'], { 7: 12.3456 }), {
      ...NOTHING,
      moved: [{ page: 7, positionMs: 12_346 }],
    })
  })

  test('a position never moves back: {seconds} s after 4 s')
    .with([
      { seconds: 4 },
      { seconds: 3.999 },
      { seconds: 0 },
      { seconds: -1 },
      { seconds: -1e300 },
    ])
    .run(({ assert }, { seconds }) => {
      assert.deepEqual(merge([played(7, { positionMs: 4000 })], [], { 7: seconds }), NOTHING)
    })

  test('a position stops at the end of the recording', ({ assert }) => {
    for (const seconds of [21.5, 21.501, 3600, Number.MAX_VALUE]) {
      assert.deepEqual(merge([played(7)], [], { 7: seconds }).moved, [
        { page: 7, positionMs: LENGTH },
      ])
    }
    assert.deepEqual(merge([played(7, { positionMs: LENGTH })], [], { 7: 3600 }), NOTHING)
  })

  test('a position of {$self} seconds is ignored')
    .with([Number.NaN, Infinity, -Infinity])
    .run(({ assert }, seconds) => {
      assert.deepEqual(merge([played(7)], [], { 7: seconds }), NOTHING)
    })

  test('a position is accepted in the report that adds its recording', ({ assert }) => {
    assert.deepEqual(merge([], ['7'], { 7: 1.5 }), {
      ...NOTHING,
      added: [{ page: 7, playedAt: NOW, positionMs: 1500 }],
    })
    assert.deepEqual(merge([], ['7'], { 7: -3 }).added, [{ page: 7, playedAt: NOW, positionMs: 0 }])
  })

  test('positions of recordings that were not played or do not exist are ignored', ({ assert }) => {
    assert.deepEqual(merge([played(7)], [], { 8: 5, 32: 5, 60: 5 }), NOTHING)
  })

  test('a recording of unknown length stays at position 0', ({ assert }) => {
    const questions = [{ page: 7, audio: '/uploads/audio/7.mp3', audioMs: null }]
    assert.deepEqual(mergePlayed([], ['7'], { 7: 9 }, questions, NOW), {
      ...NOTHING,
      added: [{ page: 7, playedAt: NOW, positionMs: 0 }],
    })
  })

  test('played recordings only grow, for any sequence of reports', ({ assert }) => {
    const name = fc.oneof(fc.integer({ min: -1, max: 55 }).map(String), fc.string())
    const report = fc.tuple(
      fc.array(name, { maxLength: 6 }),
      fc.dictionary(name, fc.double(), { maxKeys: 6 })
    )
    fc.assert(
      fc.property(fc.array(report, { maxLength: 12 }), (reports) => {
        let held = new Map<number, PlayedAudio>()
        reports.forEach(([pages, positions], turn) => {
          const { added, moved } = mergePlayed(
            [...held.values()],
            pages,
            positions,
            QUESTIONS,
            NOW + turn
          )
          const next = new Map(held)
          for (const one of added) {
            assert.isFalse(next.has(one.page))
            assert.equal(one.playedAt, NOW + turn)
            assert.isTrue(carriesAudio(one.page) && pages.includes(String(one.page)))
            next.set(one.page, one)
          }
          for (const { page, positionMs } of moved) {
            const before = held.get(page)
            assert.isDefined(before)
            assert.isAbove(positionMs, before!.positionMs)
            next.set(page, { ...before!, positionMs })
          }
          for (const { positionMs } of next.values()) {
            assert.isTrue(Number.isInteger(positionMs) && positionMs >= 0 && positionMs <= LENGTH)
          }
          for (const page of pages.map(Number)) {
            if (carriesAudio(page) && pages.includes(String(page))) assert.isTrue(next.has(page))
          }
          held = next
        })
      })
    )
  })
})

test.group('Audio grants | opening a file', () => {
  function clockIn(session: Session, changes: Partial<AttemptClock> = {}): AttemptClock {
    const minutes = { listening: 30, written: 25, reading: 55 }
    return {
      status: 'running',
      session,
      deadline: NOW + 1_800_000,
      minutes,
      restMinutes: null,
      byHand: NOTHING_BY_HAND,
      ...changes,
    }
  }
  const request = { clock: clockIn('listening'), page: 7, audioMs: LENGTH }

  test('unplayed recordings open during listening, grace included', ({ assert }) => {
    const { deadline } = request.clock
    for (const now of [NOW, deadline - 1, deadline, deadline + 9999]) {
      assert.isTrue(mayOpenAudio(request, now))
    }
    for (const now of [deadline + 10_000, deadline + 10_001, deadline + 86_400_000]) {
      assert.isFalse(mayOpenAudio(request, now))
    }
  })

  test('{after} ms after the first play a recording of 21.5 s opens: {opens}')
    .with([
      { after: 0, opens: true },
      { after: LENGTH, opens: true },
      { after: LENGTH + GRACE - 1, opens: true },
      { after: LENGTH + GRACE, opens: true },
      { after: LENGTH + GRACE + 1, opens: false },
      { after: 600_000, opens: false },
    ])
    .run(({ assert }, { after, opens }) => {
      const again = { ...request, played: played(7, { playedAt: NOW }) }
      assert.equal(mayOpenAudio(again, NOW + after), opens)
    })

  test('a recording that was heard further opens no longer', ({ assert }) => {
    const heard = { ...request, played: played(7, { playedAt: NOW, positionMs: LENGTH }) }
    assert.isTrue(mayOpenAudio(heard, NOW + LENGTH + GRACE))
    assert.isFalse(mayOpenAudio(heard, NOW + LENGTH + GRACE + 1))
  })

  test('a recording of unknown length opens for the grace only', ({ assert }) => {
    const again = { ...request, audioMs: null, played: played(7, { playedAt: NOW }) }
    assert.isTrue(mayOpenAudio(again, NOW + GRACE))
    assert.isFalse(mayOpenAudio(again, NOW + GRACE + 1))
    assert.isTrue(mayOpenAudio({ ...request, audioMs: null }, NOW))
  })

  test('recordings open neither in other sessions nor after the finish, played or not', ({
    assert,
  }) => {
    for (const session of SESSIONS.filter((one) => one !== 'listening')) {
      assert.isFalse(mayOpenAudio({ ...request, clock: clockIn(session) }, NOW))
    }
    const finished = clockIn('listening', { status: 'finished' })
    assert.isFalse(mayOpenAudio({ ...request, clock: finished }, NOW))
    const again = { ...request, clock: clockIn('written'), played: played(7, { playedAt: NOW }) }
    assert.isFalse(mayOpenAudio(again, NOW))
  })

  test('a recording that has just begun does not open after the session', ({ assert }) => {
    const { deadline } = request.clock
    const late = { ...request, played: played(7, { playedAt: deadline - 1 }) }
    assert.isTrue(mayOpenAudio(late, deadline + 9999))
    assert.isFalse(mayOpenAudio(late, deadline + 10_000))
  })

  test('recordings open only on pages that have one, from -5 to 160', ({ assert }) => {
    for (let page = -5; page <= 160; page += 1) {
      assert.equal(mayOpenAudio({ ...request, page }, NOW), carriesAudio(page), `page ${page}`)
    }
  })
})

test.group('Audio grants | in the mode asli', () => {
  const reported = (held: readonly PlayedAudio[], ...pages: number[]) =>
    isInOrder(held, merge(held, pages.map(String)), QUESTIONS)

  test('recordings are in order only without a gap, several at once too', ({ assert }) => {
    assert.isTrue(reported([], 1))
    assert.isFalse(reported([], 2))
    assert.isTrue(reported([], 1, 2, 3))
    assert.isTrue(reported([], 3, 1, 2))
    assert.isFalse(reported([], 1, 3))
    const talks = Array.from({ length: 30 }, (_, at) => played(at + 1))
    assert.isTrue(reported(talks, 31, 35), 'the pages between have no recording')
    assert.isFalse(reported(talks, 35))
  })

  test('a report without a first play is in order', ({ assert }) => {
    assert.isTrue(reported([played(1), played(2)], 2))
    assert.isTrue(reported([]))
  })

  test('a reopened recording plays again, and those after the last one go on', ({ assert }) => {
    const held = [played(1), played(3), played(4)]
    assert.isTrue(reported(held, 2))
    assert.isTrue(reported(held, 5))
    assert.isFalse(reported(held, 6))
  })

  test('every order of plays but the ascending one is refused at its first gap', () => {
    const pages = [1, 2, 3, 4, 5, 6]
    fc.assert(
      fc.property(fc.shuffledSubarray(pages, { minLength: 6 }), (order) => {
        const held: PlayedAudio[] = []
        for (const page of order) {
          const isNext = page === held.length + 1
          if (reported(held, page) !== isNext) return false
          if (!isNext) return true
          held.push(played(page))
        }
        return true
      })
    )
  })

  test('the last recording has played once it was heard to its end, or its length has passed', ({
    assert,
  }) => {
    const last = (changes: Partial<PlayedAudio>, now = NOW) =>
      hasPlayedLast([played(46), played(47, changes)], QUESTIONS, now)
    assert.isFalse(hasPlayedLast([], QUESTIONS, NOW))
    assert.isFalse(hasPlayedLast([played(46, { playedAt: 0 })], QUESTIONS, NOW))
    assert.isFalse(last({ playedAt: NOW, positionMs: LENGTH - 1001 }))
    assert.isTrue(last({ playedAt: NOW, positionMs: LENGTH - 1000 }))
    assert.isFalse(last({ playedAt: NOW }, NOW + LENGTH - 1))
    assert.isTrue(last({ playedAt: NOW }, NOW + LENGTH))
  })
})
