import { SKILLS } from '#contracts/skills'
import type { Section } from '#contracts/exam'
import type { ContentPackage, Teaching } from '#app/packages/content/content_format'
import { placeOf } from '#app/packages/content/content_items'
import type { Problem } from '#app/packages/content/problem'

/** Longest explanation and note, in words: as much as fits a phone without scrolling. */
const EXPLANATION_WORDS_MAX = 60
const NOTE_WORDS_MAX = 25
const SKILLS_PER_ITEM = { min: 1, max: 2 }

interface TaughtItem extends Teaching {
  section: Section
  page: number
  key: number
  /** Lines that a proof may name; null where there is no text. */
  lines: number | null
}

/** Checks explanations, notes, skills and proofs: that they are well-formed, and complete if the manifest says so. */
export function checkTeaching(content: ContentPackage): Problem[] {
  const required = content.manifest.explained === true
  return [
    ...taughtItems(content).flatMap((item) => checkItem(item, required)),
    ...repeatedExplanations(content),
  ]
}

function taughtItems({ listening, structure, written, reading }: ContentPackage): TaughtItem[] {
  return [
    ...listening.dialogues.map((item) => ({
      ...item,
      section: 'listening' as const,
      lines: item.script.length,
    })),
    ...listening.groups.flatMap(({ items, script }) =>
      items.map((item) => ({ ...item, section: 'listening' as const, lines: script.length }))
    ),
    ...structure.items.map((item) => ({ ...item, section: 'structure' as const, lines: null })),
    ...written.items.map((item) => ({ ...item, section: 'written' as const, lines: null })),
    ...reading.passages.flatMap(({ items, lines }) =>
      items.map((item) => ({ ...item, section: 'reading' as const, lines: lines.length }))
    ),
  ]
}

function checkItem(item: TaughtItem, required: boolean): Problem[] {
  const where = placeOf(item)
  return [
    ...explanationFaults(item, required),
    ...noteFaults(item, required),
    ...skillFaults(item, required),
    ...proofFaults(item, required),
  ].map((sentence) => ({ where, sentence }))
}

function explanationFaults({ explanation }: TaughtItem, required: boolean): string[] {
  if (explanation === undefined) return required ? ['There is no explanation.'] : []
  const words = countWords(explanation)
  if (words === 0) return ['The explanation is empty.']
  return words > EXPLANATION_WORDS_MAX
    ? [`The explanation has ${words} words; it may have ${EXPLANATION_WORDS_MAX}.`]
    : []
}

function noteFaults({ optionNotes, key }: TaughtItem, required: boolean): string[] {
  if (optionNotes === undefined) return required ? ['The wrong options have no notes.'] : []
  if (optionNotes.length !== 4) return ['There must be four notes, the one at the key null.']
  return optionNotes.flatMap((note, index) => {
    const option = index + 1
    if (option === key) return note === null ? [] : [`The key ${option} has a note.`]
    if (note === null || countWords(note) === 0) return [`Option ${option} has no note.`]
    const words = countWords(note)
    return words > NOTE_WORDS_MAX
      ? [`The note of option ${option} has ${words} words; it may have ${NOTE_WORDS_MAX}.`]
      : []
  })
}

function skillFaults({ skills, section }: TaughtItem, required: boolean): string[] {
  if (skills === undefined) return required ? ['No skill is named.'] : []
  const { min, max } = SKILLS_PER_ITEM
  return [
    ...(skills.length < min || skills.length > max || new Set(skills).size !== skills.length
      ? [`An item has ${min} or ${max} different skills.`]
      : []),
    ...skills
      .filter((skill) => SKILLS[skill].section !== section)
      .map((skill) => `The skill ${skill} belongs to another section.`),
  ]
}

function proofFaults({ proof, lines }: TaughtItem, required: boolean): string[] {
  if (lines === null) return proof === undefined ? [] : ['A sentence needs no proof lines.']
  if (proof === undefined || proof.length === 0) return required ? ['No line proves the key.'] : []
  return proof
    .filter(({ from, to }) => from < 1 || from > to || to > lines)
    .map(({ from, to }) => `Lines ${from}-${to} are no lines of its ${lines}.`)
}

/** An explanation used twice explains neither question. */
function repeatedExplanations(content: ContentPackage): Problem[] {
  const seen = new Set<string>()
  return taughtItems(content).flatMap((item) => {
    if (item.explanation === undefined) return []
    if (!seen.has(item.explanation)) {
      seen.add(item.explanation)
      return []
    }
    return [{ where: placeOf(item), sentence: 'Another question has the same explanation.' }]
  })
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
