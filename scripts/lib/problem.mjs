/**
 * Something the person at the terminal can mend. Its message is a whole sentence and is printed without a stack;
 * `output` holds what the failing program said.
 */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output = '') {
    super(message)
    this.name = 'Problem'
    this.output = output
  }
}

/**
 * Prints a failure the way its kind deserves: a Problem as its sentence, anything else with its stack.
 * @param {unknown} error
 */
export function printFailure(error) {
  if (!(error instanceof Problem)) {
    console.error(error)
    return
  }
  if (error.output.trim()) console.error(`\n${error.output.trimEnd()}`)
  console.error(`\n${error.message}`)
}
