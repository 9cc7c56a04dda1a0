import type { SnapshotQuestion } from '#app/exam/domain/types'
import {
  questionDifferences,
  type ComparedQuestion,
} from '#app/packages/domain/question_differences'
import type { QuestionColumns } from '#app/packages/domain/import_changes'
import type { VersionDifference } from '#contracts/question_versions'

/** A question of a package today, with its passage. */
export interface PresentQuestion extends QuestionColumns {
  id: number
  passage: { id: number; name: string; image: string; body: string | null } | null
}

/** A question of a package that isn't what an attempt sat. */
export interface ChangedQuestion {
  /** Where the attempt sat it; where it stands today, when the attempt had none there. */
  page: number
  /** Null when it was deleted. */
  questionId: number | null
  /** `diganti`: another question stands on that page. */
  kind: 'diubah' | 'diganti' | 'dihapus' | 'baru'
  differences: VersionDifference[]
}

/** Which questions of a package differ from those that an attempt sat, in page order. Explanations aren't compared. */
export function changedQuestions(
  sat: readonly SnapshotQuestion[],
  present: readonly PresentQuestion[]
): ChangedQuestion[] {
  const byId = new Map(present.map((question) => [question.id, question]))
  const satIds = new Set(sat.map(({ id }) => id))
  const others = new Map(
    present.flatMap((question) => (satIds.has(question.id) ? [] : [[question.page, question]]))
  )
  const satPages = new Set(sat.map(({ page }) => page))
  const changed = sat.flatMap((question): ChangedQuestion[] => {
    const { page } = question
    const same = byId.get(question.id)
    const now = same ?? others.get(page)
    if (!now) return [{ page, questionId: null, kind: 'dihapus', differences: [] }]
    const differences = differencesOf(question, now)
    if (same && differences.length === 0) return []
    return [{ page, questionId: now.id, kind: same ? 'diubah' : 'diganti', differences }]
  })
  const added = [...others.values()].flatMap(({ id, page }): ChangedQuestion[] =>
    satPages.has(page) ? [] : [{ page, questionId: id, kind: 'baru', differences: [] }]
  )
  return [...changed, ...added].sort((one, other) => one.page - other.page)
}

function differencesOf(sat: SnapshotQuestion, now: PresentQuestion): VersionDifference[] {
  const names = new Map(
    [sat.passage, now.passage].flatMap((passage) => (passage ? [[passage.id, passage.name]] : []))
  )
  const differences = questionDifferences(
    satColumns(sat),
    presentColumns(now),
    (id) => names.get(id) ?? ''
  )
  const [before, after] = [sat.passage, now.passage]
  if (before && after && before.id === after.id && !isSamePassage(before, after)) {
    differences.push({
      bidang: 'bacaan',
      lama: `${before.name} (isi lama)`,
      baru: `${after.name} (isi sudah diubah)`,
    })
  }
  return differences
}

function isSamePassage(
  before: NonNullable<SnapshotQuestion['passage']>,
  after: NonNullable<PresentQuestion['passage']>
): boolean {
  return before.name === after.name && before.image === after.image && before.text === after.body
}

function satColumns(question: SnapshotQuestion): ComparedQuestion {
  const [option1, option2, option3, option4] = question.options
  const { section, number, page, prompt, audio, passage } = question
  return {
    section,
    number,
    page,
    prompt,
    option1,
    option2,
    option3,
    option4,
    answerKey: Number(question.key),
    audio,
    passageId: passage?.id ?? null,
  }
}

function presentColumns(question: PresentQuestion): ComparedQuestion {
  const { section, number, page, prompt, option1, option2, option3, option4 } = question
  const { answerKey, audio, passageId } = question
  return {
    section,
    number,
    page,
    prompt,
    option1,
    option2,
    option3,
    option4,
    answerKey,
    audio,
    passageId,
  }
}
