import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { clock } from '#app/platform/time/clock'
import { LineBudget } from '#app/platform/log/line_budget'
import { listFolder } from '#app/platform/uploads/prune_files'
import {
  referencedFiles,
  type FileColumn,
  type FileReferences,
} from '#app/platform/uploads/referenced_files'
import { FOLDERS, type Folder } from '#app/platform/uploads/stored_files'

export interface MissingFile {
  folder: Folder
  name: string
}

/** A row that refers to a stored file. */
interface ReferringRow {
  table: string
  id: number
}

/** Referenced files that the storage doesn't have. */
export async function findMissingFiles(
  references: readonly FileReferences[]
): Promise<MissingFile[]> {
  const before = await referencedFiles(references)
  const suspects: MissingFile[] = []
  for (const folder of FOLDERS) {
    const stored = new Set<string>()
    for await (const { name } of listFolder(folder)) stored.add(name)
    for (const name of before[folder])
      if (name && !stored.has(name)) suspects.push({ folder, name })
  }
  if (suspects.length === 0) return []
  // Files that were replaced or stored meanwhile aren't missing.
  const after = await referencedFiles(references)
  const missing: MissingFile[] = []
  for (const file of suspects) {
    const { folder, name } = file
    if (after[folder].has(name) && !(await drive.use().exists(`${folder}/${name}`)))
      missing.push(file)
  }
  return missing
}

const LINES_PER_MINUTE = 60
/** Readers of these were authorised by a row that refers to the file, also by the paper of an attempt. */
const ALWAYS_REFERRED: ReadonlySet<Folder> = new Set(['audio', 'reading'])

/** Knows the columns that refer to stored files, and logs missing ones. */
export class FileRows {
  readonly #lines = new LineBudget(LINES_PER_MINUTE)

  constructor(private readonly columns: readonly FileColumn[]) {}

  /**
   * The rows whose column has this name. Papers of attempts and settings have names inside texts and aren't included.
   */
  async of({ folder, name }: MissingFile): Promise<ReferringRow[]> {
    const columns = this.columns.filter((one) => one.folder === folder)
    const found = await Promise.all(
      columns.map(async ({ table, column }) => {
        const rows: { id: number }[] = await db.from(table).where(column, name).select('id')
        return rows.map(({ id }) => ({ table, id: Number(id) }))
      })
    )
    return found.flat()
  }

  /** Logs that an authorised reader didn't get a file, with the rows that refer to it; sixty lines a minute. */
  async noteMissing(file: MissingFile): Promise<void> {
    if (!this.#lines.take(clock.now()).isAllowed) return
    const rows = await this.of(file)
    // Anybody may request a public picture by an invented name.
    if (rows.length === 0 && !ALWAYS_REFERRED.has(file.folder)) return
    logger.warn({ ...file, rows }, 'a stored file that something refers to is missing')
  }
}
