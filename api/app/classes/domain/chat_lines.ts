import type { ListedLearner } from '#app/classes/domain/listed_learner'
import { withoutMarks } from '#contracts/visible_text'

/** Digits of a phone number with what people write between them. */
const PHONE = /(?:\+|\b00)?\(?\d[\d ().-]{7,}\d/g
/** From the beginning of a word only: a search from each of its letters would take seconds for a long one. */
const EMAIL = /(?<![^\s<>(),;])[^\s<>(),;]+@[^\s<>(),;]+/
/** '1. ', '12) ' and bullets before a name. */
const NUMBERING = /^[\s•·*>-]*(?:\d{1,3}[.)]\s*)?/

/**
 * The learners of a message with one in each line: '2. Bima (0857-0000-0002) ✅'. Lines above the first are its
 * introduction; below it, a line without a number is a learner whose number is missing.
 * @returns null when most lines hold no name with a number
 */
export function learnersOfChat(text: string): ListedLearner[] | null {
  const learners: ListedLearner[] = []
  let whole = 0
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const { isWhole, ...learner } = learnerOf(line, at + 1)
    if (isWhole) whole += 1
    const isNobody = learner.name === '' && learner.nohp === ''
    if (whole > 0 && !isNobody) learners.push(learner)
  }
  return whole > 0 && whole * 2 >= learners.length ? learners : null
}

function learnerOf(line: string, number: number): ListedLearner & { isWhole: boolean } {
  const plain = plainLine(line)
  const email = EMAIL.exec(plain)?.[0] ?? null
  const rest = email === null ? plain : plain.replace(email, ' ')
  const phones = rest.match(PHONE) ?? []
  const [first] = phones
  const [before = '', after = ''] = first === undefined ? [rest] : rest.split(first)
  const name = trimmed(before) || trimmed(phones.length > 1 ? '' : after)
  return {
    line: number,
    name,
    // Two numbers in a line are reported as such.
    nohp: phones.join(' / '),
    email,
    isWhole: name !== '' && phones.length > 0,
  }
}

/** Without emoji, numbering and the marks for bold or italic text. */
function plainLine(line: string): string {
  return withoutMarks(line)
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[~*_"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(NUMBERING, '')
    .trim()
}

/** Without separators between name and number. */
function trimmed(text: string): string {
  const bare = text.replaceAll(/^[\s,;:|=()/-]+|[\s,;:|=(/-]+$/g, '')
  return /\p{L}/u.test(bare) ? bare : ''
}
