import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import { paths } from '@/lib/paths'

/** The sections in order. */
export const MINI_SECTIONS = ['listening', 'structure', 'reading'] as const
export type MiniSection = (typeof MINI_SECTIONS)[number]

/** Zero-based. The interface shows A-D. */
export type OptionIndex = 0 | 1 | 2 | 3

interface SectionRules {
  name: string
  path: string
  next: string
  seconds: number
  /** The correct options of all questions. */
  key: readonly OptionIndex[]
}

/** Times and answer keys of product-spec section 9. */
export const MINI_TEST = {
  listening: {
    name: 'Listening',
    path: paths.miniTestListening,
    next: paths.miniTestStructure,
    seconds: 300,
    key: [2, 1, 3, 2, 3],
  },
  structure: {
    name: SESSION_TITLES.written,
    path: paths.miniTestStructure,
    next: paths.miniTestReading,
    seconds: 600,
    key: [2, 1, 0, 2, 3, 1, 1, 2, 1, 2],
  },
  reading: {
    name: 'Reading',
    path: paths.miniTestReading,
    next: paths.miniTestFinish,
    seconds: 600,
    key: [1, 3, 1, 2, 3],
  },
} as const satisfies Record<MiniSection, SectionRules>

/** 1-3. */
export function sectionNumber(section: MiniSection): number {
  return MINI_SECTIONS.indexOf(section) + 1
}
