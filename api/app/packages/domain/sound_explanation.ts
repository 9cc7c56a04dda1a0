import { explanationFaults, type Explanation } from '#app/packages/domain/explanation'
import type { ImportedRow } from '#app/packages/domain/imported_row'
import { CORRECTION_MAX_LENGTH, EXPLANATION_MAX_LENGTH } from '#contracts/explanations'

/**
 * What a file has of an explanation, without what contradicts its question or is too long, and a sentence for each part
 * that is lost. A row without a section or key has none: it isn't known what it would explain.
 */
export function soundExplanation({ taught: given, section, key }: ImportedRow): {
  taught: Partial<Explanation>
  lost: string[]
} {
  if (section === null || key === null) return { taught: given, lost: [] }
  const { taught, keyNote } = withoutKeyNote(given, key)
  const faults = explanationFaults(taught, { section, answerKey: key, lines: null })
  if ((taught.explanation ?? '').length > EXPLANATION_MAX_LENGTH) {
    faults.push({
      field: 'explanation',
      sentence: `Pembahasan maksimal ${EXPLANATION_MAX_LENGTH} karakter.`,
    })
  }
  if ((taught.correction ?? '').length > CORRECTION_MAX_LENGTH) {
    faults.push({
      field: 'correction',
      sentence: `Perbaikan maksimal ${CORRECTION_MAX_LENGTH} karakter.`,
    })
  }
  const lost = new Set(faults.map(({ field }) => field as string))
  return {
    taught: Object.fromEntries(Object.entries(taught).filter(([field]) => !lost.has(field))),
    lost: [...keyNote, ...faults.map(({ sentence }) => sentence)],
  }
}

/** Tables often say something of every option; the key has its explanation. */
function withoutKeyNote(taught: Partial<Explanation>, key: number) {
  const notes = taught.optionNotes
  if (typeof notes?.[key - 1] !== 'string') return { taught, keyNote: [] }
  const others = notes.map((note, at) => (at + 1 === key ? null : note))
  const { optionNotes: _, ...rest } = taught
  return {
    taught: others.some((note) => note !== null) ? { ...rest, optionNotes: others } : rest,
    keyNote: [KEY_NOTE_LEFT],
  }
}

const KEY_NOTE_LEFT = 'Catatan pada pilihan yang benar tidak dibawa; tulis di pembahasan.'
