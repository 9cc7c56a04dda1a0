/** A failure that people are told about in one sentence, without a stack. */
export class Problem extends Error {
  name = 'Problem'

  /**
   * @param {string} message says what is wrong and what to do
   * @param {string} [output] what the program said that failed
   */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/** @param {unknown} error a Problem is told by its sentence, anything else with its stack */
export function printFailure(error) {
  if (!(error instanceof Problem)) return console.error(error)
  if (error.output.trim()) console.error(`\n${error.output.trimEnd()}`)
  console.error(`\n${error.message}`)
}
