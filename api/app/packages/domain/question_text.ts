/** How texts of questions are written in files, and how they are compared. */

/** Spaces of any kind become one; line breaks stay. Characters without a width have no place in an exam's text. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD\uFFFE\uFFFF]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The gap of a Structure sentence, as our content writes it. */
const GAP = '_____'
/** '___', '………', '. . . .', '-----', with the spaces between their parts. */
const WRITTEN_GAP = /_{3,}(?: _{2,})*|(?:\. ?){4,}|(?:\u2026 ?){2,}|\u2026\.+|\.+\u2026|-{4,}/g

/** A sentence whose gap is written as ours; one without a gap stays. Repeating it changes nothing. */
export function withGap(text: string): string {
  const once = text
    .replaceAll(WRITTEN_GAP, (gap) => (gap.endsWith(' ') ? `${GAP} ` : GAP))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  // Gaps that touch are one.
  return once === text ? text : withGap(once)
}

/** Texts are the same when a reader can't tell them apart. */
export function isSameText(one: string | null, other: string | null): boolean {
  return compared(one) === compared(other)
}

/**
 * Sentences of Written Expression are the same when their words and underlines are: a space at the end of a part may be
 * underlined or not.
 */
export function isSameSentence(one: string | null, other: string | null): boolean {
  return isSameText(comparedSentence(one), comparedSentence(other))
}

function comparedSentence(html: string | null): string {
  return plainText(html ?? '')
    .replaceAll(/<u>(\s*)/g, '$1<u>')
    .replaceAll(/(\s*)<\/u>/g, '</u>$1')
}

function compared(text: string | null): string {
  // No file tells which of the characters that readers use as marks a text had.
  const plain = plainText((text ?? '').replaceAll(/[\uE000\uE001]/g, ''))
  return withGap(plain.replaceAll(/\s+/g, ' '))
}
