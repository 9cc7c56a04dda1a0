import { join } from 'node:path'
import { app, Menu, protocol, screen } from 'electron'
import { Settings } from './config/settings.ts'
import { runChecks } from './health/run-checks.ts'
import { openKiosk, type Kiosk } from './kiosk.ts'
import { OperatorDesk } from './operator/operator-desk.ts'
import { OPERATOR_SCHEME } from './operator/operator-pages.ts'
import { openOperatorWindow } from './operator/operator-window.ts'
import { installedConfigFile, webRootOf } from './places.ts'
import { mayUpdate } from './security/stage.ts'
import { startUpdates } from './updates.ts'

/** A lab's shell launcher or service starts the kiosk anew after any code but 0. */
const RESTART_CODE = 64
const isSupervised = process.argv.includes('--diawasi')

app.enableSandbox()
app.commandLine.appendSwitch('disable-background-networking')
app.commandLine.appendSwitch('disable-pinch')
app.commandLine.appendSwitch('overscroll-history-navigation', '0')
protocol.registerSchemesAsPrivileged([
  { scheme: OPERATOR_SCHEME, privileges: { standard: true, secure: true } },
])

if (app.requestSingleInstanceLock()) {
  app.whenReady().then(start).catch(giveUp)
} else {
  app.quit()
}

// The kiosk ends when the operator says so, not with a window.
app.on('window-all-closed', () => undefined)

async function start(): Promise<void> {
  Menu.setApplicationMenu(null)
  const dataFolder = app.getPath('userData')
  const isWindowed = !app.isPackaged && process.env.LULUS_KIOSK_WINDOWED === '1'
  const settings = new Settings(dataFolder, installedConfigFile(process.platform, process.env))
  const begin = settings.load()
  const version = app.getVersion()
  let kiosk: Kiosk | null = null

  const end = (isRestart: boolean) => {
    const close = kiosk?.close() ?? Promise.resolve()
    close
      .catch((error: unknown) => console.error('The kiosk did not end well', error))
      .finally(() => {
        if (isRestart && !isSupervised) app.relaunch()
        app.exit(isRestart && isSupervised ? RESTART_CODE : 0)
      })
  }
  const desk = new OperatorDesk({
    settings,
    start: begin,
    version,
    now: Date.now,
    runChecks: (config, audio) =>
      runChecks(
        { screen, dataFolder, versions: { kiosk: version, chromium: process.versions.chrome } },
        config,
        audio
      ),
    openExam: () => {
      operator.hide()
      kiosk?.show()
    },
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
  })
  app.on('second-instance', () => void operator.show().catch(giveUp))

  if (begin.kind === 'ready') {
    kiosk = await openKiosk({
      config: begin.config,
      version,
      webRoot: webRootOf(app.isPackaged, process.resourcesPath, __dirname),
      preload: join(__dirname, 'exam-preload.cjs'),
      isWindowed,
      onOperator: () => {
        kiosk?.record('operator_opened', '')
        desk.lock()
        operator.show().catch(giveUp)
      },
      onHelpless: () => void operator.show().catch(giveUp),
    })
    const { updates } = begin.config
    if (updates !== undefined && app.isPackaged)
      startUpdates({
        feed: updates,
        mayUpdate: () => kiosk !== null && mayUpdate(kiosk.stage()),
        onFailure: (error) => console.error('The update failed', error),
      })
  }
  await operator.show()
}

/** A kiosk that can't start must not stay as a black screen: the system's own restart tries again. */
function giveUp(error: unknown): void {
  console.error('The kiosk can not go on', error)
  app.exit(1)
}
