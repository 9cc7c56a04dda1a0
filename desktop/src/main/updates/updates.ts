import { mayTakeSeat, LOOK_MS, type SeatUse } from './unused-seat.ts'
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

/** Updates the kiosk from the academy's own server. */
export function startUpdates(rules: UpdateRules): OwnUpdates {
  const updates = new OwnUpdates(rules)
  setInterval(() => updates.look(), LOOK_MS)
  setInterval(() => updates.check(), CHECK_MS)
  return updates
}

/** The kiosk's own updates. */
export class OwnUpdates {
  readonly #rules: UpdateRules
  readonly #verify: typeof verifyPublisher
  #waiting: DownloadedUpdate | null = null

  constructor(rules: UpdateRules) {
    const { updater, feed, publishers, verify = verifyPublisher } = rules
    this.#rules = rules
    this.#verify = verify
    updater.setFeedURL({ provider: 'generic', url: feed })
    updater.autoDownload = false
    updater.autoInstallOnAppQuit = false
    updater.allowDowngrade = false
    updater.allowPrerelease = false
    updater.disableWebInstaller = true
    updater.disableDifferentialDownload = true
    updater.verifyUpdateCodeSignature = (_names, file) => Promise.resolve(verify(publishers, file))
    updater.on('error', rules.onFailure)
    updater.on('update-available', (offer) => this.#download(offer))
    updater.on('update-downloaded', (update) => {
      this.#waiting = update
    })
  }

  /** Asks the server for a newer version while nobody is signed in. */
  check(): void {
    const { updater, isFree, onFailure } = this.#rules
    if (isFree()) updater.checkForUpdates().catch(onFailure)
  }

  /** Installs what waits if the seat is unused. */
  look(): void {
    const update = this.#waiting
    if (update !== null && !needsConsent(update) && mayTakeSeat(this.#rules)) this.#begin(update)
  }

  /** The version that waits for the operator, or null. */
  offered(): string | null {
    return this.#waiting !== null && needsConsent(this.#waiting) ? this.#waiting.version : null
  }

  /** Installs the waiting version, and ends the kiosk. Returns a message about the outcome. */
  install(): string {
    if (this.#waiting === null) return 'Tidak ada versi baru yang menunggu.'
    if (!this.#rules.isFree()) return 'Peserta masih masuk. Keluarkan dulu, lalu pasang.'
    const { version } = this.#waiting
    return this.#begin(this.#waiting)
      ? `Pemasangan versi ${version} dimulai.`
      : `Versi ${version} tidak dipasang: tanda tangan penerbitnya tidak sah. Hubungi admin akademi.`
  }

  #download(offer: OfferedUpdate): void {
    const { updater, isFree, onFailure } = this.#rules
    if (!isPlainOffer(offer)) return onFailure(new Error('the update is not in the update folder'))
    if (isFree()) updater.downloadUpdate().catch(onFailure)
  }

  /** Returns whether the installation starts. */
  #begin({ downloadedFile }: DownloadedUpdate): boolean {
    const { publishers, onFailure } = this.#rules
    this.#waiting = null
    // The library doesn't verify a file of an earlier download, and a waiting one may have been changed.
    const refusal = this.#verify(publishers, downloadedFile)
    if (refusal === null) install(this.#rules).catch(onFailure)
    else onFailure(new Error(`the update is refused: ${refusal}`))
    return refusal === null
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
