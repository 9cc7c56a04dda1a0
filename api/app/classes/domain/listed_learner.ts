/** One learner as written, trimmed, with a spreadsheet's changes of phone numbers undone. */
export interface ListedLearner {
  /** Number of the row in the file, counted from 1. */
  line: number
  name: string
  /** Not yet checked; '' when the cell is empty. */
  nohp: string
  /** Null when the cell is empty. */
  email: string | null
}
