/** Text for XML: characters that it can't hold are dropped, and the special ones escaped. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A part of a sentence of Written Expression as plain text. */
export interface SentencePart {
  text: string
  isUnderlined: boolean
}

/** Two underlined parts that touch would be read as one: this stands between them, and has no width. */
const BETWEEN = '\u200B'

/** The parts of a stored sentence in order. */
export function sentenceParts(html: string): SentencePart[] {
  const parts: SentencePart[] = []
  for (const [, underlined, plain] of html.matchAll(/<u>([^<]*)<\/u>|([^<]+)/g)) {
    const isUnderlined = underlined !== undefined
    if (isUnderlined && parts.at(-1)?.isUnderlined)
      parts.push({ text: BETWEEN, isUnderlined: false })
    parts.push({ text: unescaped(underlined ?? plain ?? ''), isUnderlined })
  }
  return parts
}

/** Reverts the sanitiser's escapes; it writes no others in text. */
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
