import { LRUCache } from 'lru-cache'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { findStored } from '#app/platform/uploads/stored_content'

/** By the version of a package's content: each of an event's devices asks three times, and each file is a request of its own. */
const sizes = new LRUCache<string, number>({ max: 200 })

/** How many bytes the recordings and passages of a package have that a device fetches during an exam. */
export async function mediaBytes(packageId: number): Promise<number> {
  const { contentVersion } = await Package.findOrFail(packageId)
  const known = sizes.get(contentVersion)
  if (known !== undefined) return known
  const questions = await Question.query()
    .where('packageId', packageId)
    .select('audio', 'passageId')
  const passages = await Passage.query().where('packageId', packageId)
  const used = new Set(questions.map(({ passageId }) => passageId))
  const files = new Set([
    ...questions.flatMap(({ audio }) => (audio === null ? [] : `audio/${audio}`)),
    ...passages.filter(({ id }) => used.has(id)).map(({ image }) => `reading/${image}`),
  ])
  const found = await Promise.all([...files].map((file) => findStored(file)))
  const bytes = found.reduce((sum, file) => sum + (file?.size ?? 0), 0)
  sizes.set(contentVersion, bytes)
  return bytes
}
