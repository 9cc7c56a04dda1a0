import DOMPurify from 'dompurify'

/** A stretch of a written expression sentence. */
export interface SentencePiece {
  text: string
  /** Underlined: one of the four parts to choose from. */
  isMarked: boolean
}

/** A stored sentence in pieces; only `<u>` of all markup counts. */
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
