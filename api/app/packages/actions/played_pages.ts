import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { showQuestion } from '#app/packages/actions/read_questions'
import { carriesAudio } from '#contracts/exam'

/**
 * Whether a page of a package plays a recording of its own now.
 * @throws NotFound
 */
export async function packagePlays(packageId: number, page: number): Promise<boolean> {
  const { groups } = await findUnarchivedPackage(packageId)
  return carriesAudio(page, groups)
}

/**
 * The same for the package of a question.
 * @throws NotFound
 */
export async function questionsPackagePlays(questionId: number, page: number): Promise<boolean> {
  const { pkg } = await showQuestion(questionId)
  return carriesAudio(page, pkg.groups)
}
