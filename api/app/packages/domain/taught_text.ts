import type { Explanation } from '#app/packages/domain/explanation'
import { plainText } from '#app/packages/domain/question_text'
import type { Section } from '#contracts/exam'
import {
  OPTION_NOTE_MAX_LENGTH,
  PROOF_MAX_PARTS,
  SKILLS_MAX,
  TRANSCRIPT_LINE_MAX_LENGTH,
  TRANSCRIPT_MAX_LINES,
} from '#contracts/explanations'
import { readLines, readTranscript, writeLines, writeTranscript } from '#contracts/explanation_text'
import { SKILL_CODES, SKILLS, type Skill } from '#contracts/skills'

/** The parts of an explanation as files have them, each as one text. Notes have the numbers of their options. */
export const TAUGHT_PARTS = [
  'explanation',
  'note1',
  'note2',
  'note3',
  'note4',
  'correction',
  'transcript',
  'proof',
  'skills',
] as const
export type TaughtPart = (typeof TAUGHT_PARTS)[number]
export type TaughtTexts = Readonly<Partial<Record<TaughtPart, string>>>

/** What a file calls each part; the same headings are read. */
export const TAUGHT_HEADINGS: Readonly<Record<TaughtPart, string>> = {
  explanation: 'pembahasan',
  note1: 'catatan A',
  note2: 'catatan B',
  note3: 'catatan C',
  note4: 'catatan D',
  correction: 'perbaikan',
  transcript: 'transkrip',
  proof: 'bukti',
  skills: 'keterampilan',
}

/** Begins the names of an item's feedback in QTI; the part follows. */
export const QTI_FEEDBACK = 'lulus-'

/** The parts that questions of a section can have. */
export function taughtPartsOf(section: Section): TaughtPart[] {
  return TAUGHT_PARTS.filter((part) => {
    if (part === 'correction') return section === 'written'
    if (part === 'transcript') return section === 'listening'
    return part !== 'proof' || section === 'listening' || section === 'reading'
  })
}

/** Skills are named by their labels, which have commas of their own. */
const BETWEEN_SKILLS = '; '

/** A part of an explanation as a file's text; '' for none. */
export function taughtText(taught: Explanation, part: TaughtPart): string {
  switch (part) {
    case 'explanation':
      return taught.explanation ?? ''
    case 'correction':
      return taught.correction ?? ''
    case 'transcript':
      return writeTranscript(
        taught.transcript?.map(({ voice, text, start, end }) => ({
          suara: voice,
          teks: text.replaceAll(/\s+/g, ' '),
          mulai: start,
          selesai: end,
        })) ?? null
      )
    case 'proof':
      return writeLines(taught.proof?.map(({ from, to }) => ({ dari: from, sampai: to })) ?? null)
    case 'skills':
      return (taught.skills ?? []).map((code) => SKILLS[code].label).join(BETWEEN_SKILLS)
    default:
      return taught.optionNotes?.[Number(part.slice(-1)) - 1] ?? ''
  }
}

/** What a file has of an explanation. An empty text leaves what is there; `lost` says what couldn't be understood. */
export function taughtFrom(texts: TaughtTexts): { taught: Partial<Explanation>; lost: string[] } {
  const taught: Partial<Explanation> = {}
  const lost: string[] = []
  const textOf = (part: TaughtPart) => plainText(texts[part] ?? '')
  const explanation = textOf('explanation')
  if (explanation !== '') taught.explanation = explanation
  const correction = textOf('correction')
  if (correction !== '') taught.correction = correction

  const notes = ([1, 2, 3, 4] as const).map((option) => textOf(`note${option}`) || null)
  if (notes.some((note) => (note?.length ?? 0) > OPTION_NOTE_MAX_LENGTH)) {
    lost.push(`Catatan pilihan maksimal ${OPTION_NOTE_MAX_LENGTH} karakter.`)
  } else if (notes.some((note) => note !== null)) taught.optionNotes = notes

  const transcript = textOf('transcript')
  const spoken = readTranscript(transcript)
  if (!isTranscript(spoken)) lost.push(TRANSCRIPT_UNREADABLE)
  else if (spoken.length > 0) {
    taught.transcript = spoken.map(({ suara, teks, mulai, selesai }) => ({
      voice: suara,
      text: teks,
      start: mulai,
      end: selesai,
    }))
  }
  const proof = readLines(textOf('proof'))
  if (!proof || proof.length > PROOF_MAX_PARTS) lost.push(PROOF_UNREADABLE)
  else if (proof.length > 0)
    taught.proof = proof.map(({ dari, sampai }) => ({ from: dari, to: sampai }))

  const { skills, unknown } = skillsIn(textOf('skills'))
  lost.push(...unknown.map((name) => `Keterampilan “${name}” tidak dikenal.`))
  if (skills.length > SKILLS_MAX) lost.push(`Keterampilan paling banyak ${SKILLS_MAX}.`)
  else if (skills.length > 0) taught.skills = skills
  return { taught, lost }
}

const TRANSCRIPT_UNREADABLE =
  'Transkrip tidak terbaca: tulis satu baris per giliran, misalnya “woman: Is it open?”.'
const PROOF_UNREADABLE = 'Baris bukti tidak terbaca: tulis nomor baris, misalnya 5-6, 9.'

function isTranscript<Line extends { teks: string }>(lines: Line[] | null): lines is Line[] {
  return (
    lines !== null &&
    lines.length <= TRANSCRIPT_MAX_LINES &&
    lines.every(({ teks }) => teks.length <= TRANSCRIPT_LINE_MAX_LENGTH)
  )
}

/** By code or label. */
function skillsIn(text: string): { skills: Skill[]; unknown: string[] } {
  const names = text.split(/[;|\n]/).map((name) => name.trim())
  const skills = new Set<Skill>()
  const unknown: string[] = []
  for (const name of names.filter((one) => one !== '')) {
    const code = SKILL_CODES.find((one) =>
      [one, SKILLS[one].label].some((known) => known.toLowerCase() === name.toLowerCase())
    )
    if (code) skills.add(code)
    else unknown.push(name.slice(0, 60))
  }
  return { skills: [...skills], unknown }
}
