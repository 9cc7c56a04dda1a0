/** A part of two texts. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this many comparisons the texts are shown whole, one after the other. */
const MOST_COMPARISONS = 1_000_000

/** What was removed from a text and added to it, word by word, in reading order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length * now.length > MOST_COMPARISONS) {
    return joined([
      ['removed', before],
      ['added', after],
    ])
  }
  const common = commonLengths(old, now)
  const parts: [DiffPart['kind'], string][] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [word, next] = [old[at], now[to]]
    if (word !== undefined && word === next) {
      parts.push(['same', word])
      at += 1
      to += 1
    } else if (
      next === undefined ||
      (word !== undefined && lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))
    ) {
      parts.push(['removed', word ?? ''])
      at += 1
    } else {
      parts.push(['added', next])
      to += 1
    }
  }
  return joined(parts)
}

/** Words, and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '')
}

/** For each pair of places, how many words the rests of both texts have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = rows[at]
      if (!row) continue
      row[to] =
        old[at] === now[to]
          ? lengthAt(rows, at + 1, to + 1) + 1
          : Math.max(lengthAt(rows, at + 1, to), lengthAt(rows, at, to + 1))
    }
  }
  return rows
}

function lengthAt(rows: readonly Uint16Array[], at: number, to: number): number {
  return rows[at]?.[to] ?? 0
}

/**
 * Neighbours of one kind become one part. Words that were removed around a kept space are one part as well, because
 * single spaces between changes only disturb.
 */
function joined(parts: readonly [DiffPart['kind'], string][]): DiffPart[] {
  const found: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') found.push({ kind: 'removed', text: removed })
    if (added !== '') found.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [place, [kind, text]] of parts.entries()) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (text.trim() === '' && removed + added !== '' && parts[place + 1]?.[0] !== 'same') {
      removed += text
      added += text
    } else {
      flush()
      const last = found.at(-1)
      if (last?.kind === 'same') last.text += text
      else found.push({ kind, text })
    }
  }
  flush()
  return found
}
