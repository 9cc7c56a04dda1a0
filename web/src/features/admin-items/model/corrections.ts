import type { CorrectableQuestion, Correction } from '@/features/admin-items/api/rescoring'

/** What is ticked for a question in the form. */
export interface CorrectionDraft {
  page: number
  keys: readonly number[]
  isDropped: boolean
}

/** What counts now, as the form begins with it. */
export function draftOf({ page, kunci, gugur }: CorrectableQuestion): CorrectionDraft {
  return { page, keys: kunci, isDropped: gugur }
}

/** With this option allowed or not. */
export function toggleKey(draft: CorrectionDraft, option: number): CorrectionDraft {
  const keys = draft.keys.includes(option)
    ? draft.keys.filter((key) => key !== option)
    : [...draft.keys, option].sort((a, b) => a - b)
  return { ...draft, keys }
}

/** Whether it says something: a question needs a key unless it is dropped. */
export function isClear({ keys, isDropped }: CorrectionDraft): boolean {
  return isDropped || keys.length > 0
}

/** As the server takes it. */
export function correctionOf({ page, keys, isDropped }: CorrectionDraft): Correction {
  return isDropped ? { page, gugur: true } : { page, kunci: [...keys] }
}
