import { join, resolve } from 'node:path'

/**
 * Path of a deployment's kiosk.json, which the lab's account can't write.
 * @param platform Node's name for it
 */
export function installedConfigFile(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>
): string {
  if (platform === 'win32') return join(env.ProgramData ?? 'C:\\ProgramData', 'Lulus', 'kiosk.json')
  return '/etc/lulus/kiosk.json'
}

/**
 * The script with which a Windows system task updates the kiosk, in the folder of kiosk.json, like the following files.
 */
export const UPDATE_SCRIPT = 'perbarui.ps1'
/** What that task has found and is waiting for. */
export const UPDATE_NOTICE_FILE = 'pembaruan.json'
/** The only folder there that the kiosk's account may write to. */
export const UPDATE_PERMISSION_FOLDER = 'izin'
/** Inside that folder: the notice's token, written when the kiosk exits. */
export const PERMISSION_FILE = 'pembaruan.txt'

/** The file in which electron-builder names the publisher of a packaged kiosk. */
export function buildInfoFile(resources: string): string {
  return join(resources, 'app-update.yml')
}

/** Folder of the web build: beside app.asar when packaged, else in the repository. */
export function webRootOf(isPackaged: boolean, resources: string, bundle: string): string {
  return isPackaged ? join(resources, 'web') : resolve(bundle, '..', '..', 'web', 'dist')
}
