import type { Explanation } from '#app/packages/domain/explanation'
import type { ImportedPassage } from '#app/packages/domain/imported_row'
import type { ListeningGroups, Section } from '#contracts/exam'

/** A passage of the package. */
export interface PresentPassage {
  id: number
  name: string
  /** Stored name of its picture. */
  image: string
  body: string | null
}

/** A question of the package. */
export interface PresentQuestion {
  id: number
  section: Section
  page: number
  number: number
  prompt: string | null
  options: readonly string[]
  key: number
  /** Stored name of its recording. */
  audio: string | null
  passage: PresentPassage | null
  taught: Explanation
}

/** A file of the import, with the digests that it has as it was sent and as it would be stored. */
export interface JudgedFile {
  name: string
  kind: 'audio' | 'picture'
  digests: readonly string[]
}

/** What rows are compared with. */
export interface ImportContext {
  /** The package's once the import is applied. */
  groups: ListeningGroups
  questions: readonly PresentQuestion[]
  /** Of the package. */
  present: readonly PresentPassage[]
  /** Of the import. */
  passages: readonly ImportedPassage[]
  files: readonly JudgedFile[]
  /** Digests of the package's stored files, by name. */
  digests: ReadonlyMap<string, string>
}

/** Whether a file of the import is the one that the package has stored. */
export function hasDigest(
  { digests: own }: JudgedFile,
  stored: string | null,
  digests: ReadonlyMap<string, string>
): boolean {
  const digest = stored === null ? undefined : digests.get(stored)
  return digest !== undefined && own.includes(digest)
}
