import db from '@adonisjs/lucid/services/db'
import { FOLDERS, type Folder } from '#app/platform/uploads/stored_files'

export type FilesByFolder = Record<Folder, Set<string>>

/** A column with stored names. A room's `file_columns.ts` lists its own. */
export interface FileColumn {
  folder: Folder
  table: string
  column: string
}

/** Adds the stored names that some part of the application refers to. */
export type FileReferences = (files: FilesByFolder) => Promise<void>

/** The stored names that anything refers to. */
export async function referencedFiles(sources: readonly FileReferences[]): Promise<FilesByFolder> {
  const files = Object.fromEntries(
    FOLDERS.map((folder) => [folder, new Set<string>()])
  ) as FilesByFolder
  for (const addTo of sources) await addTo(files)
  return files
}

/** References of a column that holds a stored name or null. */
export function filesInColumn({ folder, table, column }: FileColumn): FileReferences {
  return async (files) => {
    const rows = (await db.from(table).whereNotNull(column).distinct(column)) as Record<
      string,
      string
    >[]
    for (const row of rows) files[folder].add(row[column] ?? '')
  }
}
