import { createInterface } from 'node:readline/promises'

/**
 * A secret from the environment or, without one, from a line of the standard input. Never from the command line, which
 * other programs on the computer can read and which the shell remembers.
 */
export async function askSecret(
  name: string,
  question: string,
  lines: AsyncIterator<string>
): Promise<string> {
  const given = process.env[name]
  if (given !== undefined) return given.trim()
  process.stderr.write(question)
  const { value } = await lines.next()
  return typeof value === 'string' ? value.trim() : ''
}

/** The lines of the standard input, one for each question. */
export function inputLines(): AsyncIterator<string> & { close: () => void } {
  const input = createInterface({ input: process.stdin, terminal: false })
  const lines = input[Symbol.asyncIterator]()
  return { next: () => lines.next(), close: () => input.close() }
}
