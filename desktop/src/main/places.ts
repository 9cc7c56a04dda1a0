import { join, resolve } from 'node:path'

/**
 * Where a deployment puts kiosk.json, outside of what the lab's account can write.
 * @param platform as process.platform names it
 */
export function installedConfigFile(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>
): string {
  if (platform === 'win32') return join(env.ProgramData ?? 'C:\\ProgramData', 'Lulus', 'kiosk.json')
  return '/etc/lulus/kiosk.json'
}

/** The web build: beside app.asar when packaged, else the one of the repository. */
export function webRootOf(isPackaged: boolean, resources: string, bundle: string): string {
  return isPackaged ? join(resources, 'web') : resolve(bundle, '..', '..', 'web', 'dist')
}
