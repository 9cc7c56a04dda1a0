import { isUnused, LOOK_MS, type SeatUse } from './unused-seat.ts'
import { isPlainOffer, needsConsent, type OfferedUpdate } from './update-policy.ts'
import { verifyPublisher } from './verify-publisher.ts'

const CHECK_MS = 60 * 60_000
/** The application ends within moments when an installer has started. */
const QUIT_WITHIN_MS = 30_000

interface DownloadedUpdate extends OfferedUpdate {
  downloadedFile: string
}

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
  on(event: 'update-downloaded', listener: (update: DownloadedUpdate) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
}

/**
 * Updates are downloaded while nobody is signed in, and installed when nobody uses the seat. Those for which Windows asks
 * an administrator wait for the operator: the kiosk ends before it knows the answer, and a refusal leaves the seat dark.
 */
export interface UpdateRules extends SeatUse {
  updater: Updater
  /** Folder on the academy's own server that holds latest.yml. */
  feed: string
  /** Whose signature an update must have. */
  publishers: readonly string[]
  /** Closes the windows, which otherwise keep the application from quitting. */
  prepareQuit: () => Promise<void>
  /** Called when the installer didn't start and the windows are closed already. */
  restart: () => void
  onFailure: (error: unknown) => void
  verify?: typeof verifyPublisher
}

/** The kiosk's own updates, for the operator. */
export interface OwnUpdates {
  /** The version that waits for the operator; null when none does. */
  offered: () => string | null
  /** Installs what waits, and ends the kiosk. Returns the sentence that says what happens. */
  install: () => string
  stop: () => void
}

/** Updates the kiosk from the academy's own server. */
export function startUpdates(rules: UpdateRules): OwnUpdates {
  const { updater, feed, publishers, isFree, onFailure, verify = verifyPublisher } = rules
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
    if (isFree()) updater.downloadUpdate().catch(onFailure)
  })
  let waiting: DownloadedUpdate | null = null
  updater.on('update-downloaded', (update) => {
    waiting = update
  })
  /** Whether the installation begins. */
  const begin = ({ downloadedFile }: DownloadedUpdate): boolean => {
    waiting = null
    // A file of an earlier download isn't verified by the library, and one that waits can be changed.
    const refusal = verify(publishers, downloadedFile)
    if (refusal === null) install(rules).catch(onFailure)
    else onFailure(new Error(`the update is refused: ${refusal}`))
    return refusal === null
  }
  const looks = setInterval(() => {
    if (waiting !== null && !needsConsent(waiting) && isUnused(rules)) begin(waiting)
  }, LOOK_MS)
  const checks = setInterval(() => {
    if (isFree()) updater.checkForUpdates().catch(onFailure)
  }, CHECK_MS)
  return {
    offered: () => (waiting !== null && needsConsent(waiting) ? waiting.version : null),
    install: () => {
      if (waiting === null) return 'Tidak ada versi baru yang menunggu.'
      if (!isFree()) return 'Peserta masih masuk. Keluarkan dulu, lalu pasang.'
      const { version } = waiting
      return begin(waiting)
        ? `Pemasangan versi ${version} dimulai.`
        : `Versi ${version} tidak dipasang: tanda tangan penerbitnya tidak sah. Hubungi admin akademi.`
    },
    stop: () => {
      clearInterval(looks)
      clearInterval(checks)
    },
  }
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
