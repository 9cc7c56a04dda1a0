import {
  itemFigures,
  reliabilities,
  type ItemFigures,
  type Reliability,
  type SatPackage,
  type SatVersion,
} from '#app/items/domain/item_figures'
import { itemTimes, type ItemTime } from '#app/items/domain/item_times'
import { itemWarnings, seriousness, type Warning } from '#app/items/domain/item_warnings'
import type { Session } from '#contracts/exam'

/** A package as it was sat; of each attempt what the database returns in one row. */
export interface StoredSittings {
  /** The pages of the items, ascending. */
  pages: readonly number[]
  versions: readonly SatVersion[]
  /** `choices`: page * 10 + option of each answer, separated by commas; null without any answer. `times`: see `itemTimes`. */
  attempts: readonly { version: number; choices: string | null; times?: string | null }[]
}

export interface AnalysedItem extends Omit<ItemFigures, 'pattern'> {
  warnings: readonly Warning[]
  time: ItemTime
}

export interface PackageAnalysis {
  /** Those with the most serious warnings first, then by page. */
  items: AnalysedItem[]
  sections: Record<Session, Reliability>
}

/** The analysis of all items; some seconds of work for 10,000 attempts. */
export function analysePackage({ pages, versions, attempts }: StoredSittings): PackageAnalysis {
  const places = new Map(pages.map((page, item) => [page, item]))
  const sat: SatPackage = {
    pages,
    versions,
    attempts: attempts.map(({ version, choices }) => ({
      version,
      answers: answersFrom(choices, places, pages.length),
    })),
  }
  const figures = itemFigures(sat)
  const warnings = itemWarnings(figures)
  const times = itemTimes(
    pages,
    attempts,
    (at, item) => versions[attempts[at]?.version ?? -1]?.isPresent[item] ?? false
  )
  const items = figures
    .map(({ pattern: _, ...item }, at) => ({
      ...item,
      warnings: warnings[at] ?? [],
      time: times[at] ?? { seconds: null, known: 0 },
    }))
    .toSorted((a, b) => seriousness(a.warnings) - seriousness(b.warnings) || a.page - b.page)
  return { items, sections: reliabilities(sat) }
}

export { analysePackage as default }

/** A digit for each item, from the answers as the database returns them. */
export function answersFrom(
  choices: string | null,
  places: ReadonlyMap<number, number>,
  items: number
): string {
  const answers = Array.from({ length: items }, () => '0')
  for (const choice of choices?.split(',') ?? []) {
    const place = places.get(Math.floor(Number(choice) / 10))
    if (place !== undefined) answers[place] = String(Number(choice) % 10)
  }
  return answers.join('')
}
