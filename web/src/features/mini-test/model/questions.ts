/** The questions of the Mini Test (product-spec section 4). */
export type OptionTexts = readonly [string, string, string, string]

export interface ListeningQuestion {
  /** Path of the recording. */
  audio: string
  options: OptionTexts
}

export interface StructureQuestion {
  type: 'structure' | 'written'
  /** Of type `written` it is HTML: the four options are its `<u>` parts in order. */
  question: string
  options: OptionTexts
}

export interface ReadingQuestion {
  /** Path of the passage's picture. */
  image: string
  question: string
  options: OptionTexts
}
