import type { SnapshotQuestion } from '#app/exam/domain/types'
import {
  carriesAudio,
  DEFAULT_LISTENING_GROUPS,
  type ListeningGroups,
  type PageRange,
} from '#contracts/exam'

/** The listening groups of an attempt: those that its package had when it started. */

export type Grouped = Pick<SnapshotQuestion, 'page' | 'group'>

/** @param questions of a snapshot */
export function groupsOf(questions: readonly Grouped[]): ListeningGroups {
  if (questions.every(({ group }) => group === undefined)) return DEFAULT_LISTENING_GROUPS
  const byFirst = new Map<number, PageRange>()
  for (const { group } of questions) if (group) byFirst.set(group.first, group)
  return [...byFirst.values()].toSorted((a, b) => a.first - b.first)
}

/** Whether the question plays a recording of its own. */
export function playsRecording({ page, group }: Grouped): boolean {
  if (group === undefined) return carriesAudio(page)
  return carriesAudio(page, group === null ? [] : [group])
}
