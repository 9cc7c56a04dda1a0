import { statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import type { Screen } from 'electron'
import type { UpdateVerdict } from '../updates/update-policy.ts'
import type { KioskConfig } from '../config/kiosk-config.ts'
import type { CheckWish } from '../operator/operator-desk.ts'
import { judgeDisplays } from '../security/displays.ts'
import {
  checkAudio,
  checkClock,
  checkDisk,
  checkDisplays,
  checkMemory,
  checkRecovery,
  checkLab,
  checkLine,
  checkScreen,
  checkServer,
  checkVersions,
  type Check,
} from './checks.ts'
import { labIdentityOf } from '../labs/lab-signature.ts'
import type { KeyGuard } from '../recovery/key-guard.ts'
import { probeLab } from './probe-lab.ts'
import { reportCheck } from './report-check.ts'
import { probeServer } from './probe-server.ts'
import { probeUpdates } from './probe-updates.ts'
import { RecentLine } from './recent-line.ts'
import { checkUpdates, type UpdateFinding } from './check-updates.ts'
import { freezerOf, isOnSystemDrive } from './frozen-disk.ts'
import type { KeptPlace } from '../recovery/kept-place.ts'

interface Surroundings {
  screen: Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>
  /** The kiosk's data folder, whose disk must have free space. */
  dataFolder: string
  versions: { kiosk: string; chromium: string }
  updates: UpdateVerdict
  /** The newer version that waits for the operator, or null. */
  offered: () => string | null
  /** The folder of the installed settings. */
  settingsFolder: string
  /** Whether the kiosk can cover other displays. */
  canCover: boolean
  /** How the copy of a running exam is protected. */
  guard: KeyGuard['kind']
  /** Number of earlier exams whose copies can't be opened now. */
  locked: number
  /** Where they are kept. */
  place: KeptPlace
}

const lines = new RecentLine()

/** Runs all checks of this computer before an exam. */
export async function runChecks(
  surroundings: Surroundings,
  config: KioskConfig,
  { outputs, isHeard, isAnew }: CheckWish
): Promise<Check[]> {
  const { screen, dataFolder, versions, updates, offered, settingsFolder, canCover } = surroundings
  const address = new URL(config.server)
  const identity = labIdentityOf(config)
  const [finding, lab, disk, waiting] = await Promise.all([
    probeServer(address),
    probeLab(address, identity),
    statfs(dataFolder),
    probeUpdates(updates, { settingsFolder, version: versions.kiosk, offered }),
  ])
  // After the other checks, so that nothing else uses the line, and only if the server is reachable.
  const line = finding.reached ? await lines.find(address, { now: Date.now(), isAnew }) : null
  const main = screen.getPrimaryDisplay()
  const freeBytes = disk.bavail * disk.bsize
  // Once the operator has answered, which is the last thing that a check waits for.
  const receipt =
    identity !== null && finding.reached && isHeard !== null
      ? await reportCheck(address, identity, {
          isHeard: isHeard && outputs > 0,
          roundTrip: finding.milliseconds,
          screen: main.size,
          bitsPerSecond: line?.bitsPerSecond ?? null,
          version: versions.kiosk,
          freeBytes,
        })
      : null
  return [
    checkServer(finding, address.host),
    checkClock(finding),
    checkLine(line, config.line),
    checkLab(lab, receipt),
    checkAudio(outputs, isHeard),
    checkScreen(main.size),
    checkDisplays(judgeDisplays(screen.getAllDisplays(), main.id, config.displays, canCover)),
    checkDisk(freeBytes),
    checkMemory({ total: totalmem(), free: freemem() }),
    checkRecovery(surroundings.guard, surroundings.locked, {
      problem: surroundings.place.problem,
      freezer:
        frozenBySystem(waiting, surroundings.place.folder) ?? freezerOf(surroundings.place.folder),
    }),
    checkVersions(versions),
    checkUpdates(waiting),
  ]
}

/** What the system's update task says that freezes the system's drive, if the folder is there. */
function frozenBySystem(finding: UpdateFinding, folder: string): string | null {
  if (finding.kind !== 'system' || finding.notice?.state !== 'frozen') return null
  return isOnSystemDrive(folder) ? finding.notice.detail : null
}
