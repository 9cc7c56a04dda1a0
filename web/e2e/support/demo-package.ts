import { readFileSync } from 'node:fs'
import { ITP_PRACTICE_1 } from '../../../api/app/scoring/domain/scoring_tables/itp_practice_1.ts'

interface Item {
  page: number
  key: number
}

const FOLDER = new URL('../../../api/database/content/paket-a/', import.meta.url)

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Content
}

/** The answer keys of the demo package by page, 1-4, as its authors wrote them. */
export function demoKeys(): Map<number, number> {
  const listening = read<{ dialogues: Item[]; groups: { items: Item[] }[] }>('listening.json')
  const structure = read<{ items: Item[] }>('structure.json')
  const written = read<{ items: Item[] }>('written.json')
  const reading = read<{ passages: { items: Item[] }[] }>('reading.json')
  const items = [
    ...listening.dialogues,
    ...listening.groups.flatMap((group) => group.items),
    ...structure.items,
    ...written.items,
    ...reading.passages.flatMap((passage) => passage.items),
  ]
  return new Map(items.map(({ page, key }) => [page, key]))
}

/** A passage of the demo package: its name, its first words, and the exam page of its first question. */
export interface DemoPassage {
  title: string
  opening: string
  firstPage: number
}

/** The passages of the demo package in exam order. */
export function demoPassages(): DemoPassage[] {
  const { passages } = read<{
    passages: { title: string; paragraphs: string[]; items: Item[] }[]
  }>('reading.json')
  return passages.map(({ title, paragraphs: [first = ''], items }) => ({
    title,
    opening: first.split(' ').slice(0, 5).join(' '),
    firstPage: items[0]?.page ?? 0,
  }))
}

/** A passage's lines as they are printed. */
export function demoPassageLines(at: number): string[] {
  const { passages } = read<{ passages: { lines: string[] }[] }>('reading.json')
  return passages[at]?.lines ?? []
}

/** The scores for these correct counts, computed independently from the scoring table. */
export function expectedScores(correct: { listening: number; written: number; reading: number }) {
  const listening = ITP_PRACTICE_1.listening[correct.listening] ?? 0
  const structure = ITP_PRACTICE_1.structure[correct.written] ?? 0
  const reading = ITP_PRACTICE_1.reading[correct.reading] ?? 0
  return {
    listening,
    structure,
    reading,
    total: Math.round(((listening + structure + reading) * 10) / 3),
  }
}
