import { isSameText, plainText } from '#app/packages/domain/question_text'

/** Letters that look like A, B, C and E, from a Cyrillic or Greek keyboard. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
}

const KEY_MISSING = 'Kunci jawaban belum ada.'
const KEY_SEVERAL = 'Kunci lebih dari satu; tiap soal hanya punya satu.'

type ReadKey = { key: number } | { fault: string }

/**
 * The position of the right option, from 1. A key is written as a letter ('B', 'b)', '(B)', full-width or Cyrillic), as
 * a number, or as the option's own text.
 */
export function readKey(written: string, options: readonly string[]): ReadKey {
  const text = plainText(written)
  if (text === '') return { fault: KEY_MISSING }
  const byText = options.findIndex((option) => option !== '' && isSameText(option, text))
  const places = placesIn(text)
  if (places.length === 1 && places[0] !== undefined) return { key: places[0] }
  if (byText >= 0) return { key: byText + 1 }
  if (places.length > 1) return { fault: KEY_SEVERAL }
  return { fault: `Kunci “${shortened(text)}” tidak dikenal. Pakai A, B, C atau D.` }
}

/** The options that a key names; empty when it is no letter or number. */
function placesIn(text: string): number[] {
  const parts = text
    .normalize('NFKC')
    .split(/\s*(?:[,;/&+]|\bdan\b|\band\b|\s)\s*/i)
    .filter((part) => part !== '')
    .map((part) => placeOf(part))
  return parts.every((place) => place !== null) ? [...new Set(parts)] : []
}

/** 2 for 'B', 'b.', '(2)'; null for other texts. */
function placeOf(part: string): number | null {
  const [, mark = ''] = /^[([]?\s*(\p{L}|\d)\s*[)\].:]?$/u.exec(part.normalize('NFKC')) ?? []
  const upper = mark.toUpperCase()
  const letter = LOOKALIKES[upper] ?? upper
  const at = 'ABCDE'.indexOf(letter)
  if (letter !== '' && at >= 0) return at + 1
  return /^[1-5]$/.test(letter) ? Number(letter) : null
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
