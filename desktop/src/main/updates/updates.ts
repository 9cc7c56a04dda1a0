import { isUnused, LOOK_MS, type SeatUse } from './unused-seat.ts'
import { isPlainOffer, needsConsent, type OfferedUpdate } from './update-policy.ts'
import { verifyPublisher } from './verify-publisher.ts'

const CHECK_MS = 60 * 60_000
/** The application ends within moments once an installer has started. */
const QUIT_WITHIN_MS = 30_000

interface DownloadedUpdate extends OfferedUpdate {
  downloadedFile: string
}

/** The used part of electron-updater's NsisUpdater. */
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
 * Updates are downloaded while no user is signed in, and installed when the seat is unused. Those that need an
 * administrator's consent wait for the operator, because the kiosk ends before it knows the answer, and a refusal would
 * leave the seat without a kiosk.
 */
export interface UpdateRules extends SeatUse {
  updater: Updater
  /** The folder on the academy's own server that contains latest.yml. */
  feed: string
  /** One of these must have signed the update. */
  publishers: readonly string[]
  /** Closes the windows, which would otherwise keep the application from quitting. */
  prepareQuit: () => Promise<void>
  /** Called if the installer didn't start but the windows are already closed. */
  restart: () => void
  onFailure: (error: unknown) => void
  verify?: typeof verifyPublisher
}

/** The kiosk's own updates, for the operator. */
export interface OwnUpdates {
  /** The version that waits for the operator, or null. */
  offered: () => string | null
  /** Installs the waiting version, and ends the kiosk. Returns a message about what happens. */
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
  /** Returns whether the installation starts. */
  const begin = ({ downloadedFile }: DownloadedUpdate): boolean => {
    waiting = null
    // The library doesn't verify a file of an earlier download, and a waiting one may have been changed.
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
  // If this still runs, no installer has started, and nothing is on the screen.
  setTimeout(restart, QUIT_WITHIN_MS)
}
