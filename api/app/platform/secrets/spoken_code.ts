import { randomInt } from 'node:crypto'

/**
 * Letters and digits that don't look alike on paper: no 0/O/Q/D, 1/I/L, 2/Z, 5/S, 8/B, U/V. Only capitals, so that a
 * code can be read out or typed in either case.
 */
const ALPHABET = '34679ACEFGHJKMNPRTWXY'

/** The size of a spoken code: groups of symbols with hyphens between. */
export interface CodeShape {
  groups: number
  groupLength: number
}

/** A new code from the system's secure random source: 21 possibilities for each symbol. */
export function newSpokenCode(shape: CodeShape): string {
  const symbols = Array.from({ length: lengthOf(shape) }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length))
  )
  return inGroups(symbols.join(''), shape)
}

/**
 * The code in its original form, however it was typed: case, spaces and hyphens don't matter. Null when it can't be a
 * code.
 */
export function canonicalSpokenCode(typed: string, shape: CodeShape): string | null {
  const symbols = typed.replace(/[\s-]/g, '').toUpperCase()
  const isCode =
    symbols.length === lengthOf(shape) && [...symbols].every((symbol) => ALPHABET.includes(symbol))
  return isCode ? inGroups(symbols, shape) : null
}

function lengthOf({ groups, groupLength }: CodeShape): number {
  return groups * groupLength
}

function inGroups(symbols: string, { groups, groupLength }: CodeShape): string {
  return Array.from({ length: groups }, (_, group) =>
    symbols.slice(group * groupLength, (group + 1) * groupLength)
  ).join('-')
}
