import { ANSWERS, ANSWER_LETTERS } from '@lulus/api/contracts/exam'
import type { AnalysedItem } from '@/features/admin-items/api/analysis'

type Counted = Pick<AnalysedItem, 'pengecoh' | 'kunci' | 'peserta'>

/** How an option fares from the lower to the upper third. */
export interface OptionCurve {
  letter: string
  isKey: boolean
  /** Shares of the lower, middle and upper third that chose it, 0-1. */
  shares: readonly [lower: number, middle: number, upper: number]
}

export function letterOf(option: number): string {
  const answer = ANSWERS[option - 1]
  return answer ? ANSWER_LETTERS[answer] : ''
}

/** The curves of the four options; the server's thirds are round(n / 3) above and below. */
export function curvesOf({ pengecoh, kunci, peserta }: Counted): OptionCurve[] {
  const third = Math.round(peserta / 3)
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of)
  return pengecoh.map(({ pilihan, atas, tengah, bawah }) => ({
    letter: letterOf(pilihan),
    isKey: kunci.includes(pilihan),
    shares: [share(bawah, third), share(tengah, peserta - 2 * third), share(atas, third)],
  }))
}

/** What the curves show, in a sentence. */
export function curveSentence(curves: readonly OptionCurve[]): string {
  const total = (at: 0 | 1 | 2) =>
    curves.filter(({ isKey }) => isKey).reduce((sum, { shares }) => sum + shares[at], 0)
  const [lower, upper] = [total(0), total(2)]
  const rival = curves.find(({ isKey, shares }) => !isKey && shares[2] > upper)
  if (rival) return `Sepertiga teratas lebih sering memilih ${rival.letter} daripada kunci.`
  if (upper > lower) return 'Makin tinggi nilai peserta, makin sering kunci dipilih.'
  if (upper === lower) return 'Kunci dipilih sama sering oleh sepertiga teratas dan terbawah.'
  return 'Sepertiga teratas lebih jarang memilih kunci daripada sepertiga terbawah.'
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The curves as text, for people who don't see them. */
export function curvesText(curves: readonly OptionCurve[]): string {
  return curves
    .map(
      ({ letter, isKey, shares: [lower, middle, upper] }) =>
        `${isKey ? `Kunci ${letter}` : letter}: ${percent(lower)} di sepertiga bawah, ${percent(middle)} di tengah, ${percent(upper)} di atas.`
    )
    .join(' ')
}

/**
 * Ascending places, each at least `gap` after the one before and none beyond `last`: later ones give way first, and only
 * as far as they must.
 */
export function placesApart(places: readonly number[], gap: number, last: number): number[] {
  const apart: number[] = []
  for (const place of places) apart.push(Math.max(place, (apart.at(-1) ?? -Infinity) + gap))
  let limit = last
  for (let at = apart.length - 1; at >= 0; at--) {
    apart[at] = Math.min(apart[at] ?? limit, limit)
    limit = (apart[at] ?? limit) - gap
  }
  return apart
}
