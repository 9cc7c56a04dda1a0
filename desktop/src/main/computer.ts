import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { app, safeStorage } from 'electron'
import { readIfThere } from './config/json-file.ts'
import { Settings } from './config/settings.ts'
import { bestGuard } from './recovery/key-guard.ts'
import { buildInfoFile, installedConfigFile, UPDATE_SCRIPT } from './places.ts'
import { isWayland } from './security/display-server.ts'
import { judgeUpdates } from './updates/update-policy.ts'

/** The facts about this computer that are known at the start. */
export type Computer = Awaited<ReturnType<typeof readComputer>>

/** @param isSupervised whether the lab's launcher or service restarts the kiosk */
export async function readComputer(isSupervised: boolean) {
  const dataFolder = app.getPath('userData')
  const installed = installedConfigFile(process.platform, process.env)
  const settingsFolder = dirname(installed)
  const settings = new Settings(dataFolder, installed)
  const begin = settings.load()
  return {
    dataFolder,
    settingsFolder,
    settings,
    begin,
    version: app.getVersion(),
    isSupervised,
    /** For development. */
    isWindowed: !app.isPackaged && process.env.LULUS_KIOSK_WINDOWED === '1',
    /** Whether a window can be placed on a display. */
    canCover: !isWayland(process.platform, process.argv, process.env),
    updates: judgeUpdates({
      updates: begin.kind === 'ready' ? begin.config.updates : undefined,
      platform: process.platform,
      isSupervised,
      hasSystemTask:
        process.platform === 'win32' && existsSync(join(settingsFolder, UPDATE_SCRIPT)),
      buildInfo: app.isPackaged ? readIfThere(buildInfoFile(process.resourcesPath)) : null,
    }),
    guard: await bestGuard(safeStorage, process.env),
  }
}
