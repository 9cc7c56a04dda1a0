import { IMAGE_MAX_BYTES } from '#contracts/uploads'
import type { ContentPackage, ReadingContent } from '#app/packages/content/content_format'
import { placeOf } from '#app/packages/content/content_items'
import { findLineFaults } from '#app/packages/content/line_references'
import type { Problem } from '#app/packages/content/problem'

type PassageContent = ReadingContent['passages'][number]

/** Words per passage, as in the real test. */
const WORDS = { min: 300, max: 350 }
/** Narrower pictures are unreadable when enlarged. */
const WIDTH_MIN = 1000

/** Checks texts, pictures and line references of the reading passages. */
export function checkPassages({ reading, pictures }: ContentPackage): Problem[] {
  const { passages } = reading
  return [
    ...repeated(passages, 'id', ({ id }) => `Another passage has the id '${id}' too.`),
    ...repeated(
      passages,
      'image',
      ({ image }) => `The picture ${image} is used by another passage too.`
    ),
    ...passages.flatMap((passage) => [
      ...checkText(passage),
      ...checkPicture(passage, pictures),
      ...passage.items.flatMap((item) =>
        findLineFaults(item, passage.lines).map((sentence) => ({
          where: placeOf({ section: 'reading', page: item.page }),
          sentence,
        }))
      ),
    ]),
  ]
}

function whereOf({ id }: PassageContent): string {
  return `reading.json, passage ${id}`
}

function repeated(
  passages: readonly PassageContent[],
  field: 'id' | 'image',
  sentence: (passage: PassageContent) => string
): Problem[] {
  return passages
    .filter(
      (passage, index) => passages.findIndex((other) => other[field] === passage[field]) !== index
    )
    .map((passage) => ({ where: whereOf(passage), sentence: sentence(passage) }))
}

function checkText(passage: PassageContent): Problem[] {
  const where = whereOf(passage)
  const text = wordsOf(passage.paragraphs)
  const problems: Problem[] = []
  if (text.length < WORDS.min || text.length > WORDS.max) {
    problems.push({
      where,
      sentence: `The passage has ${text.length} words; it should have ${WORDS.min} to ${WORDS.max}.`,
    })
  }
  if (wordsOf(passage.lines).join(' ') !== text.join(' ')) {
    problems.push({ where, sentence: 'The lines say something else than the paragraphs.' })
  }
  if (passage.items.length === 0)
    problems.push({ where, sentence: 'The passage has no questions.' })
  return problems
}

function wordsOf(parts: readonly string[]): string[] {
  return parts
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

function checkPicture(passage: PassageContent, pictures: ContentPackage['pictures']): Problem[] {
  const where = whereOf(passage)
  const picture = pictures.get(passage.image)
  if (picture?.kind !== 'picture') {
    return [{ where, sentence: `The picture ${passage.image} ${picture?.reason ?? 'is missing'}.` }]
  }
  const problems: Problem[] = []
  if (picture.width < WIDTH_MIN) {
    problems.push({
      where,
      sentence: `The picture ${passage.image} is ${picture.width} pixels wide; it must be ${WIDTH_MIN} at least.`,
    })
  }
  if (picture.data.length >= IMAGE_MAX_BYTES) {
    problems.push({ where, sentence: `The picture ${passage.image} must be smaller than 5 MB.` })
  }
  return problems
}
