import { join, resolve } from 'node:path'

/**
 * Path of a deployment's kiosk.json, which the lab's account can't write.
 * @param platform as process.platform names it
 */
export function installedConfigFile(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>
): string {
  if (platform === 'win32') return join(env.ProgramData ?? 'C:\\ProgramData', 'Lulus', 'kiosk.json')
  return '/etc/lulus/kiosk.json'
}

/** Of the script that a task of Windows' system runs to update the kiosk; beside kiosk.json, as what follows. */
export const UPDATE_SCRIPT = 'perbarui.ps1'
/** What that task has found and waits for. */
export const UPDATE_NOTICE_FILE = 'pembaruan.json'
/** The only folder there that the kiosk's account may write in. */
export const UPDATE_PERMISSION_FOLDER = 'izin'
/** In that folder: the token of the notice, once the kiosk has left. */
export const PERMISSION_FILE = 'pembaruan.txt'

/** File in which electron-builder names the publisher of a packaged kiosk. */
export function buildInfoFile(resources: string): string {
  return join(resources, 'app-update.yml')
}

/** Folder of the web build: beside app.asar when packaged, else in the repository. */
export function webRootOf(isPackaged: boolean, resources: string, bundle: string): string {
  return isPackaged ? join(resources, 'web') : resolve(bundle, '..', '..', 'web', 'dist')
}
