import type { Explanation } from '#app/packages/domain/explanation'
import type { Section } from '#contracts/exam'

/** The fields of a row that can be mended. */
export type RowField =
  | 'bagian'
  | 'no_soal'
  | 'page'
  | 'soal'
  | 'pilihan'
  | 'jawaban'
  | 'audio'
  | 'bacaan'

/** What a file says about a field and can't be taken as it is. It ends when the field is mended. */
export interface RowFault {
  field: RowField
  /** An Indonesian sentence. */
  sentence: string
}

/** A question as a file has it, at its place in the exam. */
export interface ImportedRow {
  section: Section | null
  /** `no_soal`. */
  number: number | null
  page: number | null
  /** Plain text; of Written Expression a sentence with `<u>`. */
  prompt: string | null
  /** As many as the file has. */
  options: string[]
  /** From 1. */
  key: number | null
  /** The name of its recording, among the files of the import. */
  audio: string | null
  /** The key of its passage in the import, or the name of one in the package. */
  passage: string | null
  /** What the file has of its explanation; the rest stays as it is. */
  taught: Partial<Explanation>
  /** Where the file has it: the cell, row, line or paragraph. */
  place: string
  faults: RowFault[]
  isDropped: boolean
}

/** A reading passage of a file. */
export interface ImportedPassage {
  /** What rows call it. */
  key: string
  title: string
  /** Its lines or paragraphs; null when it is only a picture. */
  text: string | null
  /** The name of its picture, among the files of the import. */
  picture: string | null
}

/** Something that a file has and we can't take. */
export interface NotTaken {
  place: string
  /** An Indonesian sentence. */
  reason: string
}

/** A question as a reader finds it in a file, with texts as they are written there. */
export interface FoundQuestion {
  /** 'listening_a', 'Part B', 'Structure'; empty when the file doesn't say. */
  section: string
  number: string
  page: string
  prompt: string
  options: string[]
  /** 'B', 'b)', '2', 'V', or the option's own text. */
  key: string
  audio: string
  passage: string
  taught: Partial<Explanation>
  place: string
  faults: RowFault[]
}

/** A file that belongs to an import. */
export interface FoundFile {
  name: string
  data: Uint8Array
}

/** What a reader finds in a file. */
export interface FoundQuestions {
  questions: FoundQuestion[]
  passages: ImportedPassage[]
  files: FoundFile[]
  notTaken: NotTaken[]
  /** Which listening questions share a recording, as `groupsIn` reads it; missing or '' where the file doesn't say. */
  groups?: string
  /** Whether those are all of the package; else only those of the questions that the file has. */
  hasAllGroups?: boolean
}

/** A file can't be read at all. */
export class UnreadableQuestions extends Error {
  override name = 'UnreadableQuestions'

  /** @param sentence an Indonesian sentence for the person who sent the file */
  constructor(readonly sentence: string) {
    super(sentence)
  }
}

/** A question of which nothing is known yet. */
export function emptyQuestion(place: string): FoundQuestion {
  return {
    section: '',
    number: '',
    page: '',
    prompt: '',
    options: [],
    key: '',
    audio: '',
    passage: '',
    taught: {},
    place,
    faults: [],
  }
}
