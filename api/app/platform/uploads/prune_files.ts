import { setTimeout as delay } from 'node:timers/promises'
import drive from '@adonisjs/drive/services/main'
import { referencedFiles, type FileReferences } from '#app/platform/uploads/referenced_files'
import { FOLDERS, removeFile, type Folder } from '#app/platform/uploads/stored_files'

export interface UnusedFile {
  folder: Folder
  name: string
  bytes: number
}

interface Choice {
  /** Everything that may refer to stored files. */
  references: readonly FileReferences[]
  /** Only files stored before this instant (epoch milliseconds): a younger one may be about to get its row. */
  storedBefore: number
  /**
   * How long a file must be seen unused: an attempt reads its questions a moment before it stores the snapshot
   * that names their files.
   */
  settleMs: number
}

/** Finds stored files that nothing refers to any more, because their row was changed or deleted. */
export async function findUnusedFiles({
  references,
  storedBefore,
  settleMs,
}: Choice): Promise<UnusedFile[]> {
  const stored = await filesStoredBefore(storedBefore)
  const suspects = await withoutReferenced(stored, references)
  if (suspects.length === 0) return []
  await delay(settleMs)
  return withoutReferenced(suspects, references)
}

/** Removes the files. */
export async function removeUnusedFiles(files: readonly UnusedFile[]): Promise<void> {
  for (const { folder, name } of files) await removeFile(folder, name)
}

async function withoutReferenced(
  files: readonly UnusedFile[],
  references: readonly FileReferences[]
): Promise<UnusedFile[]> {
  const referenced = await referencedFiles(references)
  return files.filter(({ folder, name }) => !referenced[folder].has(name))
}

async function filesStoredBefore(instant: number): Promise<UnusedFile[]> {
  const files: UnusedFile[] = []
  for (const folder of FOLDERS) {
    for await (const file of listFolder(folder)) {
      const { lastModified, contentLength } = await file.getMetaData()
      if (lastModified.getTime() < instant) {
        files.push({ folder, name: file.name, bytes: contentLength })
      }
    }
  }
  return files
}

/** Every file of a folder; a cloud storage lists them in pages. */
export async function* listFolder(folder: Folder) {
  let paginationToken: string | undefined
  do {
    const page = await drive.use().listAll(folder, paginationToken ? { paginationToken } : {})
    for (const object of page.objects) if (object.isFile) yield object
    paginationToken = page.paginationToken
  } while (paginationToken)
}
