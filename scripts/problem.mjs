/** A failure that is shown as one sentence, without a stack. */
export class Problem extends Error {
  name = 'Problem'

  /**
   * @param {string} message what is wrong and what to do
   * @param {string} [output] output of the failed program
   */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/** @param {unknown} error a Problem is printed as its sentence, anything else with its stack */
export function printFailure(error) {
  if (!(error instanceof Problem)) return console.error(error)
  if (error.output.trim()) console.error(`\n${error.output.trimEnd()}`)
  console.error(`\n${error.message}`)
}
