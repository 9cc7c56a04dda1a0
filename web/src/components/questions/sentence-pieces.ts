import DOMPurify from 'dompurify'

/** A part of a written expression sentence. */
export interface SentencePiece {
  text: string
  /** Whether it is underlined: one of the four parts to choose. */
  isMarked: boolean
}

/** Splits a stored sentence into pieces. All markup except `<u>` is dropped. */
export function sentencePieces(html: string): SentencePiece[] {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['u'],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  })
  return Array.from(fragment.childNodes, (node) => ({
    text: node.textContent ?? '',
    isMarked: node.nodeName === 'U',
  }))
}
