import { SEAT_MAX_LENGTH } from '../../api/contracts/labs.ts'
import {
  checkConfig,
  type ConfigProblem,
  type KioskConfig,
} from '../src/main/config/kiosk-config.ts'
import type { SeatIdentity } from '../src/main/labs/enrol-seat.ts'
import { cageService, installScript, sessionScript } from './linux-files.ts'
import { assignedAccessXml, shellLauncherXml } from './windows-files.ts'
import { UPDATE_SCRIPT } from '../src/main/places.ts'
import { applyScript } from './windows-script.ts'
import { updateScript } from './windows-update-script.ts'

const ACCOUNT = 'lulus'
const WINDOWS_PROGRAM = 'C:\\Program Files\\Lulus Kios\\Lulus Kios.exe'
const LINUX_PROGRAM = '/usr/bin/lulus-kios'

/** Settings that all computers of a lab share. */
export type LabSettings = Omit<KioskConfig, 'seat'>

export type LabFiles =
  | { ok: true; files: Map<string, string> }
  | { ok: false; problems: ConfigProblem[] }

/**
 * Parses seats as an operator writes them: '1-30' or 'A1,A2,B1'. Numbers of a range are padded to equal length.
 * @returns null if the text isn't a list of seats
 */
export function seatsOf(text: string): string[] | null {
  const range = /^(\d{1,3})-(\d{1,3})$/.exec(text.trim())
  if (range) {
    const [first, last] = [Number(range[1]), Number(range[2])]
    if (first > last) return null
    const digits = Math.max(2, String(last).length)
    return Array.from({ length: last - first + 1 }, (_, at) =>
      String(first + at).padStart(digits, '0')
    )
  }
  const seats = text.split(',').map((seat) => seat.trim())
  const isGood = seats.every(
    (seat) => /^[A-Za-z0-9]+$/.test(seat) && seat.length <= SEAT_MAX_LENGTH
  )
  return isGood && new Set(seats).size === seats.length ? seats : null
}

/**
 * All files for a lab, by path: one kiosk.json per seat, and the files that lock the system.
 * @param identities the seats' own keys; seats without one use that of `lab`
 */
export function labFiles(
  lab: Partial<LabSettings>,
  seats: readonly string[],
  identities: ReadonlyMap<string, SeatIdentity> = new Map()
): LabFiles {
  const files = new Map<string, string>()
  for (const seat of seats) {
    const result = checkConfig({ ...lab, ...identities.get(seat), seat })
    if (!result.ok) return result
    files.set(`kursi-${seat}/kiosk.json`, `${JSON.stringify(result.config, null, 2)}\n`)
  }
  const windows = { account: ACCOUNT, program: WINDOWS_PROGRAM }
  files.set('windows/shell-launcher.xml', shellLauncherXml(windows))
  files.set('windows/assigned-access.xml', assignedAccessXml(windows))
  files.set('windows/terapkan.ps1', applyScript(ACCOUNT))
  files.set(`windows/${UPDATE_SCRIPT}`, updateScript(WINDOWS_PROGRAM))
  const linux = { account: ACCOUNT, program: LINUX_PROGRAM }
  files.set('linux/lulus-kios.service', cageService(ACCOUNT))
  files.set('linux/sesi.sh', sessionScript(LINUX_PROGRAM))
  files.set('linux/install.sh', installScript(linux))
  return { ok: true, files }
}
