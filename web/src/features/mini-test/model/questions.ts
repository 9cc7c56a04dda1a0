/** The questions of the Mini Test (product-spec section 4). */
export type OptionTexts = readonly [string, string, string, string]

/** What a question teaches, in Indonesian. */
export interface Teaching {
  /** Why the key is right. */
  explanation: string
  /** Why each other option is wrong; null at the key. */
  optionNotes: readonly (string | null)[]
}

export interface ListeningQuestion extends Teaching {
  audio: string
  options: OptionTexts
  /** The spoken lines. */
  script: readonly string[]
}

export interface StructureQuestion extends Teaching {
  type: 'structure' | 'written'
  /** For type `written` it is HTML, whose four `<u>` parts are the options in order. */
  question: string
  options: OptionTexts
  /** For type `written`: what the wrong part has to be. */
  correction?: string
}

export interface ReadingQuestion extends Teaching {
  question: string
  options: OptionTexts
}

/** The question at `position`. There are as many answers as questions. */
export function questionAt<Question>(questions: readonly Question[], position: number): Question {
  const question = questions[position]
  if (question === undefined) throw new RangeError(`The section has no question ${position + 1}`)
  return question
}

/** The type of JSON arrays has no length. */
export function fourOf([a, b, c, d]: readonly string[]): OptionTexts {
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    throw new Error('A question of the Mini Test has fewer than four options')
  }
  return [a, b, c, d]
}

export function teachingOf({ explanation, optionNotes }: Teaching): Teaching {
  return { explanation, optionNotes }
}
