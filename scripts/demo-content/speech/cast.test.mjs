import assert from 'node:assert/strict'
import test from 'node:test'
import { castOf } from './cast.mjs'
import { phonemesOf } from './phonemes.mjs'
import { partsOf } from './spoken-lines.mjs'
import { UsageError } from './usage-error.mjs'

const DIALOGUE = {
  script: [
    { voice: 'narrator', text: 'Number one.' },
    { voice: 'woman', text: 'Is it open?' },
    { voice: 'man', text: 'Not today.' },
  ],
}

const pairOf = (position) =>
  castOf(DIALOGUE, position)
    .slice(1)
    .map(({ speaker }) => speaker)
    .join(' and ')

test('no pair of speakers speaks two recordings in a row, and at least six speakers take part', () => {
  const pairs = Array.from({ length: 35 }, (_, position) => pairOf(position))
  assert.ok(pairs.every((pair, position) => pair !== pairs[position - 1]))
  assert.ok(new Set(pairs.flatMap((pair) => pair.split(' and '))).size >= 6)
})

test('the narrator has a voice of his own', () => {
  const narrators = Array.from(
    { length: 9 },
    (_, position) => castOf(DIALOGUE, position)[0].speaker
  )
  assert.equal(new Set(narrators).size, 1)
  assert.ok(!pairOf(0).includes(narrators[0]))
})

test('a talk is slower than a conversation', () => {
  const talk = { script: [DIALOGUE.script[0], DIALOGUE.script[1]], items: [] }
  const conversation = { script: DIALOGUE.script, items: [] }
  assert.ok(castOf(talk, 0)[1].speed < castOf(conversation, 0)[1].speed)
})

test('a line may name its own speaker, speed and wording for the ear', () => {
  const script = [
    { voice: 'man', text: '1896', say: 'eighteen ninety-six', speaker: 'am_onyx', speed: 0.9 },
  ]
  assert.deepEqual(castOf({ script }, 0), [
    { text: 'eighteen ninety-six', role: 'man', speaker: 'am_onyx', speed: 0.9 },
  ])
})

test('a role without a voice is refused with the line', () => {
  assert.throws(
    () => castOf({ script: [{ voice: 'child', text: 'Hello.' }] }, 0),
    (error) => error instanceof UsageError && /child.*Hello/.test(error.message)
  )
})

test('phonemes keep the punctuation and are written in the notation of the model; the pronoun I has a stress', async () => {
  const said = { 'I hear eight': 'aɪ hˈɪɹ ˈeɪt', 'the judge': 'ðə dʒˈʌdʒ' }
  const phonemize = async (text) => [said[text]]
  assert.equal(await phonemesOf('I hear eight, the judge.', phonemize), 'ˌI hˈɪɹ ˈAt, ðə ʤˈʌʤ.')
})

test('a long line is spoken sentence by sentence, with nothing lost', () => {
  const sentence =
    'Our tutors will sit down with you, ask you questions, and help you see the reader. '
  const line = `Good morning. ${sentence.repeat(6)}Is that all? "Yes." It is.`
  const parts = partsOf(line)
  assert.equal(parts.join(' '), line.replace(/\s+/g, ' ').trim())
  assert.ok(parts.length >= 3 && parts.every((part) => part.length <= 280))
  assert.deepEqual(partsOf('Is it open? Not today.'), ['Is it open? Not today.'])
})
