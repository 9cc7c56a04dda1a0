import { createInterface } from 'node:readline/promises'

/**
 * Reads a secret from the environment or, if it isn't set, from a line of the standard input. Never from the command
 * line, which other programs can read and the shell stores in its history.
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

/** The lines of the standard input, one per question. */
export function inputLines(): AsyncIterator<string> & { close: () => void } {
  const input = createInterface({ input: process.stdin, terminal: false })
  const lines = input[Symbol.asyncIterator]()
  return { next: () => lines.next(), close: () => input.close() }
}
