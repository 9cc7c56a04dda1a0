import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { powerShell, type PowerShell } from './powershell.ts'
import { isAdministrative } from './windows-accounts.ts'

/** Group and others. */
const WRITABLE_BY_OTHERS = 0o022

const OWNERS =
  '$env:LULUS_FILE, $env:LULUS_FOLDER | ForEach-Object { (Get-Acl -LiteralPath $_).GetOwner([Security.Principal.SecurityIdentifier]).Value }'

/** Whether a settings file can only come from who may set it. */
export interface FileTrust {
  /**
   * Whether an administrator put the file there. Any account can make the folder on a computer that wasn't provisioned,
   * and with it name a server and a PIN of its own. True as well when the owner can't be found out.
   */
  isAdministrators(file: string): boolean
}

/** Judges by the owner and mode of the file and its folder: root's or our own, and nobody else's to write. */
export const unixTrust: FileTrust = {
  isAdministrators: (file) =>
    [file, dirname(file)].every((place) => isOursAlone(statSync(place), process.getuid?.() ?? 0)),
}

/** @param ownUid of the running kiosk */
export function isOursAlone({ uid, mode }: { uid: number; mode: number }, ownUid: number): boolean {
  return (uid === 0 || uid === ownUid) && (mode & WRITABLE_BY_OTHERS) === 0
}

/** Judges by the owner of the file and its folder; Node can't tell it, PowerShell can where it may run. */
export function windowsTrust(run: PowerShell = powerShell): FileTrust {
  return {
    isAdministrators: (file) => {
      try {
        const owners = run(OWNERS, { LULUS_FILE: file, LULUS_FOLDER: dirname(file) })
        return owners.trim().split(/\s+/).every(isAdministrative)
      } catch (error) {
        // A locked-down account may not run PowerShell; the folder's rights protect the file there.
        console.error('The owner of the settings is unknown', error)
        return true
      }
    },
  }
}

export function trustOf(platform: NodeJS.Platform): FileTrust {
  return platform === 'win32' ? windowsTrust() : unixTrust
}
