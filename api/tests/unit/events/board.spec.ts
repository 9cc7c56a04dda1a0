import { test } from '@japa/runner'
import { isNews, sentRow } from '#app/events/domain/board_changes'
import { lastIncidents } from '#app/events/domain/board_incidents'
import { liveState, type LiveLearner } from '#app/events/domain/live_learner'
import { minutesAndSeconds } from '#app/events/domain/spans'

const NOW = 1_800_000_000_000
const iso = (at: number) => new Date(at).toISOString()

test.group('A row of the board', () => {
  const row = { id: 1, terjawab: 3, sisaDetik: 100, kontakTerakhir: iso(NOW), dijeda: false }

  test('a row is news when it is unknown or differs, not when its time runs or contact goes on', ({
    assert,
  }) => {
    const known = sentRow(row)
    assert.isTrue(isNews(undefined, known))
    const later = { ...row, sisaDetik: 90, kontakTerakhir: iso(NOW + 10_000) }
    assert.isFalse(isNews(known, sentRow(later)))
    assert.isTrue(isNews(known, sentRow({ ...row, terjawab: 4 })))
    assert.isTrue(isNews(known, sentRow({ ...row, kontakTerakhir: iso(NOW + 30_000) })))
  })

  test("a stopped clock's time is news when it changes", ({ assert }) => {
    const stopped = sentRow({ ...row, dijeda: true })
    assert.isTrue(isNews(stopped, sentRow({ ...row, dijeda: true, sisaDetik: 160 })))
  })

  test('only the last twenty incidents are told, the oldest of them first', ({ assert }) => {
    const all = Array.from({ length: 25 }, (_, at) => ({
      kind: 'jendela' as const,
      at: 100 - at,
      note: '',
    }))
    assert.deepEqual(
      lastIncidents(all).map(({ at }) => at),
      Array.from({ length: 20 }, (_, at) => 81 + at)
    )
  })

  test('spans are told in minutes and seconds', ({ assert }) => {
    assert.deepEqual([0, 44_001, 60_000, 200_000].map(minutesAndSeconds), [
      '0 detik',
      '45 detik',
      '1 menit',
      '3 menit 20 detik',
    ])
  })
})

test.group("A learner's state", () => {
  const learner = (changes: Partial<LiveLearner> = {}): LiveLearner => ({
    traces: { arrivedAt: NOW, readyAt: NOW, attemptStatus: 'running' },
    isExcluded: false,
    attempt: { isPaused: false, isEnded: false, isResting: false, lastContact: NOW },
    lastWaiting: null,
    ...changes,
  })
  const silent = NOW + 15_000

  test('a learner is disconnected after fifteen seconds, but not in a pause or a rest', ({
    assert,
  }) => {
    assert.equal(liveState(learner(), silent - 1), 'mengerjakan')
    assert.equal(liveState(learner(), silent), 'terputus')
    const attempt = { isPaused: false, isEnded: false, isResting: false, lastContact: NOW }
    const paused = learner({ attempt: { ...attempt, isPaused: true } })
    assert.equal(liveState(paused, silent), 'dijeda')
    assert.equal(liveState(learner({ attempt: { ...attempt, isEnded: true } }), NOW), 'selesai')
    const resting = learner({ attempt: { ...attempt, isResting: true } })
    assert.equal(liveState(resting, silent), 'istirahat')
    assert.equal(
      liveState(learner({ attempt: { ...attempt, lastContact: null } }), NOW),
      'terputus'
    )
  })

  test('who is excluded is shown so whatever else there is, and who has finished needs no contact', ({
    assert,
  }) => {
    assert.equal(liveState(learner({ isExcluded: true }), NOW), 'dikeluarkan')
    const traces = { arrivedAt: NOW, readyAt: NOW, attemptStatus: 'finished' as const }
    assert.equal(liveState(learner({ traces, attempt: null }), silent), 'selesai')
  })

  test('a learner in the waiting room is disconnected only if their page had a pulse', ({
    assert,
  }) => {
    const traces = { arrivedAt: NOW, readyAt: NOW, attemptStatus: null }
    assert.equal(liveState(learner({ traces, attempt: null }), silent), 'siap')
    assert.equal(
      liveState(learner({ traces, attempt: null, lastWaiting: NOW }), silent),
      'terputus'
    )
  })
})
