import { autoUpdater } from 'electron-updater'

const CHECK_MS = 60 * 60_000

interface UpdateRules {
  /** Folder on the academy's own server that holds latest.yml. */
  feed: string
  /** Nobody is signed in: only then is anything fetched or installed. */
  mayUpdate: () => boolean
  onFailure: (error: unknown) => void
}

/** Keeps the kiosk up to date from the academy's own server. Returns how to stop. */
export function startUpdates({ feed, mayUpdate, onFailure }: UpdateRules): () => void {
  autoUpdater.autoDownload = false
  autoUpdater.autoInstallOnAppQuit = true
  autoUpdater.disableWebInstaller = true
  autoUpdater.setFeedURL({ provider: 'generic', url: feed })
  autoUpdater.on('update-available', () => {
    if (mayUpdate()) autoUpdater.downloadUpdate().catch(onFailure)
  })
  autoUpdater.on('update-downloaded', () => {
    if (mayUpdate()) autoUpdater.quitAndInstall(true, true)
  })
  const timer = setInterval(() => {
    if (mayUpdate()) autoUpdater.checkForUpdates().catch(onFailure)
  }, CHECK_MS)
  return () => clearInterval(timer)
}
