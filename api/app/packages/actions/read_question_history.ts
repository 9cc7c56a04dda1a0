import { showQuestion } from '#app/packages/actions/read_questions'
import { questionDifferences } from '#app/packages/domain/question_differences'
import Passage from '#app/packages/models/passage'
import type Package from '#app/packages/models/package'
import type Question from '#app/packages/models/question'
import { readVersions, type Signature } from '#app/packages/rows/question_versions'
import type { VersionDifference } from '#contracts/question_versions'

/** One change of a question. */
export interface QuestionChange extends Signature {
  at: number
  /** Beside the version before it; nothing for the first one. */
  differences: VersionDifference[]
}

/**
 * Everything that was changed of a question, the latest first; empty for one that was never changed.
 * @throws NotFound
 */
export async function readQuestionHistory(
  id: number
): Promise<{ question: Question; pkg: Package; changes: QuestionChange[] }> {
  const { question, pkg } = await showQuestion(id)
  const versions = await readVersions(id)
  const nameOf = await passageNames(pkg.id)
  const changes = versions.map(({ content, createdAt: at, ...signature }, place) => {
    const before = versions[place - 1]
    const differences = before ? questionDifferences(before.content, content, nameOf) : []
    return { ...signature, at, differences }
  })
  return { question, pkg, changes: changes.reverse() }
}

/** Tells the names of a package's passages by their ids; of one that was deleted, that it was. */
async function passageNames(packageId: number): Promise<(id: number) => string> {
  const passages = await Passage.query().where('packageId', packageId).select('id', 'name')
  const names = new Map(passages.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? 'bacaan yang sudah dihapus'
}
