import type { ContentPackage, WrittenContent } from '#app/packages/content/content_format'
import { choiceItems, placeOf } from '#app/packages/content/content_items'
import type { Problem } from '#app/packages/content/problem'
import { readWrittenSentence, sanitiseSentence } from '#app/packages/domain/written_sentence'

const BLANK = '_____'

/** Checks question texts: blanks of structure, underlines of written expression. */
export function checkSentences(content: ContentPackage): Problem[] {
  return [
    ...choiceItems(content)
      .filter(({ question }) => question?.trim() === '')
      .map((item) => ({ where: placeOf(item), sentence: 'The question is empty.' })),
    ...content.structure.items
      .filter(({ sentence }) => !hasOneBlank(sentence))
      .map(({ page }) => ({
        where: placeOf({ section: 'structure', page }),
        sentence: `The sentence must have the blank ${BLANK} exactly once.`,
      })),
    ...content.written.items.flatMap(checkWritten),
  ]
}

function hasOneBlank(sentence: string): boolean {
  const blanks = sentence.match(/_+/g)
  return blanks?.length === 1 && blanks[0] === BLANK
}

function checkWritten({ page, html, key, correction }: WrittenContent['items'][number]): Problem[] {
  const where = placeOf({ section: 'written', page })
  if (sanitiseSentence(html) !== html) {
    return [{ where, sentence: 'The sentence may have no markup but <u>, and only single spaces.' }]
  }
  const sentence = readWrittenSentence(html)
  if (!sentence)
    return [
      { where, sentence: 'The sentence must have exactly four underlined parts, each with text.' },
    ]

  return correction !== undefined && correction.trim() === sentence.parts[key - 1]
    ? [{ where, sentence: 'The correction says the same as the part that the key calls wrong.' }]
    : []
}
