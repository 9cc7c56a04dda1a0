import {
  BrowserWindow,
  clipboard,
  globalShortcut,
  ipcMain,
  powerMonitor,
  powerSaveBlocker,
  screen,
} from 'electron'
import { KIOSK_HOME } from '../../../api/contracts/paths.ts'
import type { KioskStage } from '../../../web/src/platform/kiosk-bridge.ts'
import { isKioskScreen } from '../../../web/src/platform/kiosk-screens.ts'
import { EXAM_CHANNELS } from './channels.ts'
import type { KioskConfig } from './config/kiosk-config.ts'
import { answerExam } from './exam/exam-messages.ts'
import { watchIdle } from './exam/idle-watch.ts'
import { preparePageSession } from './exam/page-session.ts'
import { StageKeeper } from './exam/stage-keeper.ts'
import { newSecret } from './gateway/admission.ts'
import { openGateway } from './gateway/gateway.ts'
import { deliverIncidents } from './incidents/incident-courier.ts'
import { IncidentLog, type IncidentKind } from './incidents/incident-log.ts'
import { labIdentityOf } from './labs/lab-identity.ts'
import { labHeaders } from './labs/lab-signature.ts'
import { guardContents } from './lockdown/guard-contents.ts'
import { guardCrashes } from './lockdown/guard-crashes.ts'
import { guardDisplays } from './lockdown/guard-displays.ts'
import { kioskWindowOptions } from './lockdown/window-options.ts'
import { isApiCallAllowed } from './security/api-calls.ts'
import { SYSTEM_SHORTCUTS } from './security/keyboard.ts'

const PARTITION = 'kios'
const DELIVERY_MS = 15_000
/** A seat with nothing to tell says once a minute that it is there. */
const ROUNDS_PER_BEAT = 4

export interface KioskOptions {
  config: KioskConfig
  version: string
  /** The packaged web build, absolute. */
  webRoot: string
  preload: string
  /** For development: an ordinary window, and no shortcuts taken from the system. */
  isWindowed: boolean
  /** The operator's chord was pressed. */
  onOperator: () => void
  /** Nobody can work here: the page fell over too often, or there is a display too many. */
  onHelpless: () => void
}

export interface Kiosk {
  stage: () => KioskStage
  record: (kind: IncidentKind, detail: string) => void
  show: () => void
  close: () => Promise<void>
}

/** Opens the exam on this computer, hidden until it is shown. */
export async function openKiosk(options: KioskOptions): Promise<Kiosk> {
  const { config, isWindowed, version, onHelpless, onOperator } = options
  const reports = openReports(config)
  const { record } = reports
  const secret = newSecret()
  const gateway = await openGateway({
    webRoot: options.webRoot,
    server: new URL(config.server),
    secret,
    isScreen: isKioskScreen,
    homePath: KIOSK_HOME,
    isCallAllowed: isApiCallAllowed,
    sign: reports.sign,
    onProblem: ({ kind, method, path, detail }) => {
      if (kind === 'refused') record('call_refused', `${method} ${path}: ${detail}`)
    },
  })
  const { origin } = gateway
  const page = await preparePageSession({ partition: PARTITION, origin, secret, record })
  const keeper = new StageKeeper(clipboard, powerSaveBlocker)
  const window = new BrowserWindow(kioskWindowOptions(options.preload, PARTITION, isWindowed))
  const contents = window.webContents
  const common = { origin, homePath: KIOSK_HOME, record }

  const releaseWindow = holdWindow(window, isWindowed, () => record('focus_lost', keeper.stage))
  guardContents(contents, { ...common, isExam: () => keeper.stage === 'exam', onOperator })
  const crashes = guardCrashes(contents, { ...common, now: Date.now, onHelpless })
  const displays = guardDisplays({
    rule: config.displays,
    screen,
    record,
    isWindowed,
    onRefusal: onHelpless,
  })
  const releasePower = watchPower(record, () => {
    displays.check()
    crashes.reload()
  })
  const seat = { lab: config.lab, seat: config.seat, version }
  const stopAnswering = answerExam(ipcMain, {
    contents,
    origin,
    seat,
    onStage: (stage) => keeper.change(stage),
  })
  const stopIdle = watchIdle({
    stage: () => keeper.stage,
    idleSeconds: () => powerMonitor.getSystemIdleTime(),
    askToSignOut: () => {
      record('signed_out_idle', keeper.stage)
      contents.send(EXAM_CHANNELS.signOutRequested)
    },
    empty: async () => {
      await page.empty()
      keeper.change('signed_out')
      await contents.loadURL(origin + KIOSK_HOME)
    },
    onFailure: (error) => record('page_crashed', String(error)),
  })

  await contents.loadURL(origin + KIOSK_HOME)
  return {
    stage: () => keeper.stage,
    record,
    show: () => {
      displays.check()
      window.show()
      window.focus()
    },
    close: async () => {
      for (const release of [stopIdle, stopAnswering, releasePower, releaseWindow]) release()
      displays.close()
      keeper.change('signed_out')
      window.destroy()
      await reports.close()
      await page.empty()
      await gateway.close()
    },
  }
}

/** What happens on this seat, on its way to the server; a kiosk without a lab key keeps it to itself. */
function openReports(config: KioskConfig) {
  const lab = labIdentityOf(config)
  const server = new URL(config.server)
  const log = new IncidentLog()
  let rounds = 0
  const deliver = async () => {
    const isBeat = rounds % ROUNDS_PER_BEAT === 0
    rounds += 1
    if (lab) await deliverIncidents({ log, server, lab, now: Date.now, isBeat })
  }
  const timer = setInterval(() => void deliver(), DELIVERY_MS)
  return {
    record: (kind: IncidentKind, detail: string) => log.record(kind, detail, Date.now()),
    sign: (method: string, path: string): Record<string, string> =>
      lab ? labHeaders(lab, { method, path, now: Date.now() }) : {},
    close: async () => {
      clearInterval(timer)
      await deliver()
    },
  }
}

/** Keeps the window where it is: over everything, open, in focus, and out of pictures. Returns how to let go. */
function holdWindow(window: BrowserWindow, isWindowed: boolean, onBlur: () => void): () => void {
  let isHeld = true
  window.setMenu(null)
  window.setContentProtection(true)
  window.on('close', (event) => {
    if (isHeld && !isWindowed) event.preventDefault()
  })
  window.on('blur', () => {
    if (!isHeld || !window.isVisible()) return
    onBlur()
    if (!isWindowed) window.focus()
  })
  if (!isWindowed) {
    window.setAlwaysOnTop(true, 'screen-saver')
    window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true })
    for (const shortcut of SYSTEM_SHORTCUTS) globalShortcut.register(shortcut, () => undefined)
  }
  return () => {
    isHeld = false
    globalShortcut.unregisterAll()
  }
}

/** Tells of sleep, and looks after the page when the computer wakes. Returns how to stop. */
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
