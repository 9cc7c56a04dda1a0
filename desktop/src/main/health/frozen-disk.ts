import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TIMEOUT_MS = 3000
const DEEP_FREEZE_KEYS = [
  'HKLM\\SOFTWARE\\WOW6432Node\\Faronics\\Deep Freeze 6',
  'HKLM\\SOFTWARE\\Faronics\\Deep Freeze 6',
]
/** File systems that forget what is written, at the next start. */
const FORGETTING = new Set(['overlay', 'aufs', 'tmpfs', 'ramfs'])

/** How the facts about the disk are read; the tests give their own. */
export interface DiskSources {
  platform: NodeJS.Platform
  readMounts: () => string
  readRegistry: (key: string, name: string) => string
}

const SOURCES: DiskSources = {
  platform: process.platform,
  readMounts: () => readFileSync('/proc/self/mountinfo', 'utf8'),
  readRegistry: (key, name) =>
    execFileSync(
      join(process.env.SystemRoot ?? 'C:\\Windows', 'System32\\reg.exe'),
      ['query', key, '/v', name],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: TIMEOUT_MS,
        windowsHide: true,
      }
    ),
}

/**
 * What makes the disk of a folder forget all changes at the next start ('Deep Freeze', 'overlay'), or null as far as is
 * known. Windows' own write filter can only be seen by the system, whose update task reports it.
 * @param folder absolute
 */
export function freezerOf(folder: string, sources: DiskSources = SOURCES): string | null {
  const { platform } = sources
  if (platform === 'linux') return forgettingMount(folder, sources)
  if (platform === 'win32' && isOnSystemDrive(folder)) return deepFreeze(sources)
  return null
}

function forgettingMount(folder: string, { readMounts }: DiskSources): string | null {
  const mounts = readMounts()
    .split('\n')
    .map((line) => line.split(' '))
    .map((fields) => ({ at: fields[4] ?? '', kind: fields[fields.indexOf('-') + 1] ?? '' }))
    .filter(({ at }) => at === '/' || folder === at || folder.startsWith(`${at}/`))
    .toSorted((one, other) => one.at.length - other.at.length)
  const kind = mounts.at(-1)?.kind ?? ''
  return FORGETTING.has(kind) ? kind : null
}

/** Deep Freeze can leave other drives as they are, which is where `keep` leads. */
export function isOnSystemDrive(folder: string): boolean {
  const drive = process.env.SystemDrive ?? 'C:'
  return folder.slice(0, 2).toUpperCase() === drive.toUpperCase()
}

function deepFreeze({ readRegistry }: DiskSources): string | null {
  const isFrozen = DEEP_FREEZE_KEYS.some((key) => {
    try {
      return /DF Status\s+REG_SZ\s+Frozen/i.test(readRegistry(key, 'DF Status'))
    } catch {
      // Without the product there is no such key.
      return false
    }
  })
  return isFrozen ? 'Deep Freeze' : null
}
