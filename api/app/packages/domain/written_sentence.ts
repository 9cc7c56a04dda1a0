import sanitizeHtml from 'sanitize-html'

/** Written expression items underline four parts of a sentence with `<u>`; one part is wrong (contract section 3). */

export type FourParts = [string, string, string, string]

export interface WrittenSentence {
  /** Safe HTML: escaped text and four `<u>` without attributes. */
  html: string
  /** The underlined parts as plain text in order: options A-D. */
  parts: FourParts
}

const FOUR_MARKED = /^[^<]*(?:<u>[^<]+<\/u>[^<]*){4}$/
const MARKED = /<u>([^<]+)<\/u>/g

/**
 * Keeps only `<u>` in the sentence: other tags, attributes and comments are removed, scripts and styles with their
 * content. Repeating it changes nothing.
 */
export function sanitiseSentence(html: string): string {
  return sanitizeHtml(html, { allowedTags: ['u'], allowedAttributes: {} })
    .replace(/\s+/g, ' ')
    .trim()
}

/** The safe sentence; null unless it has exactly four separate underlined parts, each with text. */
export function readWrittenSentence(html: string): WrittenSentence | null {
  const safe = sanitiseSentence(html)
  if (!FOUR_MARKED.test(safe)) return null
  const parts = [...safe.matchAll(MARKED)].map(([, part = '']) => plainText(part))
  return parts.includes('') ? null : { html: safe, parts: parts as FourParts }
}

/** Reverts the sanitiser's escapes; it writes no others in text. */
function plainText(escaped: string): string {
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim()
}
