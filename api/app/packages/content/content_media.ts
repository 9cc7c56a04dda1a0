import type { ContentPackage } from '#app/packages/content/content_format'
import {
  readStoredFile,
  removeFile,
  storeFile,
  type Folder,
} from '#app/platform/uploads/stored_files'

interface MediaFile {
  folder: Folder
  /** Name in the content files. */
  name: string
  data: Buffer
  extension: string
}

/** Stored names by names in the content files. */
export type StoredMedia = ReadonlyMap<string, string>

/**
 * Stores the package's media while `work` runs and keeps them only if it succeeds. A file already stored with identical
 * bytes under the name in `present` keeps that name.
 */
export async function withStoredMedia<Result>(
  content: ContentPackage,
  present: StoredMedia,
  work: (stored: StoredMedia) => Promise<Result>
): Promise<Result> {
  const stored = new Map<string, string>()
  const added: { folder: Folder; name: string }[] = []
  try {
    for (const { folder, name, data, extension } of mediaFiles(content)) {
      const known = present.get(name)
      const isKnown = known !== undefined && (await readStoredFile(folder, known))?.equals(data)
      if (isKnown) {
        stored.set(name, known)
      } else {
        const created = await storeFile(folder, data, extension)
        added.push({ folder, name: created })
        stored.set(name, created)
      }
    }
    return await work(stored)
  } catch (error) {
    await Promise.all(added.map(({ folder, name }) => removeFile(folder, name)))
    throw error
  }
}

function mediaFiles({ recordings, pictures }: ContentPackage): MediaFile[] {
  const files: MediaFile[] = []
  for (const [name, recording] of recordings) {
    if (recording.kind === 'recording') files.push({ ...recording, folder: 'audio', name })
  }
  for (const [name, picture] of pictures) {
    if (picture.kind === 'picture') files.push({ ...picture, folder: 'reading', name })
  }
  return files
}
