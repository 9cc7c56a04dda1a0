interface LineQuestion {
  question: string
  options: readonly string[]
}

const QUOTED_IN_LINE = /["“]([^"”]+)["”] in lines? (\d+)(?:[-–](\d+))?/g
const NAMED_LINE = /\blines? (\d+)(?:[-–](\d+))?/gi
const LINE_OPTION = /^lines? (\d+)(?:[-–](\d+))?$/i

/**
 * Faults of the lines that a reading question names: a quoted word that isn't on its line, or is on it twice and so
 * ambiguous, and lines that the passage doesn't have.
 * @param lines the passage's lines; the first one is line 1
 */
export function findLineFaults(
  { question, options }: LineQuestion,
  lines: readonly string[]
): string[] {
  return [
    ...[question, ...options].flatMap((text) => outsideFaults(text, lines.length)),
    ...quotationFaults(question, lines),
    ...orderFaults(options),
  ]
}

function outsideFaults(text: string, lineCount: number): string[] {
  return [...text.matchAll(NAMED_LINE)]
    .filter(
      ([, first, last = first]) =>
        Number(first) < 1 || Number(first) > Number(last) || Number(last) > lineCount
    )
    .map(([reference]) => `'${reference}' is not in the passage, which has ${lineCount} lines.`)
}

function quotationFaults(question: string, lines: readonly string[]): string[] {
  return [...question.matchAll(QUOTED_IN_LINE)].flatMap(([, phrase = '', first, last = first]) => {
    const found = occurrences(phrase, lines.slice(Number(first) - 1, Number(last)).join(' '))
    if (found === 1) return []
    const place = first === last ? `line ${first}` : `lines ${first}-${last}`
    return [
      found === 0
        ? `"${phrase}" is not in ${place}.`
        : `"${phrase}" is in ${place} ${found} times.`,
    ]
  })
}

/** Options that name lines must follow the passage's order. */
function orderFaults(options: readonly string[]): string[] {
  const ranges = options.flatMap((option) => {
    const match = LINE_OPTION.exec(option.trim())
    return match ? [{ option, first: Number(match[1]), last: Number(match[2] ?? match[1]) }] : []
  })
  return ranges
    .filter(({ first }, index) => first <= (ranges[index - 1]?.last ?? 0))
    .map(({ option }) => `The option '${option}' is out of order.`)
}

/** Whole words only: "it" is not in "with". */
function occurrences(phrase: string, text: string): number {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'))]
    .length
}
