import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the copies. */
const KEPT_EXAM = 'kept-exam'

/** Where the copies of an interrupted exam are kept. */
export interface KeptPlace {
  /** Absolute. */
  folder: string
  /** Why the folder named in the settings isn't used; null if it is, or if none is named. */
  problem: string | null
}

/**
 * The place of the copies: in the folder that the settings name, for disks that forget their changes, or else in the
 * kiosk's data folder. A folder that is missing or locked must not keep the exam from opening.
 * @param keep from the settings; seats may share it
 */
export function keptPlace(
  { keep, seat }: { keep?: string | undefined; seat: string },
  dataFolder: string
): KeptPlace {
  const own = join(dataFolder, KEPT_EXAM)
  if (keep === undefined) return { folder: own, problem: null }
  const folder = join(keep, `kios-${seat}`, KEPT_EXAM)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return { folder, problem: null }
  } catch (error) {
    return { folder: own, problem: error instanceof Error ? error.message : String(error) }
  }
}
