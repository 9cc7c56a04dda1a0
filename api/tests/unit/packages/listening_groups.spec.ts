import { test } from '@japa/runner'
import { groupsOf, playsRecording } from '#app/exam/domain/sat_groups'
import { paperEntries } from '#app/exam/domain/paper'
import { recordingToReopen } from '#app/exam/domain/reopened_recording'
import { incompleteReasons, missingQuestions } from '#app/packages/domain/completeness'
import { importedGroups } from '#app/packages/domain/imported_groups'
import { answerMs, listeningSeconds } from '#app/packages/domain/listening_time'
import { planMoves } from '#app/packages/domain/move_questions'
import {
  carriesAudio,
  DEFAULT_LISTENING_GROUPS,
  pagesOfGroup,
  pagesOfSection,
  recordedPages,
} from '#contracts/exam'
import {
  GROUPS_UNREADABLE,
  groupsIn,
  groupsProblem,
  groupsText,
  groupsToStore,
  storedGroups,
} from '#contracts/listening_groups'
import { recordingPageOf } from '#contracts/recording_names'

/** Three groups of six, two and five; 39, 42 to 44 and 50 stand alone. */
const GROUPS = [
  { first: 33, last: 38 },
  { first: 40, last: 41 },
  { first: 45, last: 49 },
]

const NOW = 1_800_000_000_000
const CLOCK = {
  status: 'running' as const,
  session: 'listening' as const,
  deadline: NOW + 60_000,
  minutes: { listening: 30, written: 25, reading: 55 },
  restMinutes: null,
  byHand: {
    given: { listening: 0, written: 0, reading: 0 },
    pausedAt: null,
    runsSince: null,
    restHeldMs: 0,
    endedAt: null,
    leftEarlyMs: null,
  },
}

const QUESTIONS = pagesOfSection('listening').map((page) => ({
  id: page,
  page,
  number: page,
  section: 'listening' as const,
  prompt: null,
  options: ['a', 'b', 'c', 'd'] as [string, string, string, string],
  key: '1' as const,
  audio: carriesAudio(page, GROUPS) ? `${page}.mp3` : null,
  audioMs: carriesAudio(page, GROUPS) ? 10_000 : null,
  passage: null,
  group: GROUPS.find(({ first, last }) => page >= first && page <= last) ?? null,
}))

test.group('Listening groups as text', () => {
  test('groups are written and read in the forms that people type', ({ assert }) => {
    assert.equal(groupsText(GROUPS), '33-38, 40-41, 45-49')
    for (const text of [
      '33-38, 40-41, 45-49',
      '45–49; 33 - 38\n40 sampai 41',
      '33 s.d. 38,40 s/d 41'.replace('s/d', 'sd') + ',45-49',
    ]) {
      assert.deepEqual(groupsIn(text), GROUPS, text)
    }
    assert.deepEqual(groupsIn(''), [])
  })

  test('what is no list of groups is refused', ({ assert }) => {
    for (const text of ['31', '31-', 'a-b', '31-34-38', '31..34']) {
      assert.isNull(groupsIn(text), text)
    }
  })

  test('groups stand on pages 31 to 50, have two to six questions and share none', ({ assert }) => {
    const problem = (text: string) => groupsProblem(groupsIn(text) ?? [])
    assert.isNull(problem('31-36, 37-38, 39-44, 45-50'))
    assert.isNull(problem(''))
    assert.include(problem('30-33') ?? '', 'nomor 31 sampai 50')
    assert.include(problem('48-51') ?? '', 'nomor 31 sampai 50')
    assert.include(problem('31-37') ?? '', '2 sampai 6 soal')
    assert.include(problem('31-31') ?? '', '2 sampai 6 soal')
    assert.include(problem('34-31') ?? '', '2 sampai 6 soal')
    assert.include(problem('31-34, 34-36') ?? '', 'nomor 34 sudah ada')
  })

  test('the groups of the test itself are stored as none', ({ assert }) => {
    assert.isNull(groupsToStore(DEFAULT_LISTENING_GROUPS))
    assert.equal(storedGroups(null), DEFAULT_LISTENING_GROUPS)
    assert.deepEqual(storedGroups(groupsToStore(GROUPS)), GROUPS)
    assert.deepEqual(storedGroups(groupsToStore([])), [])
  })
})

test.group('A package with its own listening groups', () => {
  test('plays a recording on each group’s first page and on each page outside of groups', ({
    assert,
  }) => {
    const silent = [34, 35, 36, 37, 38, 41, 46, 47, 48, 49]
    assert.deepEqual(
      recordedPages(GROUPS),
      pagesOfSection('listening').filter((page) => !silent.includes(page))
    )
    assert.deepEqual(pagesOfGroup(36, GROUPS), [33, 34, 35, 36, 37, 38])
    assert.deepEqual(pagesOfGroup(31, GROUPS), [31])
  })

  test('lacks recordings only there', ({ assert }) => {
    const [reason = ''] = incompleteReasons({
      ...missingQuestions(
        QUESTIONS.map((one) => ({ ...one, audio: null, passageId: null })),
        GROUPS
      ),
      pages: { listening: [], structure: [], written: [], reading: [] },
    })
    assert.equal(reason, 'Listening: nomor 1-33, 39, 40, 42-45, 50 belum punya audio')
  })

  test('is sat with one screen for each group', ({ assert }) => {
    assert.deepEqual(groupsOf(QUESTIONS), GROUPS)
    const snapshot = { packageId: 1, packageName: 'Paket', questions: QUESTIONS }
    const entries = paperEntries(snapshot, 'listening').slice(0, 40)
    const groups = entries.flatMap((entry) =>
      entry.kind === 'group' ? [entry.questions.map(({ page }) => page)] : []
    )
    assert.deepEqual(
      groups,
      GROUPS.map(({ first }) => pagesOfGroup(first, GROUPS))
    )
    assert.lengthOf(
      entries.filter((entry) => entry.kind === 'single'),
      37
    )
    const locked = paperEntries({ ...snapshot, questions: [] }, null, GROUPS)
    assert.lengthOf(locked, 40 + 15 + 25 + 50)
  })

  test('opens the recording of a group by any of its numbers', ({ assert }) => {
    assert.equal(recordingToReopen(CLOCK, 37, QUESTIONS, NOW), 33)
    assert.equal(recordingToReopen(CLOCK, 39, QUESTIONS, NOW), 39)
    assert.isFalse(QUESTIONS.filter(({ page }) => page === 34).some(playsRecording))
  })

  test('takes the time of all questions of a group', ({ assert }) => {
    const recording = { page: 33, audioMs: 10_000, transcript: null }
    assert.equal(answerMs(recording, GROUPS), 72_000)
    assert.equal(answerMs({ ...recording, page: 39 }, GROUPS), 12_000)
    assert.equal(listeningSeconds(QUESTIONS, GROUPS), 40 * 10 + 30 + 8 + 8)
  })

  test('keeps recordings where questions are moved', ({ assert }) => {
    const placed = QUESTIONS.map((one) => ({ ...one, hasProof: false }))
    const moved = (from: number, to: number) =>
      planMoves(
        placed,
        [
          { id: from, page: to },
          { id: to, page: from },
        ],
        new Map(),
        GROUPS
      ).refusal
    assert.isNull(moved(31, 39), 'both play recordings of their own')
    assert.isNull(moved(34, 41), 'neither does')
    assert.include(moved(34, 39) ?? '', 'rekaman')
  })

  test('finds the recording of a group by the numbers of its file', ({ assert }) => {
    assert.equal(recordingPageOf('Part B no 33-38.mp3', GROUPS), 33)
    assert.equal(recordingPageOf('37.mp3', GROUPS), 33)
    assert.equal(recordingPageOf('39.mp3', GROUPS), 39)
  })
})

test.group('The groups of a file', () => {
  test('a file that says nothing, or the same, leaves the package’s groups', ({ assert }) => {
    for (const text of [undefined, '', '33-38, 40-41, 45-49']) {
      assert.deepEqual(
        importedGroups({ ...(text !== undefined && { groups: text }), hasAllGroups: true }, GROUPS),
        {
          groups: null,
          notTaken: [],
        }
      )
    }
  })

  test('other groups are taken, also none; impossible ones are reported', ({ assert }) => {
    const taken = (groups: string) => importedGroups({ groups, hasAllGroups: true }, GROUPS)
    assert.equal(taken('31-36,37-40').groups, '31-36, 37-40')
    assert.equal(taken('-').groups, '')
    assert.deepEqual(taken('31-39'), {
      groups: null,
      notTaken: [
        {
          place: 'kelompok Listening',
          reason: 'Kelompok 31-39 tidak bisa: satu kelompok terdiri dari 2 sampai 6 soal.',
        },
      ],
    })
    assert.equal(taken('x').notTaken[0]?.reason, GROUPS_UNREADABLE)
  })

  test('a file of some questions leaves the groups of the others', ({ assert }) => {
    const joined = (groups: string) => importedGroups({ groups }, GROUPS).groups
    assert.isNull(joined('33-38'))
    assert.equal(joined('31-34'), '31-34, 40-41, 45-49')
    assert.equal(joined('40-40'), '33-38, 45-49')
    assert.equal(joined('41-44,50-50'), '33-38, 41-44, 45-49')
  })
})
