import { test } from '@japa/runner'
import {
  explanationFaults,
  tidyExplanation,
  type Explanation,
  type ProofLines,
  type TranscriptLine,
} from '#app/packages/domain/explanation'
import type { Section } from '#contracts/exam'
import {
  CORRECTION_NEEDS_WRITTEN,
  KEY_HAS_NOTE,
  PROOF_NEEDS_TEXT,
  PROOF_OUTSIDE,
  PROOF_REVERSED,
  SKILL_OF_OTHER_SECTION,
  TRANSCRIPT_NEEDS_RECORDING,
  TRANSCRIPT_UNORDERED,
} from '#contracts/explanations'

const faultsOf = (explanation: Partial<Explanation>, section: Section = 'reading', lines = 20) =>
  explanationFaults(explanation, { section, answerKey: 2, lines }).map(({ sentence }) => sentence)

const spoken = (...times: [number | null, number | null][]): TranscriptLine[] =>
  times.map(([start, end]) => ({ voice: 'man', text: 'Yes.', start, end }))

const WHOLE: Explanation = {
  explanation: 'Karena begitu.',
  optionNotes: ['a', null, 'c', 'd'],
  correction: null,
  transcript: null,
  proof: [{ from: 2, to: 3 }],
  skills: ['reading_detail'],
}

test.group('Explanations of questions', () => {
  test('an explanation that fits its question has no faults, and neither has an empty one', ({
    assert,
  }) => {
    assert.deepEqual(faultsOf(WHOLE), [])
    assert.deepEqual(faultsOf({}), [])
  })

  test('the key has no note', ({ assert }) => {
    assert.deepEqual(faultsOf({ optionNotes: ['a', 'b', 'c', 'd'] }), [KEY_HAS_NOTE])
  })

  test('a skill belongs to the section of the question', ({ assert }) => {
    const skills: Explanation['skills'] = ['reading_detail', 'written_tense']
    assert.deepEqual(faultsOf({ skills }), [SKILL_OF_OTHER_SECTION])
  })

  test('proof lines run forward and lie in the text, of which sentences have none', ({
    assert,
  }) => {
    const of = (from: number, to: number): ProofLines[] => [{ from, to }]
    assert.deepEqual(faultsOf({ proof: of(20, 20) }), [])
    assert.deepEqual(faultsOf({ proof: of(20, 21) }), [PROOF_OUTSIDE])
    assert.deepEqual(faultsOf({ proof: of(3, 2) }), [PROOF_REVERSED])
    assert.deepEqual(faultsOf({ proof: of(1, 1) }, 'structure'), [PROOF_NEEDS_TEXT])
    assert.deepEqual(
      explanationFaults({ proof: of(90, 91) }, { section: 'reading', answerKey: 1, lines: null }),
      []
    )
  })

  test('only listening has transcripts, and their times run forward where they are known', ({
    assert,
  }) => {
    const transcript = spoken([0.5, 2], [null, null], [2.4, 3])
    assert.deepEqual(faultsOf({ transcript }, 'listening'), [])
    assert.deepEqual(faultsOf({ transcript }), [TRANSCRIPT_NEEDS_RECORDING])
    for (const wrong of [spoken([2, 2]), spoken([3, 4], [1, 2]), spoken([1, null])]) {
      assert.deepEqual(faultsOf({ transcript: wrong }, 'listening'), [TRANSCRIPT_UNORDERED])
    }
  })

  test('only Written Expression has corrections', ({ assert }) => {
    assert.deepEqual(faultsOf({ correction: 'bees' }, 'written'), [])
    assert.deepEqual(faultsOf({ correction: 'bees' }, 'structure'), [CORRECTION_NEEDS_WRITTEN])
  })

  test('a tidied explanation has no note at the key and no empty list', ({ assert }) => {
    const tidied = tidyExplanation({ ...WHOLE, proof: [], skills: [] }, 3)
    assert.deepEqual(tidied.optionNotes, ['a', null, null, 'd'])
    assert.isNull(tidied.proof)
    assert.isNull(tidied.skills)
    assert.isNull(
      tidyExplanation({ ...WHOLE, optionNotes: [null, 'b', null, null] }, 2).optionNotes
    )
  })
})
