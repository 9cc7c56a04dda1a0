import {
  BrowserWindow,
  clipboard,
  globalShortcut,
  ipcMain,
  powerMonitor,
  powerSaveBlocker,
  screen,
} from 'electron'
import { KIOSK_HOME } from '../../../api/contracts/kiosk.ts'
import type { KioskStage } from '../../../web/src/platform/kiosk-bridge.ts'
import { RESTORE_PATH } from '../../../web/src/platform/kept-stores.ts'
import { isKioskScreen } from '../../../web/src/platform/kiosk-screens.ts'
import { EXAM_CHANNELS } from './channels.ts'
import type { KioskConfig } from './config/kiosk-config.ts'
import { answerExam } from './exam/exam-messages.ts'
import { watchIdle } from './exam/idle-watch.ts'
import { LastInput } from './exam/last-input.ts'
import { preparePageSession } from './exam/page-session.ts'
import { RescueRequest, type RescueAnswer } from './exam/rescue-request.ts'
import { StageKeeper } from './exam/stage-keeper.ts'
import { newSecret } from './gateway/admission.ts'
import { openGateway } from './gateway/gateway.ts'
import { deliverIncidents } from './incidents/incident-courier.ts'
import { IncidentLog, type IncidentKind } from './incidents/incident-log.ts'
import { StrangerCount } from './incidents/stranger-count.ts'
import type { ExamCopies } from './keeping/exam-copies.ts'
import { labIdentityOf, labHeaders } from './labs/lab-signature.ts'
import { guardContents } from './lockdown/guard-contents.ts'
import type { Front } from './lockdown/front.ts'
import { guardCrashes } from './lockdown/guard-crashes.ts'
import { guardDisplays } from './lockdown/guard-displays.ts'
import { holdWindow } from './lockdown/hold-window.ts'
import { kioskWindowOptions } from './lockdown/window-options.ts'
import { isApiCallAllowed } from './security/api-calls.ts'
import { SYSTEM_SHORTCUTS } from './security/keyboard.ts'

const PARTITION = 'kios'
const DELIVERY_MS = 15_000
/** A seat without incidents reports once a minute that it is on. */
const ROUNDS_PER_BEAT = 4

export interface KioskOptions {
  config: KioskConfig
  version: string
  /** Folder of the packaged web build, absolute. */
  webRoot: string
  preload: string
  /** Copies of the exam that runs on this seat, and the script that restores them. */
  keeping: { copies: ExamCopies; restoreScript: string }
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

export interface Kiosk {
  stage: () => KioskStage
  /** Seconds since the exam's window was last used. */
  idleSeconds: () => number
  /** Whether an exam interrupted by a power cut is being resumed. */
  isResuming: boolean
  record: (kind: IncidentKind, detail: string) => void
  /** Requests a rescue file from the page. */
  rescue: () => Promise<RescueAnswer>
  /** Deletes everything of the learner, including undelivered answers. */
  emptySeat: () => Promise<void>
  show: () => void
  /** Can be called repeatedly. */
  close: () => Promise<void>
}

/** Opens the exam on this computer. The window is hidden until `show`. */
export async function openKiosk(options: KioskOptions): Promise<Kiosk> {
  const { config, front, isWindowed, canCover, version, onHelpless, onOperator } = options
  const reports = openReports(config)
  const { record } = reports
  const { copies } = options.keeping
  const secret = newSecret()
  const gateway = await openGateway({
    webRoot: options.webRoot,
    server: new URL(config.server),
    secret,
    isScreen: isKioskScreen,
    homePath: KIOSK_HOME,
    isCallAllowed: isApiCallAllowed,
    sign: reports.sign,
    keeping: options.keeping,
    onProblem: ({ kind, method, path, detail }) => {
      if (kind === 'refused') record('call_refused', `${method} ${path}: ${detail}`)
    },
    onStranger: reports.noteStranger,
  })
  const { origin } = gateway
  options.onGateway(origin)
  const page = await preparePageSession({ partition: PARTITION, origin, secret, record })
  const keeper = new StageKeeper(clipboard, powerSaveBlocker)
  const { size } = screen.getPrimaryDisplay()
  const window = new BrowserWindow(
    kioskWindowOptions({ preload: options.preload, partition: PARTITION, isWindowed, size })
  )
  const contents = window.webContents
  const lastInput = new LastInput(contents, Date.now)
  const common = { origin, homePath: KIOSK_HOME, record }
  /** The page's storage is empty, so an interrupted exam is restored first. */
  const firstPath = copies.isFound ? RESTORE_PATH : KIOSK_HOME

  const releaseWindow = holdWindow(window, {
    isWindowed,
    isInFront: () => front.has(window),
    onBlur: () => record('focus_lost', keeper.stage),
    onClose: options.onClose,
  })
  if (!isWindowed)
    for (const shortcut of SYSTEM_SHORTCUTS) globalShortcut.register(shortcut, () => undefined)
  guardContents(contents, { ...common, isExam: () => keeper.stage === 'exam', onOperator })
  const crashes = guardCrashes(contents, {
    ...common,
    homePath: firstPath,
    now: Date.now,
    onHelpless,
  })
  const displays = guardDisplays({
    rule: config.displays,
    screen,
    record,
    isWindowed,
    canCover,
    onRefusal: onHelpless,
  })
  const releasePower = watchPower(record, () => {
    if (!displays.check()) onHelpless()
    crashes.reload()
  })
  let reported: KioskStage | null = null
  let isUndelivered = false
  /** Copies of an earlier run belong to another learner, unless their exam is resumed automatically. */
  let isLeftOver = copies.isFound && copies.resumes === null
  const emptySeat = async () => {
    await page.empty()
    await copies.wipe()
    keeper.change('signed_out')
    isUndelivered = false
    await contents.loadURL(origin + KIOSK_HOME)
  }
  const seat = { lab: config.lab, seat: config.seat, version }
  const rescue = new RescueRequest(() => contents.send(EXAM_CHANNELS.rescueRequested))
  const stopAnswering = answerExam(ipcMain, {
    contents,
    origin,
    seat,
    onStage: (stage) => {
      // A learner who has just arrived must not count as idle.
      if (stage !== keeper.stage) lastInput.note()
      if (stage === 'signed_out') isLeftOver = false
      reported = stage
      keeper.change(stage)
    },
    onUndelivered: (value) => {
      isUndelivered = value
    },
    onRescue: (file) => rescue.take(file),
  })
  const stopIdle = watchIdle({
    stage: () => keeper.stage,
    idleSeconds: () => (isLeftOver ? Infinity : lastInput.idleSeconds),
    isUndelivered: () => isUndelivered,
    onLeft: () => record('signed_out_idle', keeper.stage),
    askToSignOut: () => contents.send(EXAM_CHANNELS.signOutRequested),
    empty: emptySeat,
    onFailure: (error) => record('page_crashed', String(error)),
  })

  const close = async () => {
    for (const release of [stopIdle, stopAnswering, releasePower, releaseWindow]) release()
    globalShortcut.unregisterAll()
    displays.close()
    keeper.change('signed_out')
    window.destroy()
    await reports.close()
    await page.empty()
    await gateway.close()
    // An unfinished exam is resumed at the next start, whatever ended this one, and undelivered answers stay stored.
    if (reported !== null && reported !== 'exam' && !isUndelivered) await copies.wipe()
  }
  let closed: Promise<void> | undefined

  await contents.loadURL(origin + firstPath)
  const isResuming = copies.resumes !== null
  if (isResuming) record('exam_resumed', '')
  return {
    stage: () => keeper.stage,
    idleSeconds: () => lastInput.idleSeconds,
    isResuming,
    record,
    rescue: () => rescue.ask(),
    emptySeat,
    show: () => {
      if (!displays.check()) return onHelpless()
      crashes.revive()
      front.show(window)
    },
    close: () => (closed ??= close()),
  }
}

/** Collects incidents and sends them to the server. Without a lab key nothing is sent. */
function openReports(config: KioskConfig) {
  const lab = labIdentityOf(config)
  const server = new URL(config.server)
  const log = new IncidentLog()
  const strangers = new StrangerCount()
  let rounds = 0
  const deliver = async () => {
    const strange = strangers.takeDue(Date.now())
    if (strange > 0) log.record('call_refused', 'dari luar aplikasi ujian', Date.now(), strange)
    const isBeat = rounds % ROUNDS_PER_BEAT === 0
    rounds += 1
    if (lab) await deliverIncidents({ log, server, lab, now: Date.now, isBeat })
  }
  const timer = setInterval(() => void deliver(), DELIVERY_MS)
  return {
    record: (kind: IncidentKind, detail: string) => log.record(kind, detail, Date.now()),
    noteStranger: () => strangers.note(),
    sign: (method: string, path: string, body?: Buffer): Record<string, string> =>
      lab ? labHeaders(lab, { method, path, now: Date.now(), ...(body ? { body } : {}) }) : {},
    close: async () => {
      clearInterval(timer)
      await deliver()
    },
  }
}

/** Reports sleep, and checks the page when the computer wakes. Returns a function that stops it. */
function watchPower(
  record: (kind: IncidentKind, detail: string) => void,
  onWake: () => void
): () => void {
  const onSuspend = () => record('slept', '')
  const onResume = () => {
    record('woke', '')
    onWake()
  }
  powerMonitor.on('suspend', onSuspend)
  powerMonitor.on('resume', onResume)
  return () => {
    powerMonitor.off('suspend', onSuspend)
    powerMonitor.off('resume', onResume)
  }
}
