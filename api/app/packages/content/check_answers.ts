import { ANSWERS } from '#contracts/exam'
import type { ContentPackage } from '#app/packages/content/content_format'
import {
  choiceItems,
  contentItems,
  placeOf,
  type ChoiceItem,
} from '#app/packages/content/content_items'
import type { Problem } from '#app/packages/content/problem'

/** Allowed share of each key in a package, so that always choosing one letter gains nothing. */
const KEY_SHARE = { min: 0.2, max: 0.3 }

/**
 * How often the correct option may be the longest one. By chance it is one in four. For the 115 items with written
 * options, 40 % is more than three standard deviations above that, and learners could use it as a strategy.
 */
const LONGEST_SHARE_MAX = 0.4

/** Checks keys and options of each question, and the spread of keys over the package. */
export function checkAnswers(content: ContentPackage): Problem[] {
  return [
    ...contentItems(content).flatMap((item) =>
      isKey(item.key)
        ? []
        : [{ where: placeOf(item), sentence: `The key is ${item.key}; it must be 1, 2, 3 or 4.` }]
    ),
    ...choiceItems(content).flatMap(checkOptions),
    ...checkKeyShares(content),
    ...checkLongest(content),
  ]
}

/** How many questions each key answers, for keys 1 to 4. */
export function keyCounts(content: ContentPackage): number[] {
  const keys = contentItems(content).map(({ key }) => key)
  return ANSWERS.map((answer) => keys.filter((key) => key === Number(answer)).length)
}

function isKey(key: number): boolean {
  return (ANSWERS as readonly string[]).includes(String(key))
}

function checkOptions(item: ChoiceItem): Problem[] {
  const where = placeOf(item)
  if (item.options.length !== ANSWERS.length) {
    return [{ where, sentence: `There are ${item.options.length} options; there must be four.` }]
  }

  const compared = item.options.map((option) => option.toLowerCase().replace(/\s+/g, ' ').trim())
  return compared.flatMap((option, index) => {
    if (option === '') return [{ where, sentence: `Option ${index + 1} is empty.` }]
    const first = compared.indexOf(option)
    return first === index
      ? []
      : [{ where, sentence: `Options ${first + 1} and ${index + 1} say the same.` }]
  })
}

function checkKeyShares(content: ContentPackage): Problem[] {
  const total = contentItems(content).length
  return keyCounts(content).flatMap((count, index) => {
    const share = count / total
    if (share >= KEY_SHARE.min && share <= KEY_SHARE.max) return []
    const sentence = `Key ${index + 1} answers ${percent(share)} of the questions; it should be 20 to 30 %.`
    return [{ where: 'the package', sentence }]
  })
}

function checkLongest(content: ContentPackage): Problem[] {
  const items = choiceItems(content).filter(
    ({ key, options }) => isKey(key) && options.length === ANSWERS.length
  )
  const longest = items.filter(({ key, options }) => {
    const lengths = options.map((option) => option.trim().length)
    const [correct = 0] = lengths.splice(key - 1, 1)
    return correct > Math.max(...lengths)
  })
  const share = longest.length / items.length
  if (!(share > LONGEST_SHARE_MAX)) return []
  return [
    {
      where: 'the package',
      sentence: `The correct option is the longest in ${percent(share)} of the questions; more than 40 % gives it away.`,
    },
  ]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
