import sanitizeHtml from 'sanitize-html'

/** Written expression items mark four parts of a sentence with `<u>`, one of which is wrong (contract section 3). */

export type FourParts = [string, string, string, string]

export interface WrittenSentence {
  /** Safe HTML: escaped text and four `<u>` without attributes. */
  html: string
  /** The underlined parts as plain text, in order: what the options A-D name. */
  parts: FourParts
}

const FOUR_MARKED = /^[^<]*(?:<u>[^<]+<\/u>[^<]*){4}$/
const MARKED = /<u>([^<]+)<\/u>/g

/**
 * The sentence with no markup but `<u>`: other tags, attributes and comments are dropped, scripts and styles
 * with their content. Doing it again changes nothing.
 */
export function sanitiseSentence(html: string): string {
  return sanitizeHtml(html, { allowedTags: ['u'], allowedAttributes: {} })
    .replace(/\s+/g, ' ')
    .trim()
}

/** The sentence made safe, or null when it doesn't have exactly four underlined parts side by side, each with text. */
export function readWrittenSentence(html: string): WrittenSentence | null {
  const safe = sanitiseSentence(html)
  if (!FOUR_MARKED.test(safe)) return null
  const parts = [...safe.matchAll(MARKED)].map(([, part = '']) => plainText(part))
  return parts.includes('') ? null : { html: safe, parts: parts as FourParts }
}

/** Undoes the escapes that the sanitiser writes; it writes no others in text. */
function plainText(escaped: string): string {
  return escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim()
}
