import { passageParagraphs } from '@/components/questions/passage-lines'

export interface WordLine {
  /** Starts at 1; null in a text without fixed lines. */
  number: number | null
  /** Index of its first word within the whole passage. */
  first: number
  words: readonly string[]
}

/** From the first to the last word, both included. */
export type WordRange = readonly [first: number, last: number]

/** A passage's paragraphs as lines of counted words. */
export function wordLines(text: string): WordLine[][] {
  let first = 0
  return passageParagraphs(text).map((lines) =>
    lines.map(({ text: line, number }) => {
      const words = line.split(/\s+/)
      const counted = { number, first, words }
      first += words.length
      return counted
    })
  )
}

/** Toggles a range: adds it to the highlights, or removes it if all of it was highlighted. */
export function toggled(ranges: readonly WordRange[], [first, last]: WordRange): WordRange[] {
  const isMarked = ranges.some(([from, to]) => from <= first && last <= to)
  const others = ranges.flatMap(([from, to]): WordRange[] => {
    // Adjacent ranges are merged.
    if (to < first - 1 || from > last + 1) return [[from, to]]
    if (!isMarked) {
      first = Math.min(first, from)
      last = Math.max(last, to)
      return []
    }
    const rest: WordRange[] = [
      [from, Math.min(to, first - 1)],
      [Math.max(from, last + 1), to],
    ]
    return rest.filter(([start, end]) => start <= end)
  })
  const all: WordRange[] = isMarked ? others : [...others, [first, last]]
  return all.sort(([one], [other]) => one - other)
}

/** The range that contains a word, or null. */
export function rangeAt(ranges: readonly WordRange[], word: number): WordRange | null {
  return ranges.find(([first, last]) => first <= word && word <= last) ?? null
}

/** The words of a line in runs of the same style: highlighted or not, under the cursor or not. */
export function runsOf(
  { first, words }: WordLine,
  ranges: readonly WordRange[],
  cursor: WordRange | null
): { first: number; text: string; isMarked: boolean; isUnderCursor: boolean }[] {
  const runs: { first: number; words: string[]; isMarked: boolean; isUnderCursor: boolean }[] = []
  words.forEach((word, position) => {
    const at = first + position
    const isMarked = rangeAt(ranges, at) !== null
    const isUnderCursor = cursor !== null && rangeAt([cursor], at) !== null
    const run = runs[runs.length - 1]
    if (run && run.isMarked === isMarked && run.isUnderCursor === isUnderCursor)
      run.words.push(word)
    else runs.push({ first: at, words: [word], isMarked, isUnderCursor })
  })
  return runs.map(({ words: run, ...look }) => ({ ...look, text: run.join(' ') }))
}
