/** How texts of questions are written in files, and how they are compared. */

/** Spaces of any kind become one; line breaks stay. Characters without a width have no place in an exam's text. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()
}

/** The gap of a Structure sentence, as our content writes it. */
const GAP = '_____'
/** '___', '………', '. . . .', '-----', with the spaces between their parts. */
const WRITTEN_GAP = /_{3,}(?: _{2,})*|(?:\. ?){4,}|(?:\u2026 ?){2,}|\u2026\.+|\.+\u2026|-{4,}/g

/** A sentence whose gap is written as ours; one without a gap stays. */
export function withGap(text: string): string {
  return text
    .replaceAll(WRITTEN_GAP, (gap) => (gap.endsWith(' ') ? `${GAP} ` : GAP))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Texts are the same when a reader can't tell them apart. */
export function isSameText(one: string | null, other: string | null): boolean {
  return compared(one) === compared(other)
}

function compared(text: string | null): string {
  return withGap(plainText(text ?? '').replaceAll(/\s+/g, ' '))
}
