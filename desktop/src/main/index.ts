import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { app, Menu, protocol, safeStorage, screen } from 'electron'
import { NsisUpdater } from 'electron-updater'
import { readIfThere } from './config/json-file.ts'
import { Settings } from './config/settings.ts'
import { runChecks } from './health/run-checks.ts'
import { watchFailures } from './incidents/last-resort.ts'
import { RefusedStarts } from './incidents/refused-starts.ts'
import { openCopies } from './keeping/exam-copies.ts'
import { bestGuard } from './keeping/key-guard.ts'
import { openKiosk, type Kiosk } from './kiosk.ts'
import { enrolSeat } from './labs/enrol-seat.ts'
import { Front } from './lockdown/front.ts'
import { guardEveryContents } from './lockdown/guard-every-contents.ts'
import { OperatorDesk } from './operator/operator-desk.ts'
import { OPERATOR_SCHEME } from './operator/operator-pages.ts'
import { openOperatorWindow } from './operator/operator-window.ts'
import { saveRescue } from './operator/save-rescue.ts'
import { buildInfoFile, installedConfigFile, UPDATE_SCRIPT, webRootOf } from './places.ts'
import { isWayland } from './security/display-server.ts'
import { isExamScreen } from './security/navigation.ts'
import { mayUpdate } from './security/stage.ts'
import { HARMFUL_VARIABLES, unexpectedSwitches } from './security/switches.ts'
import { leaveForUpdates } from './updates/system-update.ts'
import { judgeUpdates } from './updates/update-policy.ts'
import { startUpdates, type OwnUpdates } from './updates/updates.ts'

/** The lab's launcher or service restarts the kiosk after any code except 0. */
const RESTART_CODE = 64
const isSupervised = process.argv.includes('--diawasi')

let reportFailure: (detail: string) => void = () => undefined
/** Replaced once there is a gateway and windows to close. */
let startAnew = () => app.exit(RESTART_CODE)
watchFailures(process, {
  now: Date.now,
  log: (reason) => console.error('Nobody caught this', reason),
  record: (detail) => reportFailure(detail),
  restart: () => startAnew(),
})

const switches = app.isPackaged ? unexpectedSwitches(process.argv.slice(1), process.platform) : []
if (switches.length > 0) {
  console.error('The kiosk does not run with these switches', switches)
  try {
    new RefusedStarts(app.getPath('userData')).note(Date.now(), switches)
  } finally {
    // Also on a full disk, because otherwise it would keep running invisibly, open to other programs.
    app.exit(1)
  }
} else {
  prepare()
}

function prepare(): void {
  for (const name of HARMFUL_VARIABLES) delete process.env[name]
  app.enableSandbox()
  app.commandLine.appendSwitch('disable-background-networking')
  app.commandLine.appendSwitch('disable-pinch')
  app.commandLine.appendSwitch('overscroll-history-navigation', '0')
  // Media keys and headsets must not control playback, because a recording may be heard only once.
  app.commandLine.appendSwitch('disable-features', 'HardwareMediaKeyHandling,MediaSessionService')
  protocol.registerSchemesAsPrivileged([
    { scheme: OPERATOR_SCHEME, privileges: { standard: true, secure: true } },
  ])

  if (app.requestSingleInstanceLock()) {
    app.whenReady().then(start).catch(giveUp)
  } else {
    app.quit()
  }

  // Only the operator ends the kiosk, not a closed window.
  app.on('window-all-closed', () => undefined)
}

async function start(): Promise<void> {
  Menu.setApplicationMenu(null)
  let gatewayOrigin: string | null = null
  guardEveryContents(app, () => gatewayOrigin)
  const dataFolder = app.getPath('userData')
  const isWindowed = !app.isPackaged && process.env.LULUS_KIOSK_WINDOWED === '1'
  const installed = installedConfigFile(process.platform, process.env)
  const settingsFolder = dirname(installed)
  const settings = new Settings(dataFolder, installed)
  const begin = settings.load()
  const version = app.getVersion()
  const updates = judgeUpdates({
    updates: begin.kind === 'ready' ? begin.config.updates : undefined,
    platform: process.platform,
    isSupervised,
    hasSystemTask: process.platform === 'win32' && existsSync(join(settingsFolder, UPDATE_SCRIPT)),
    buildInfo: app.isPackaged ? readIfThere(buildInfoFile(process.resourcesPath)) : null,
  })
  const guard = await bestGuard(safeStorage, process.env)
  const canCover = !isWayland(process.platform, process.argv, process.env)
  const front = new Front(isWindowed)
  let kiosk: Kiosk | null = null
  let ownUpdates: OwnUpdates | null = null
  const offered = () => ownUpdates?.offered() ?? null
  let isEnding = false

  const end = (isRestart: boolean) => {
    if (isEnding) return
    isEnding = true
    const close = kiosk?.close() ?? Promise.resolve()
    close
      .catch((error: unknown) => console.error('The kiosk did not end well', error))
      .finally(() => {
        if (isRestart && !isSupervised) app.relaunch()
        app.exit(isRestart && isSupervised ? RESTART_CODE : 0)
      })
  }
  startAnew = () => end(true)
  // No window can be closed, so an orderly end comes from a stopping service or an update.
  app.on('before-quit', (event) => {
    event.preventDefault()
    end(false)
  })
  reportFailure = (detail) => kiosk?.record('kiosk_failed', detail)
  const desk = new OperatorDesk({
    settings,
    start: begin,
    version,
    now: Date.now,
    runChecks: (config, wish) => {
      const versions = { kiosk: version, chromium: process.versions.chrome }
      const places = { dataFolder, settingsFolder }
      const here = { screen, ...places, versions, updates, offered, canCover, guard: guard.kind }
      return runChecks(here, config, wish)
    },
    enrol: enrolSeat,
    openExam: () => kiosk?.show(),
    saveRescue: () =>
      saveRescue({
        request: () => kiosk?.rescue() ?? Promise.resolve({ kind: 'nothing' }),
        choosePlace: (name) => operator.choosePlace(name),
        // Only a flushed file survives when the USB stick is pulled out.
        write: (path, text) => writeFile(path, text, { flush: true }),
      }),
    updates: {
      offered,
      install: () => ownUpdates?.install() ?? 'Kios ini tidak memperbarui diri.',
    },
    emptySeat: () => kiosk?.emptySeat() ?? Promise.resolve(),
    redraw: () => void operator.show().catch(giveUp),
    restart: () => end(true),
    exit: () => end(false),
    onWrongPin: () => kiosk?.record('pin_wrong', ''),
  })
  const operator = openOperatorWindow({
    desk,
    pages: join(__dirname, 'operator'),
    preload: join(__dirname, 'operator-preload.cjs'),
    isWindowed,
    front,
    onBroken: () => end(true),
    onClose: () => app.quit(),
  })
  app.on('second-instance', () => void operator.show().catch(giveUp))

  if (begin.kind === 'ready') {
    kiosk = await openKiosk({
      config: begin.config,
      version,
      webRoot: webRootOf(app.isPackaged, process.resourcesPath, __dirname),
      preload: join(__dirname, 'exam-preload.cjs'),
      keeping: {
        copies: await openCopies({
          folder: join(dataFolder, 'kept-exam'),
          guard,
          now: Date.now,
          isExamScreen,
        }),
        restoreScript: join(__dirname, 'restore.js'),
      },
      isWindowed,
      canCover,
      front,
      onClose: () => app.quit(),
      onGateway: (origin) => {
        gatewayOrigin = origin
      },
      onOperator: () => {
        kiosk?.record('operator_opened', '')
        void desk.lock()
      },
      onHelpless: () => void operator.show().catch(giveUp),
    })
    for (const refused of new RefusedStarts(dataFolder).take())
      kiosk.record('start_refused', refused.switches.join(' '))
    const use = {
      isFree: () => kiosk !== null && mayUpdate(kiosk.stage()),
      idleSeconds: () => Math.min(kiosk?.idleSeconds() ?? 0, operator.idleSeconds()),
    }
    if (updates.kind === 'on')
      ownUpdates = startUpdates({
        ...use,
        updater: new NsisUpdater(),
        feed: updates.feed,
        publishers: updates.publishers,
        prepareQuit: async () => {
          operator.close()
          await kiosk?.close()
        },
        restart: () => end(true),
        onFailure: (error) => console.error('The update failed', error),
      })
    if (updates.kind === 'system')
      leaveForUpdates({
        ...use,
        folder: settingsFolder,
        now: Date.now,
        leave: () => end(false),
        onFailure: (error) => console.error('The seat is not left to the update', error),
      })
  }
  // An interrupted exam is resumed without an operator and without the server.
  if (kiosk?.isResuming) desk.resumeExam()
  else await operator.show()
}

/** Exits when the start fails, so that the system restarts the kiosk instead of showing a black screen. */
function giveUp(error: unknown): void {
  console.error('The kiosk can not go on', error)
  app.exit(1)
}
