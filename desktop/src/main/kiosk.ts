import { clipboard, ipcMain, powerSaveBlocker } from 'electron'
import { KIOSK_HOME } from '../../../api/contracts/kiosk.ts'
import type { KioskSeat, KioskStage } from '../../../web/src/platform/kiosk-bridge.ts'
import { RESTORE_PATH } from '../../../web/src/platform/copied-stores.ts'
import { isKioskScreen } from '../../../web/src/platform/kiosk-screens.ts'
import { EXAM_CHANNELS } from './channels.ts'
import type { KioskConfig } from './config/kiosk-config.ts'
import { answerExam } from './exam/exam-messages.ts'
import { watchIdle } from './exam/idle-watch.ts'
import { preparePageSession } from './exam/page-session.ts'
import { RescueRequest, type RescueAnswer } from './exam/rescue-request.ts'
import { SeatState } from './exam/seat-state.ts'
import { StageKeeper } from './exam/stage-keeper.ts'
import { newSecret } from './gateway/admission.ts'
import { openGateway } from './gateway/gateway.ts'
import type { IncidentKind } from './incidents/incident-log.ts'
import { openReports, type IncidentReports } from './incidents/incident-reports.ts'
import type { ExamCopies } from './recovery/exam-copies.ts'
import type { Front } from './lockdown/front.ts'
import { ExamWindow } from './lockdown/exam-window.ts'
import { isApiCallAllowed } from './security/api-calls.ts'

const PARTITION = 'kios'

export interface KioskOptions {
  config: KioskConfig
  version: string
  /** Folder of the packaged web build, absolute. */
  webRoot: string
  preload: string
  /** Copies of the exam that runs on this seat, and the script that restores them. */
  recovery: { copies: ExamCopies; restoreScript: string }
  /** For development: an ordinary window that leaves system shortcuts alone. */
  isWindowed: boolean
  /** Whether a window can be placed on a display. */
  canCover: boolean
  front: Front
  onOperator: () => void
  /** Called when a developer closes the window. */
  onClose: () => void
  /** Called with the gateway's origin before a page is loaded from it. */
  onGateway: (origin: string) => void
  /** Called when the exam can't be used: the page crashed too often or there is a forbidden display. */
  onHelpless: () => void
}

/** Opens the exam on this computer. The window is hidden until `show`. */
export async function openKiosk(options: KioskOptions): Promise<Kiosk> {
  const reports = openReports(options.config)
  const secret = newSecret()
  const gateway = await openKioskGateway(options, reports, secret)
  const { origin } = gateway
  options.onGateway(origin)
  const page = await preparePageSession({
    partition: PARTITION,
    origin,
    secret,
    record: reports.record,
  })
  const kiosk = new Kiosk(options, { reports, gateway, page })
  await kiosk.load()
  return kiosk
}

function openKioskGateway(options: KioskOptions, reports: IncidentReports, secret: string) {
  return openGateway({
    webRoot: options.webRoot,
    server: new URL(options.config.server),
    secret,
    isScreen: isKioskScreen,
    homePath: KIOSK_HOME,
    isCallAllowed: isApiCallAllowed,
    sign: reports.sign,
    recovery: options.recovery,
    onProblem: ({ kind, method, path, detail }) => {
      if (kind === 'refused') reports.record('call_refused', `${method} ${path}: ${detail}`)
    },
    onStranger: reports.noteStranger,
  })
}

interface KioskParts {
  reports: IncidentReports
  gateway: Awaited<ReturnType<typeof openGateway>>
  page: Awaited<ReturnType<typeof preparePageSession>>
}

/** The exam on this computer: its page, its window, and what the page has reported. */
export class Kiosk {
  readonly record: (kind: IncidentKind, detail: string) => void
  readonly #parts: KioskParts
  readonly #copies: ExamCopies
  readonly #stage = new StageKeeper(clipboard, powerSaveBlocker)
  readonly #seat: SeatState
  readonly #window: ExamWindow
  readonly #rescue: RescueRequest
  readonly #releases: readonly (() => void)[]
  #closed: Promise<void> | null = null

  constructor(options: KioskOptions, parts: KioskParts) {
    const { copies } = options.recovery
    this.#parts = parts
    this.#copies = copies
    this.record = parts.reports.record
    this.#seat = new SeatState(copies)
    this.#window = new ExamWindow({
      ...options,
      origin: parts.gateway.origin,
      // The page's storage is empty, so an interrupted exam is restored first.
      firstPath: copies.isFound ? RESTORE_PATH : KIOSK_HOME,
      partition: PARTITION,
      displays: options.config.displays,
      isExam: () => this.#stage.stage === 'exam',
      record: this.record,
      onBlur: () => this.record('focus_lost', this.#stage.stage),
    })
    this.#rescue = new RescueRequest(() =>
      this.#window.contents.send(EXAM_CHANNELS.rescueRequested)
    )
    const { lab, seat } = options.config
    this.#releases = [this.#watchIdle(), this.#answerPage({ lab, seat, version: options.version })]
  }

  get stage(): KioskStage {
    return this.#stage.stage
  }

  /** Seconds since the exam's window was last used. */
  get idleSeconds(): number {
    return this.#window.lastInput.idleSeconds
  }

  /** Whether an exam interrupted by a power cut is being resumed. */
  get isResuming(): boolean {
    return this.#copies.resumes !== null
  }

  async load(): Promise<void> {
    await this.#window.load()
    if (this.isResuming) this.record('exam_resumed', '')
  }

  show(): void {
    this.#window.show()
  }

  /** Requests a rescue file from the page. */
  rescue(): Promise<RescueAnswer> {
    return this.#rescue.ask()
  }

  /** Deletes everything of the learner, including undelivered answers. */
  async emptySeat(): Promise<void> {
    const { page, gateway } = this.#parts
    await page.empty()
    await this.#copies.wipe()
    this.#stage.change('signed_out')
    this.#seat.emptied()
    await this.#window.contents.loadURL(gateway.origin + KIOSK_HOME)
  }

  /** Can be called repeatedly. */
  close(): Promise<void> {
    return (this.#closed ??= this.#close())
  }

  async #close(): Promise<void> {
    const { reports, page, gateway } = this.#parts
    for (const release of this.#releases) release()
    this.#stage.change('signed_out')
    this.#window.close()
    await reports.close()
    await page.empty()
    await gateway.close()
    if (this.#seat.isDone) await this.#copies.wipe()
  }

  #answerPage(seat: KioskSeat): () => void {
    return answerExam(ipcMain, {
      contents: this.#window.contents,
      origin: this.#parts.gateway.origin,
      seat,
      onStage: (stage) => {
        // A learner who has just arrived must not count as idle.
        if (stage !== this.#stage.stage) this.#window.lastInput.note()
        this.#seat.report(stage)
        this.#stage.change(stage)
      },
      onUndelivered: (isUndelivered) => this.#seat.reportUndelivered(isUndelivered),
      onRescue: (file) => this.#rescue.take(file),
    })
  }

  #watchIdle(): () => void {
    return watchIdle({
      stage: () => this.#stage.stage,
      idleSeconds: () => (this.#seat.isLeftOver ? Infinity : this.idleSeconds),
      isUndelivered: () => this.#seat.isUndelivered,
      onLeft: () => this.record('signed_out_idle', this.#stage.stage),
      askToSignOut: () => this.#window.contents.send(EXAM_CHANNELS.signOutRequested),
      empty: () => this.emptySeat(),
      onFailure: (error) => this.record('page_crashed', String(error)),
    })
  }
}
