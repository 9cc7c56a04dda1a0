/** The questions of the Mini Test (product-spec section 4). */
export type OptionTexts = readonly [string, string, string, string]

export interface ListeningQuestion {
  audio: string
  options: OptionTexts
}

export interface StructureQuestion {
  type: 'structure' | 'written'
  /** For type `written` it is HTML, whose four `<u>` parts are the options in order. */
  question: string
  options: OptionTexts
}

export interface ReadingQuestion {
  image: string
  question: string
  options: OptionTexts
}

/** The question at `position`. There are as many answers as questions. */
export function questionAt<Question>(questions: readonly Question[], position: number): Question {
  const question = questions[position]
  if (question === undefined) throw new RangeError(`The section has no question ${position + 1}`)
  return question
}
