import type { DrillItem } from '#app/learning/domain/drill_item'
import { proofLines, wrapped } from '#app/learning/domain/wrapped_text'
import { readWrittenSentence } from '#app/packages/domain/written_sentence'
import type { ProofLines } from '#app/packages/domain/explanation'
import type { Section } from '#contracts/exam'
import type { Skill } from '#contracts/skills'

/** The files of the practice bank, in the formats of the packages' content. */

interface Taught {
  id: string
  key: number
  explanation: string
  optionNotes: (string | null)[]
  skills: Skill[]
}

interface Spoken extends Taught {
  audio: string
  script: { voice: string; text: string }[]
  options: string[]
  proof: ProofLines[]
}

interface Sentence extends Taught {
  sentence: string
  options: string[]
}

interface Marked extends Taught {
  html: string
  correction: string
}

interface Read extends Taught {
  text: string
  question: string
  options: string[]
  /** A part of the text. */
  proof: string
}

export interface BankFiles {
  listening: { dialogues: Spoken[] }
  structure: { items: Sentence[] }
  written: { items: Marked[] }
  reading: { items: Read[] }
  /** What was measured, by the recording's file. */
  recordings: Record<string, { lines: { start: number; end: number }[] }>
}

const BANK_PASSAGE = 'Bacaan singkat'

/** @param isThere whether a file of the bank exists: without its recording an item is left out */
export function bankItems(files: BankFiles, isThere: (file: string) => boolean): DrillItem[] {
  const { listening, structure, written, reading, recordings } = files
  return [
    ...listening.dialogues
      .filter(({ audio }) => isThere(audio))
      .map((item) => ({
        ...taught('listening', item),
        options: item.options,
        transcript: item.script.map(({ voice, text }, index) => {
          const { start = null, end = null } = recordings[item.audio]?.lines[index] ?? {}
          return { voice, text, start, end }
        }),
        proof: item.proof,
        audio: `/latihan/rekaman/${item.audio.replace(/^audio\/|\.mp3$/g, '')}`,
      })),
    ...structure.items.map((item) => ({
      ...taught('structure', item),
      prompt: item.sentence,
      options: item.options,
    })),
    ...written.items.map((item) => {
      const sentence = readWrittenSentence(item.html)
      if (!sentence) throw new Error(`${item.id} of the practice bank has no four marked parts`)
      return {
        ...taught('written', item),
        prompt: sentence.html,
        options: sentence.parts,
        correction: item.correction,
      }
    }),
    ...reading.items.map((item) => {
      const lines = wrapped(item.text)
      return {
        ...taught('reading', item),
        prompt: item.question,
        options: item.options,
        proof: proofLines(lines, item.proof),
        passage: { name: BANK_PASSAGE, text: lines.join('\n'), image: null },
      }
    }),
  ]
}

function taught(section: Section, item: Taught) {
  const { id, key, explanation, optionNotes, skills } = item
  return {
    ref: id,
    section,
    prompt: null,
    key,
    accepted: [key],
    explanation,
    optionNotes,
    correction: null,
    transcript: [],
    proof: [],
    skills,
    audio: null,
    passage: null,
    origin: null,
  }
}
