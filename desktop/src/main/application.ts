import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { app, screen } from 'electron'
import { NsisUpdater } from 'electron-updater'
import type { Computer } from './computer.ts'
import type { KioskConfig } from './config/kiosk-config.ts'
import { freezerOf } from './health/frozen-disk.ts'
import { runChecks } from './health/run-checks.ts'
import { RefusedStarts } from './incidents/refused-starts.ts'
import { openCopies } from './recovery/exam-copies.ts'
import { countLocked } from './recovery/kept-folders.ts'
import { keptPlace } from './recovery/kept-place.ts'
import { openKiosk, type Kiosk } from './kiosk.ts'
import { enrolSeat } from './labs/enrol-seat.ts'
import { labIdentityOf } from './labs/lab-signature.ts'
import { Front } from './lockdown/front.ts'
import { OperatorDesk, type CheckWish } from './operator/operator-desk.ts'
import { openOperatorWindow, type OperatorWindow } from './operator/operator-window.ts'
import { saveRescue } from './operator/save-rescue.ts'
import { webRootOf } from './places.ts'
import { isExamScreen } from './security/navigation.ts'
import { mayUpdate } from './security/stage.ts'
import { UpdateHold } from './updates/update-hold.ts'
import { leaveForUpdates } from './updates/system-update.ts'
import { startUpdates, type OwnUpdates } from './updates/updates.ts'

/** The lab's launcher or service restarts the kiosk after any code except 0. */
export const RESTART_CODE = 64

/** The operator's window, and the kiosk once there are settings: from the start to the end of the process. */
export class Application {
  readonly #computer: Computer
  readonly #front: Front
  readonly #desk: OperatorDesk
  readonly #operator: OperatorWindow
  #gatewayOrigin: string | null = null
  #kiosk: Kiosk | null = null
  #ownUpdates: OwnUpdates | null = null
  #isEnding = false

  constructor(computer: Computer) {
    this.#computer = computer
    this.#front = new Front(computer.isWindowed)
    this.#desk = this.#newDesk()
    this.#operator = openOperatorWindow({
      desk: this.#desk,
      pages: join(__dirname, 'operator'),
      preload: join(__dirname, 'operator-preload.cjs'),
      isWindowed: computer.isWindowed,
      front: this.#front,
      onBroken: () => this.end('restart'),
      onClose: () => app.quit(),
    })
  }

  /** The gateway's origin, or null before it is open. */
  get gatewayOrigin(): string | null {
    return this.#gatewayOrigin
  }

  async open(): Promise<void> {
    const { begin } = this.#computer
    if (begin.kind === 'ready') await this.#openExam(begin.config)
    // An interrupted exam is resumed without an operator and without the server.
    if (this.#kiosk?.isResuming) this.#desk.resumeExam()
    else await this.#operator.show()
  }

  showOperator(): void {
    this.#operator.show().catch(giveUp)
  }

  reportFailure(detail: string): void {
    this.#kiosk?.record('kiosk_failed', detail)
  }

  /** Closes the kiosk and ends the process. Only the first call counts. */
  end(way: 'exit' | 'restart'): void {
    if (this.#isEnding) return
    this.#isEnding = true
    const { isSupervised } = this.#computer
    const close = this.#kiosk?.close() ?? Promise.resolve()
    close
      .catch((error: unknown) => console.error('The kiosk did not end well', error))
      .finally(() => {
        if (way === 'restart' && !isSupervised) app.relaunch()
        app.exit(way === 'restart' && isSupervised ? RESTART_CODE : 0)
      })
  }

  #newDesk(): OperatorDesk {
    const { settings, begin, version } = this.#computer
    return new OperatorDesk({
      settings,
      start: begin,
      version,
      now: Date.now,
      runChecks: (config, wish) => this.#check(config, wish),
      enrol: enrolSeat,
      openExam: () => this.#kiosk?.show(),
      saveRescue: () =>
        saveRescue({
          request: () => this.#kiosk?.rescue() ?? Promise.resolve({ kind: 'nothing' }),
          choosePlace: (name) => this.#operator.choosePlace(name),
          // Only a flushed file survives when the USB stick is pulled out.
          write: (path, text) => writeFile(path, text, { flush: true }),
        }),
      updates: {
        offered: () => this.#offered(),
        install: () => this.#ownUpdates?.install() ?? 'Kios ini tidak memperbarui diri.',
      },
      emptySeat: () => this.#kiosk?.emptySeat() ?? Promise.resolve(),
      redraw: () => this.showOperator(),
      restart: () => this.end('restart'),
      exit: () => this.end('exit'),
      onWrongPin: () => this.#kiosk?.record('pin_wrong', ''),
    })
  }

  #offered(): string | null {
    return this.#ownUpdates?.offered() ?? null
  }

  async #check(config: KioskConfig, wish: CheckWish) {
    const { version, guard, dataFolder } = this.#computer
    const place = keptPlace(config, dataFolder)
    const locked = await countLocked(place.folder)
    const versions = { kiosk: version, chromium: process.versions.chrome }
    const offered = () => this.#offered()
    const here = { ...this.#computer, screen, versions, offered, guard: guard.kind, locked, place }
    return runChecks(here, config, wish)
  }

  async #openExam(config: KioskConfig): Promise<void> {
    const { dataFolder, version, guard, isWindowed, canCover } = this.#computer
    const { folder } = keptPlace(config, dataFolder)
    const kiosk = await openKiosk({
      config,
      version,
      webRoot: webRootOf(app.isPackaged, process.resourcesPath, __dirname),
      preload: join(__dirname, 'exam-preload.cjs'),
      recovery: {
        copies: await openCopies({ folder, guard, now: Date.now, isExamScreen, pause }),
        restoreScript: join(__dirname, 'restore.js'),
      },
      isWindowed,
      canCover,
      front: this.#front,
      onClose: () => app.quit(),
      onGateway: (origin) => {
        this.#gatewayOrigin = origin
      },
      onOperator: () => {
        this.#kiosk?.record('operator_opened', '')
        void this.#desk.lock()
      },
      onHelpless: () => this.showOperator(),
    })
    this.#kiosk = kiosk
    for (const refused of new RefusedStarts(dataFolder).take())
      kiosk.record('start_refused', refused.switches.join(' '))
    this.#followUpdates(kiosk, config)
  }

  #followUpdates(kiosk: Kiosk, config: KioskConfig): void {
    const { updates, settingsFolder, dataFolder } = this.#computer
    // An update would be gone at the next start, and come again.
    const isForgotten = freezerOf(dataFolder) !== null
    const hold = new UpdateHold({
      server: new URL(config.server),
      lab: labIdentityOf(config),
      now: Date.now,
    })
    if (updates.kind === 'on' || updates.kind === 'system') hold.watch()
    const use = {
      isHeld: () => isForgotten || hold.isHeld,
      isFree: () => mayUpdate(kiosk.stage),
      idleSeconds: () => Math.min(kiosk.idleSeconds, this.#operator.idleSeconds()),
    }
    if (updates.kind === 'on')
      this.#ownUpdates = startUpdates({
        ...use,
        updater: new NsisUpdater(),
        feed: updates.feed,
        publishers: updates.publishers,
        prepareQuit: async () => {
          this.#operator.close()
          await kiosk.close()
        },
        restart: () => this.end('restart'),
        onFailure: (error) => console.error('The update failed', error),
      })
    if (updates.kind === 'system')
      leaveForUpdates({
        ...use,
        folder: settingsFolder,
        now: Date.now,
        leave: () => this.end('exit'),
        onFailure: (error) => console.error('The seat is not left to the update', error),
      })
  }
}

/** Exits when the start fails, so that the system restarts the kiosk instead of showing a black screen. */
export function giveUp(error: unknown): void {
  console.error('The kiosk can not go on', error)
  app.exit(1)
}
