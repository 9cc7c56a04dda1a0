/** What the directions of every section are told. */
export interface InstructionsProps {
  /** Length of the whole session in minutes. */
  minutes: number
}
