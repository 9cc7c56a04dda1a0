import { isPlainOffer, type OfferedUpdate } from './update-policy.ts'
import { verifyPublisher } from './verify-publisher.ts'

const CHECK_MS = 60 * 60_000
/** The application ends within moments when an installer has started. */
const QUIT_WITHIN_MS = 30_000

/** The part of electron-updater's NsisUpdater that is used. */
export interface Updater {
  autoDownload: boolean
  autoInstallOnAppQuit: boolean
  allowDowngrade: boolean
  allowPrerelease: boolean
  disableWebInstaller: boolean
  disableDifferentialDownload: boolean
  verifyUpdateCodeSignature: (names: string[], file: string) => Promise<string | null>
  setFeedURL(options: { provider: 'generic'; url: string }): void
  checkForUpdates(): Promise<unknown>
  downloadUpdate(): Promise<unknown>
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void
  on(event: 'update-available', listener: (offer: OfferedUpdate) => void): unknown
  on(event: 'update-downloaded', listener: (update: { downloadedFile: string }) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
}

export interface UpdateRules {
  updater: Updater
  /** Folder on the academy's own server that holds latest.yml. */
  feed: string
  /** Whose signature an update must have. */
  publishers: readonly string[]
  /** Whether nobody is signed in: only then updates are downloaded and installed. */
  mayUpdate: () => boolean
  /** Closes the windows, which otherwise keep the application from quitting. */
  prepareQuit: () => Promise<void>
  /** Called when the installer didn't start and the windows are closed already. */
  restart: () => void
  onFailure: (error: unknown) => void
  verify?: typeof verifyPublisher
}

/** Updates the kiosk from the academy's own server. Returns a function that stops it. */
export function startUpdates(rules: UpdateRules): () => void {
  const { updater, feed, publishers, mayUpdate, onFailure, verify = verifyPublisher } = rules
  updater.setFeedURL({ provider: 'generic', url: feed })
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.allowDowngrade = false
  updater.allowPrerelease = false
  updater.disableWebInstaller = true
  updater.disableDifferentialDownload = true
  updater.verifyUpdateCodeSignature = (_names, file) => Promise.resolve(verify(publishers, file))
  updater.on('error', onFailure)
  updater.on('update-available', (offer) => {
    if (!isPlainOffer(offer)) return onFailure(new Error('the update is not in the update folder'))
    if (mayUpdate()) updater.downloadUpdate().catch(onFailure)
  })
  updater.on('update-downloaded', ({ downloadedFile }) => {
    // A file of an earlier download isn't verified by the library.
    const refusal = verify(publishers, downloadedFile)
    if (refusal !== null) return onFailure(new Error(`the update is refused: ${refusal}`))
    if (mayUpdate()) install(rules).catch(onFailure)
  })
  const timer = setInterval(() => {
    if (mayUpdate()) updater.checkForUpdates().catch(onFailure)
  }, CHECK_MS)
  return () => clearInterval(timer)
}

async function install({ updater, prepareQuit, restart, onFailure }: UpdateRules): Promise<void> {
  try {
    await prepareQuit()
    updater.quitAndInstall(true, true)
  } catch (error) {
    onFailure(error)
  }
  // Still here: no installer has started, and nothing is on the screen.
  setTimeout(restart, QUIT_WITHIN_MS)
}
