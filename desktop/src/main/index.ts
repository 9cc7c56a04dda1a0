import { app, Menu, protocol } from 'electron'
import { Application, giveUp, RESTART_CODE } from './application.ts'
import { readComputer } from './computer.ts'
import { watchFailures } from './incidents/last-resort.ts'
import { RefusedStarts } from './incidents/refused-starts.ts'
import { guardEveryContents } from './lockdown/guard-every-contents.ts'
import { OPERATOR_SCHEME } from './operator/operator-pages.ts'
import { trustSystemCertificates } from './security/system-certificates.ts'
import { HARMFUL_VARIABLES, unexpectedSwitches } from './security/switches.ts'

/** Null until there are windows to close. */
let application: Application | null = null

watchFailures(process, {
  now: Date.now,
  log: (reason) => console.error('Nobody caught this', reason),
  record: (detail) => application?.reportFailure(detail),
  restart: () => (application === null ? app.exit(RESTART_CODE) : application.end('restart')),
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
  trustSystemCertificates()
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
  guardEveryContents(app, () => application?.gatewayOrigin ?? null)
  const opened = new Application(await readComputer(process.argv.includes('--diawasi')))
  application = opened
  // No window can be closed, so an orderly end comes from a stopping service or an update.
  app.on('before-quit', (event) => {
    event.preventDefault()
    opened.end('exit')
  })
  app.on('second-instance', () => opened.showOperator())
  await opened.open()
}
