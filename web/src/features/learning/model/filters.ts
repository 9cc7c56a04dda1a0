import { sectionOfPage, SECTIONS, type Section } from '@lulus/api/contracts/exam'
import { SKILLS, SKILL_CODES, type Skill } from '@lulus/api/contracts/skills'

/** The fields of a question that the filters need. */
export interface FilteredItem {
  page: number
  jawaban: number | null
  benar: boolean
  ragu: boolean
  keterampilan: readonly Skill[]
}

/** What a learner looks for among the answers. */
export const MARKS = {
  semua: { label: 'Semua', fits: () => true },
  salah: { label: 'Salah', fits: ({ benar, jawaban }) => !benar && jawaban !== null },
  ragu: { label: 'Ragu', fits: ({ ragu }) => ragu },
  kosong: { label: 'Kosong', fits: ({ jawaban }) => jawaban === null },
  'benar-ragu': { label: 'Benar tapi ragu', fits: ({ benar, ragu }) => benar && ragu },
} as const satisfies Record<string, { label: string; fits: (item: FilteredItem) => boolean }>

export type Mark = keyof typeof MARKS
export const MARK_NAMES = Object.keys(MARKS) as Mark[]

export interface Filters {
  mark: Mark
  section: Section | null
  skill: Skill | null
}

/** The filters in an address; unknown values filter nothing. */
export function filtersIn(address: URLSearchParams): Filters {
  const [mark, section, skill] = ['jawaban', 'bagian', 'keterampilan'].map((name) =>
    address.get(name)
  )
  return {
    mark: MARK_NAMES.find((name) => name === mark) ?? 'semua',
    section: SECTIONS.find((name) => name === section) ?? null,
    skill: SKILL_CODES.find((code) => code === skill) ?? null,
  }
}

/** The items that fit all filters, in their order. */
export function filtered<Item extends FilteredItem>(
  items: readonly Item[],
  { mark, section, skill }: Filters
): Item[] {
  return items.filter(
    (item) =>
      MARKS[mark].fits(item) &&
      (section === null || sectionOfPage(item.page) === section) &&
      (skill === null || item.keterampilan.includes(skill))
  )
}

/** The skills of these items for a choice, in the order of their sections. */
export function skillsOf(
  items: readonly FilteredItem[],
  section: Section | null
): { skill: Skill; label: string }[] {
  const present = new Set(items.flatMap(({ keterampilan }) => keterampilan))
  return SKILL_CODES.filter(
    (skill) => present.has(skill) && (section === null || SKILLS[skill].section === section)
  ).map((skill) => ({ skill, label: SKILLS[skill].label }))
}
