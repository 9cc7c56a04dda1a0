import type { ContentPackage } from '#app/packages/content/content_format'
import type { Problem } from '#app/packages/content/problem'

/**
 * How often the option with the fewest, or the most, words of the stimulus may be the key. By chance it is one in four; for
 * thirty items 45 % is two and a half standard deviations above that, and learners are taught to use such a pattern.
 */
const SHARE_MAX = 0.45

/** Words too common to be recognised. */
const COMMON = new Set(
  (
    'a an the of to in on at for and or but is are was were be been do does did has have had he she it they his her its ' +
    'their him them i you your my we us our that this these those with by from as not no so will would can could should ' +
    'may might there what when who which how if than then up out about into more most some any one two'
  ).split(' ')
)
const ENDINGS = ['ing', 'ed', 'es', 's', 'ly']

interface Stimulated {
  stimulus: string
  options: readonly string[]
  /** 1-4. */
  key: number
}

/** Checks that nobody gains by choosing what sounds most, or least, like the stimulus. */
export function checkOverlap({ listening, reading }: ContentPackage): Problem[] {
  const dialogues = listening.dialogues.map(({ script, options, key }) => ({
    stimulus: script
      .filter(({ voice }) => voice !== 'narrator')
      .map(({ text }) => text)
      .join(' '),
    options,
    key,
  }))
  const passages = reading.passages.flatMap(({ paragraphs, items }) =>
    items.map(({ options, key }) => ({ stimulus: paragraphs.join(' '), options, key }))
  )
  return [...faultsOf('listening.json', dialogues), ...faultsOf('reading.json', passages)]
}

function faultsOf(where: string, items: readonly Stimulated[]): Problem[] {
  return [
    { pick: Math.min, name: 'fewest' },
    { pick: Math.max, name: 'most' },
  ].flatMap(({ pick, name }) => {
    const gained = items.reduce((sum, item) => sum + gainOf(item, pick), 0)
    const share = gained / items.length
    if (!(share > SHARE_MAX)) return []
    const sentence = `The option with the ${name} words of the stimulus is the key in ${(share * 100).toFixed(0)} % of the questions; at most 45 %.`
    return [{ where, sentence }]
  })
}

/** The chance to be right by choosing the option whose share of the stimulus' words is picked: 0-1. */
function gainOf({ stimulus, options, key }: Stimulated, pick: (...shares: number[]) => number) {
  const heard = wordsOf(stimulus)
  const shares = options.map((option) => {
    const words = [...wordsOf(option)]
    return words.filter((word) => heard.has(word)).length / Math.max(1, words.length)
  })
  const picked = pick(...shares)
  if (shares[key - 1] !== picked) return 0
  return 1 / shares.filter((share) => share === picked).length
}

/** The stems of a text's words. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z'’]+/g) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)).map(stemOf))
}

function stemOf(word: string): string {
  const bare = word.replace(/['’](s)?/g, '')
  const ending = ENDINGS.find((one) => bare.endsWith(one) && bare.length - one.length >= 3)
  return ending === undefined ? bare : bare.slice(0, -ending.length)
}
