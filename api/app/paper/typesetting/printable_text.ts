import { graphemes } from './text_runs.js'
import { typefaceFor } from './typefaces.js'

/** Printed when a text has nothing printable, e.g. a name of emoji only. */
const NOTHING = '–'

/** The printable part of a free text, or a dash when there is none. */
export function printedText(text: string): string {
  return printableText(text) || NOTHING
}

/**
 * The printable part of a free text: one line of text that the fonts have glyphs for. Emoji, control and invisible
 * formatting characters, and anything no font covers are dropped; white space collapses; stacks of combining marks
 * are cut to four. A letter whose marks no font has keeps its base. Empty when nothing is left.
 */
export function printableText(text: string): string {
  const clean = text
    .replace(/\p{RGI_Emoji}|\u20E3/gv, '')
    .replace(/[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, '')
    // The joiners shape Arabic and Indic words; other invisible characters could only hide something.
    .replace(/[\p{Default_Ignorable_Code_Point}--[\u200C\u200D]]/gv, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, (character) => (/[\u200C\u200D]/.test(character) ? character : ''))
    .normalize('NFC')
    .replace(/(?<![\p{L}\p{M}])[\p{M}\u200C\u200D]+/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')

  const printable = graphemes(clean).map(covered).join('').replace(/ +/g, ' ').trim()
  // A dropped character may have separated a letter from a stray mark: repeated until nothing changes.
  return printable === text ? printable : printableText(printable)
}

function covered(grapheme: string): string {
  if (typefaceFor(grapheme, 'regular') !== null) return grapheme
  const base = grapheme.normalize('NFD').replace(/\p{M}/gu, '')
  return typefaceFor(base, 'regular') === null ? '' : base
}
