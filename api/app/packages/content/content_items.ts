import type { Section } from '#contracts/exam'
import type { ContentPackage } from '#app/packages/content/content_format'

/** The file that each section is written in. */
export const FILE_OF: Readonly<Record<Section, string>> = {
  listening: 'listening.json',
  structure: 'structure.json',
  written: 'written.json',
  reading: 'reading.json',
}

/** What the questions of every section have in common. */
export interface ContentItem {
  section: Section
  page: number
  key: number
}

/** A question whose options are written out; those of written expression are the underlined parts. */
export interface ChoiceItem extends ContentItem {
  /** What is asked; null for a dialogue, whose question is only heard. */
  question: string | null
  options: readonly string[]
}

/** All questions but those of written expression, section by section in the order of the files. */
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

/** All questions, section by section in the order of the files. */
export function contentItems(content: ContentPackage): ContentItem[] {
  return [
    ...choiceItems(content),
    ...content.written.items.map((item) => ({ ...item, section: 'written' as const })),
  ]
}

/** Where a question stands, for a problem. */
export function placeOf({ section, page }: Pick<ContentItem, 'section' | 'page'>): string {
  return `${FILE_OF[section]}, page ${page}`
}
