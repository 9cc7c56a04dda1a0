import type { Section } from '#contracts/exam'
import type { ContentPackage, Teaching } from '#app/packages/content/content_format'

/** The file of each section. */
export const FILE_OF: Readonly<Record<Section, string>> = {
  listening: 'listening.json',
  structure: 'structure.json',
  written: 'written.json',
  reading: 'reading.json',
}

/** The fields that questions of every section share. */
export interface ContentItem extends Teaching {
  section: Section
  page: number
  /** `no_soal`, where it isn't the number that learners see. */
  number?: number | undefined
  key: number
}

/** A question with written options; for written expression these are the underlined parts. */
export interface ChoiceItem extends ContentItem {
  /** The question; null for a dialogue, whose question is spoken. */
  question: string | null
  options: readonly string[]
}

/** All questions except written expression, by section in the order of the files. */
export function choiceItems({ listening, structure, reading }: ContentPackage): ChoiceItem[] {
  return [
    ...listening.dialogues.map((item) => ({
      ...item,
      section: 'listening' as const,
      question: null,
    })),
    ...listening.groups.flatMap(({ items }) =>
      items.map((item) => ({ ...item, section: 'listening' as const }))
    ),
    ...structure.items.map((item) => ({
      ...item,
      section: 'structure' as const,
      question: item.sentence,
    })),
    ...reading.passages.flatMap(({ items }) =>
      items.map((item) => ({ ...item, section: 'reading' as const }))
    ),
  ]
}

/** All questions, by section in the order of the files. */
export function contentItems(content: ContentPackage): ContentItem[] {
  return [
    ...choiceItems(content),
    ...content.written.items.map((item) => ({ ...item, section: 'written' as const })),
  ]
}

/** Place of a question, for problem messages. */
export function placeOf({ section, page }: Pick<ContentItem, 'section' | 'page'>): string {
  return `${FILE_OF[section]}, page ${page}`
}
