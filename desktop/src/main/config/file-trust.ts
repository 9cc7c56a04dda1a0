import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { powerShell, type PowerShell } from './powershell.ts'
import { isAdministrative } from './windows-accounts.ts'

/** Group and others. */
const WRITABLE_BY_OTHERS = 0o022

const OWNERS =
  '$env:LULUS_FILE, $env:LULUS_FOLDER | ForEach-Object { (Get-Acl -LiteralPath $_).GetOwner([Security.Principal.SecurityIdentifier]).Value }'

/** Whether a settings file can only come from an authorised account. */
export interface FileTrust {
  /**
   * Whether an administrator created the file. On a computer that wasn't provisioned, any account can create the folder
   * and set its own server and PIN. Also true if the owner can't be determined.
   */
  isAdministrators(file: string): boolean
}

/** Checks owner and mode of the file and its folder: owned by root or our account, and not writable by others. */
export const unixTrust: FileTrust = {
  isAdministrators: (file) =>
    [file, dirname(file)].every((place) => isOursAlone(statSync(place), process.getuid?.() ?? 0)),
}

/** @param ownUid of the running kiosk */
export function isOursAlone({ uid, mode }: { uid: number; mode: number }, ownUid: number): boolean {
  return (uid === 0 || uid === ownUid) && (mode & WRITABLE_BY_OTHERS) === 0
}

/** Checks the owner of the file and its folder with PowerShell, where that may run, because Node can't. */
export function windowsTrust(run: PowerShell = powerShell): FileTrust {
  return {
    isAdministrators: (file) => {
      try {
        const owners = run(OWNERS, { LULUS_FILE: file, LULUS_FOLDER: dirname(file) })
        return owners.trim().split(/\s+/).every(isAdministrative)
      } catch (error) {
        // A locked-down account may not run PowerShell, and there the folder's rights protect the file.
        console.error('The owner of the settings is unknown', error)
        return true
      }
    },
  }
}

export function trustOf(platform: NodeJS.Platform): FileTrust {
  return platform === 'win32' ? windowsTrust() : unixTrust
}
