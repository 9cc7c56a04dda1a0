import db from '@adonisjs/lucid/services/db'
import type { Snapshot } from '#app/exam/domain/types'
import { readSettings, testimonialPictures } from '#app/platform/settings/academy_settings'
import { FOLDERS, type Folder } from '#app/platform/uploads/stored_files'

export type FilesByFolder = Record<Folder, Set<string>>

/** The stored names that anything refers to: rows of today, and every snapshot that an attempt ever sat. */
export async function referencedFiles(): Promise<FilesByFolder> {
  const files = Object.fromEntries(
    FOLDERS.map((folder) => [folder, new Set<string>()])
  ) as FilesByFolder

  await addColumn(files.audio, 'questions', 'audio')
  await addColumn(files.reading, 'passages', 'image')
  await addColumn(files.bukti, 'payments', 'proof')
  await addColumn(files.profile, 'users', 'profile_pic')
  const settings = await readSettings()
  files.logo.add(settings.logo)
  for (const name of testimonialPictures(settings)) files.testimoni.add(name)
  await addSnapshots(files)
  return files
}

async function addColumn(names: Set<string>, table: string, column: string): Promise<void> {
  const rows = (await db.from(table).whereNotNull(column).distinct(column)) as Record<
    string,
    string
  >[]
  for (const row of rows) names.add(row[column] ?? '')
}

/** One snapshot at a time: each holds a whole package. */
async function addSnapshots(files: FilesByFolder): Promise<void> {
  const ids = (await db.from('exam_snapshots').select('id').orderBy('id')) as { id: number }[]
  for (const { id } of ids) {
    const row = (await db.from('exam_snapshots').where('id', id).select('content').first()) as {
      content: string
    }
    const { questions } = JSON.parse(row.content) as Snapshot
    for (const { audio, passage } of questions) {
      if (audio) files.audio.add(audio)
      if (passage) files.reading.add(passage.image)
    }
  }
}
