import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { checkMeasurements } from '#app/packages/content/check_measurements'
import { checkOverlap } from '#app/packages/content/check_overlap'
import type { MeasuredRecording } from '#app/packages/content/content_format'
import { soundContent } from '#tests/support/content_package'

const AUDIO = 'audio/1.mp3'
/** What belongs to the support's recordings, which last twenty seconds. */
const MEASURED: MeasuredRecording = {
  sha256: createHash('sha256').update(Buffer.from('audio')).digest('hex'),
  seconds: 20,
  loudness: -18.5,
  peak: -2,
  lines: [
    { start: 0.5, end: 3 },
    { start: 3.4, end: 19.5 },
  ],
}

function faultsOf(change: Partial<MeasuredRecording>): string[] {
  const content = { ...soundContent(), lineTimes: { [AUDIO]: { ...MEASURED, ...change } } }
  return checkMeasurements(content).map(({ sentence }) => sentence)
}

test.group('Measurements of recordings', () => {
  test('measurements that fit their file have no fault', ({ assert }) => {
    assert.deepEqual(faultsOf({}), [])
  })

  test('measurements of another file are reported')
    .with([
      { change: { sha256: 'f00' }, fault: 'The file is not the one that was measured.' },
      { change: { seconds: 21 }, fault: 'It lasts 20.0 s; 21 s were measured.' },
      { change: { loudness: -20 }, fault: 'Its loudness is -20 LUFS; it should be -18 ± 1.' },
      { change: { peak: -1 }, fault: 'Its peak is -1 dBTP; -1.5 is the most.' },
      {
        change: { lines: [{ start: 3, end: 2 }] },
        fault: 'Line 1 begins at 3 s and ends at 2 s.',
      },
      {
        change: {
          lines: [
            { start: 1, end: 4 },
            { start: 3, end: 5 },
          ],
        },
        fault: 'Line 2 begins at 3 s and ends at 5 s.',
      },
      { change: { lines: [{ start: 1, end: 21 }] }, fault: 'Line 1 ends at 21 s, after the file.' },
    ])
    .run(({ assert }, { change, fault }) => assert.deepEqual(faultsOf(change), [fault]))
})

test.group('Words that options share with their stimulus', () => {
  const dialoguesWith = (options: (key: number) => string[]) => {
    const content = soundContent()
    for (const item of content.listening.dialogues) {
      Object.assign(item, {
        script: [
          { voice: 'man', text: 'The violin was broken again.' },
          { voice: 'narrator', text: 'What does the man mean?' },
        ],
        options: options(item.key),
      })
    }
    return checkOverlap(content).map(({ where, sentence }) => `${where}: ${sentence}`)
  }
  const others = ['He sold it.', 'She came home.', 'They left early.', 'Nobody knew.']

  test('a key that alone repeats what was heard is reported', ({ assert }) => {
    const faults = dialoguesWith((key) =>
      others.map((other, at) => (at + 1 === key ? 'Violins break.' : other))
    )
    assert.deepEqual(faults, [
      'listening.json: The option with the most words of the stimulus is the key in 100 % of the questions; at most 45 %.',
    ])
  })

  test('a key that alone repeats nothing is reported', ({ assert }) => {
    const faults = dialoguesWith((key) =>
      others.map((other, at) => (at + 1 === key ? other : `Broken violin ${at}.`))
    )
    assert.deepEqual(faults, [
      'listening.json: The option with the fewest words of the stimulus is the key in 100 % of the questions; at most 45 %.',
    ])
  })

  test('options that share nothing with the stimulus give nothing away', ({ assert }) => {
    assert.deepEqual(
      dialoguesWith(() => others),
      []
    )
  })
})
