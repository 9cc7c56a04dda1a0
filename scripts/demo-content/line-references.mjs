/**
 * Finds what is wrong with the line references of a question: words that are quoted from a line they
 * do not stand on (or stand on twice, so that a learner cannot tell which is meant), and options that
 * name lines the passage does not have.
 *
 * @param {{ question: string, options: string[] }} item
 * @param {string[]} lines the passage's lines, the first being line 1
 * @returns {string[]} one sentence for each fault
 */
export function findLineFaults(item, lines) {
  return [...quotationFaults(item.question, lines), ...rangeFaults(item.options, lines)]
}

function quotationFaults(question, lines) {
  const quotations = [...question.matchAll(/"([^"]+)" in lines? (\d+)(?:-(\d+))?/g)]
  const mentions = question.match(/\blines? \d+/g) ?? []
  const faults = quotations.flatMap(([quotation, phrase, first, last = first]) => {
    const found = countOf(phrase, lines.slice(Number(first) - 1, Number(last)).join(' '))
    if (found === 1) return []
    const where = lines.flatMap((line, index) => (countOf(phrase, line) ? [index + 1] : []))
    return [
      `${quotation}: found ${found} times there, and on lines [${where.join(', ')}] of the passage`,
    ]
  })
  if (mentions.length > quotations.length) {
    faults.push('a line is named without the words that are meant in quotation marks')
  }
  return faults
}

function rangeFaults(options, lines) {
  const ranges = options.flatMap((option) => {
    const match = /^Lines? (\d+)(?:-(\d+))?$/.exec(option)
    return match ? [{ option, first: Number(match[1]), last: Number(match[2] ?? match[1]) }] : []
  })
  return ranges
    .filter(
      ({ first, last }, index) =>
        first > last || last > lines.length || first <= (ranges[index - 1]?.last ?? 0)
    )
    .map(({ option }) => `"${option}" is outside the passage or out of order`)
}

/** Counts whole words only: "it" is not in "with". */
function countOf(phrase, text) {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return (
    text.match(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'))?.length ?? 0
  )
}
