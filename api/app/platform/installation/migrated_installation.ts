import { existsSync } from 'node:fs'
import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { databaseFile } from '#app/platform/installation/data_dir'
import { isUnprepared } from '#app/platform/database/driver_errors'
import { appliedMigrations, knownMigrations } from '#app/platform/database/known_migrations'
import {
  makeFolder,
  markFolder,
  TO_BEGIN,
  type Place,
} from '#app/platform/installation/data_folder'
import { readInstallation } from '#app/platform/installation/installation_row'

/** From this migration on a folder is marked with its installation. */
const BEGINS_MARKS = 'database/migrations/0050_know_the_installation'

/** The installation that `migration:run` updates or creates. */
export class MigratedInstallation {
  readonly #place: Place = {
    dataDir: env.get('DATA_DIR'),
    database: env.get('DB_CONNECTION'),
    disk: env.get('DRIVE_DISK'),
  }
  readonly #mayBegin: boolean
  #appliedBefore: ReadonlySet<string> = new Set()

  /** @param mayCreate whether an empty place is meant to be set up */
  constructor(
    app: ApplicationService,
    private readonly mayCreate: boolean
  ) {
    this.#mayBegin = mayCreate || !app.inProduction || env.get('DEMO')
  }

  /** Prepares an empty place. @returns why it may not be created, or null */
  async prepare(): Promise<string | null> {
    if (!(await this.#isEmpty())) return null
    if (this.#mayBegin) {
      makeFolder(this.#place.dataDir)
      return null
    }
    const { database, dataDir } = this.#place
    const where =
      database === 'sqlite' ? `DATA_DIR=${dataDir}` : `DB_DATABASE=${env.get('DB_DATABASE')}`
    return (
      `Nothing was migrated: ${where} holds no installation. Is its disk mounted, and the path or name spelled right? Only to ` +
      `begin a new, empty installation there: ${TO_BEGIN}`
    )
  }

  /** Marks the folder. @returns what the database didn't store, in a sentence, or null */
  async settle(): Promise<string | null> {
    const applied = await appliedMigrations()
    const lost = (await knownMigrations()).filter((name) => !applied.has(name))
    if (lost.length > 0) {
      return `The database did not keep ${lost.join(', ')}: is its disk full? Make room and run this again.`
    }
    const isUpgrade = !this.#appliedBefore.has(BEGINS_MARKS)
    const installation = await readInstallation()
    if (installation && (this.mayCreate || isUpgrade)) markFolder(this.#place, installation.id)
    return null
  }

  /** Whether no migration has run; also records those that have. */
  async #isEmpty(): Promise<boolean> {
    const { database, dataDir } = this.#place
    if (database === 'sqlite' && !existsSync(databaseFile(dataDir))) return true
    try {
      this.#appliedBefore = await appliedMigrations()
      return this.#appliedBefore.size === 0
    } catch (error) {
      if (isUnprepared(error)) return true
      throw error
    }
  }
}
