import { statfs } from 'node:fs/promises'
import type { Screen } from 'electron'
import type { KioskConfig } from '../config/kiosk-config.ts'
import type { AudioAnswer } from '../operator/operator-desk.ts'
import { judgeDisplays } from '../security/displays.ts'
import {
  checkAudio,
  checkClock,
  checkDisk,
  checkDisplays,
  checkLab,
  checkScreen,
  checkServer,
  checkVersions,
  type Check,
} from './checks.ts'
import { labIdentityOf } from '../labs/lab-identity.ts'
import { probeLab } from './probe-lab.ts'
import { probeServer } from './probe-server.ts'

interface Surroundings {
  screen: Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>
  /** Where the kiosk keeps its data: the disk that must not be full. */
  dataFolder: string
  versions: { kiosk: string; chromium: string }
}

/** Looks at everything that an exam needs of this computer. */
export async function runChecks(
  { screen, dataFolder, versions }: Surroundings,
  config: KioskConfig,
  { outputs, isHeard }: AudioAnswer
): Promise<Check[]> {
  const address = new URL(config.server)
  const [finding, lab, disk] = await Promise.all([
    probeServer(address),
    probeLab(address, labIdentityOf(config)),
    statfs(dataFolder),
  ])
  const main = screen.getPrimaryDisplay()
  return [
    checkServer(finding, address.host),
    checkClock(finding),
    checkLab(lab),
    checkAudio(outputs, isHeard),
    checkScreen(main.size),
    checkDisplays(judgeDisplays(screen.getAllDisplays(), main.id, config.displays)),
    checkDisk(disk.bavail * disk.bsize),
    checkVersions(versions),
  ]
}
