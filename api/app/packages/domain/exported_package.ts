import type { Explanation } from '#app/packages/domain/explanation'
import {
  carriesAudio,
  DEFAULT_LISTENING_GROUPS,
  SECTION_TITLES,
  type ListeningGroups,
  type Section,
} from '#contracts/exam'

/** A question as it is exported; stored names still name its files. */
export interface ExportedQuestion {
  section: Section
  number: number
  page: number
  prompt: string | null
  options: readonly string[]
  /** 1-4. */
  key: number
  audio: string | null
  passageId: number | null
  taught: Explanation
}

export interface ExportedPassage {
  id: number
  name: string
  body: string | null
  typed: string | null
  image: string
}

/** A stored file, and what an export calls it. */
export interface ExportedFile {
  folder: 'audio' | 'reading'
  stored: string
  name: string
}

/** A question whose recording and passage have the names that the export gives them. */
export interface NamedQuestion extends Omit<ExportedQuestion, 'audio' | 'passageId'> {
  /** '' without one. */
  audio: string
  passage: string
}

export interface NamedPassage {
  key: string
  title: string
  text: string
  /** '' of a passage that is only text. */
  picture: string
}

/** A package's questions in page order, its passages as 'P1', 'P2', …, and the files of both. */
export interface NamedPackage {
  questions: NamedQuestion[]
  passages: NamedPassage[]
  files: ExportedFile[]
  groups: ListeningGroups
}

/**
 * Names everything that an export has. Passages are numbered as their questions follow each other; those without a
 * question come last.
 */
export function nameParts(
  questions: readonly ExportedQuestion[],
  passages: readonly ExportedPassage[],
  groups: ListeningGroups = DEFAULT_LISTENING_GROUPS
): NamedPackage {
  const ordered = questions.toSorted((a, b) => a.page - b.page)
  const used = [...new Set(ordered.flatMap(({ passageId }) => passageId ?? []))]
  const rest = passages.filter(({ id }) => !used.includes(id)).map(({ id }) => id)
  const keyOf = new Map([...used, ...rest].map((id, at) => [id, `P${at + 1}`]))
  const files: ExportedFile[] = []
  const named = ordered.map((question): NamedQuestion => {
    const { audio: stored, passageId, ...fields } = question
    const plays = stored !== null && carriesAudio(question.page, groups)
    const audio = plays ? `listening-${padded(question.page, 2)}${extensionOf(stored)}` : ''
    if (plays) files.push({ folder: 'audio', stored, name: audio })
    return { ...fields, audio, passage: (passageId !== null && keyOf.get(passageId)) || '' }
  })
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const texts = [...keyOf].flatMap(([id, key]): NamedPassage[] => {
    const passage = byId.get(id)
    if (!passage) return []
    const text = { key, title: passage.name, text: passage.body ?? '' }
    // A picture that was drawn of the text is drawn again where it is imported.
    if (passage.typed !== null) return [{ ...text, picture: '' }]
    const picture = `${key.toLowerCase()}${extensionOf(passage.image)}`
    files.push({ folder: 'reading', stored: passage.image, name: picture })
    return [{ ...text, picture }]
  })
  return { questions: named, passages: texts, files, groups }
}

/** 'structure-052', in names of files and items. */
export function slugOf({ section, page }: Pick<NamedQuestion, 'section' | 'page'>): string {
  return `${section}-${padded(page, 3)}`
}

/** 'Structure 12', for people. */
export function titleOfQuestion({ section, number }: Pick<NamedQuestion, 'section' | 'number'>) {
  return `${SECTION_TITLES[section]} ${number}`
}

const padded = (number: number, length: number) => String(number).padStart(length, '0')
const extensionOf = (name: string) => name.slice(name.lastIndexOf('.'))
