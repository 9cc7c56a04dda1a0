import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { isKioskScreen } from '../../../web/src/platform/kiosk-screens.ts'
import { newSecret, SECRET_COOKIE } from '../../src/main/gateway/admission.ts'
import type { GatewayProblem } from '../../src/main/gateway/gateway-problem.ts'
import { openGateway } from '../../src/main/gateway/gateway.ts'
import { labHeaders, type LabIdentity } from '../../src/main/labs/lab-signature.ts'
import { openCopies } from '../../src/main/recovery/exam-copies.ts'
import { fileGuard } from '../../src/main/recovery/key-guard.ts'
import { isExamScreen } from '../../src/main/security/navigation.ts'
import { isApiCallAllowed } from '../../src/main/security/api-calls.ts'
import { WEB_ROOT } from './environment.ts'
import { KIOSK_HOME } from '../../../api/contracts/kiosk.ts'

export interface KioskPage extends AsyncDisposable {
  page: Page
  origin: string
  /** Stages that the page reported to the kiosk, in order. */
  stages: string[]
  problems: GatewayProblem[]
}

/**
 * Opens the kiosk's page in a browser, with the real gateway, the window's cookie and a bridge to the test.
 * @param lab signs every call, as with a key in kiosk.json
 */
export async function openKioskPage(
  browser: Browser,
  server: string,
  lab?: LabIdentity
): Promise<KioskPage> {
  const secret = newSecret()
  const stages: string[] = []
  const kept = mkdtempSync(join(tmpdir(), 'lulus-kept-'))
  const copies = await openCopies({
    folder: kept,
    guard: fileGuard,
    now: Date.now,
    isExamScreen,
    pause,
  })
  const problems: GatewayProblem[] = []
  const gateway = await openGateway({
    webRoot: WEB_ROOT,
    server: new URL(server),
    secret,
    isScreen: isKioskScreen,
    homePath: KIOSK_HOME,
    isCallAllowed: isApiCallAllowed,
    // Nothing is restored here.
    recovery: { copies, restoreScript: '' },
    ...(lab && {
      sign: (method, path, body) =>
        labHeaders(lab, { method, path, now: Date.now(), ...(body ? { body } : {}) }),
    }),
    onProblem: (problem) => problems.push(problem),
  })
  const context = await browser.newContext()
  await context.addCookies([
    {
      url: gateway.origin,
      name: SECRET_COOKIE,
      value: secret,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  await context.exposeFunction('reportStage', (stage: string) => stages.push(stage))
  await context.addInitScript(BRIDGE)
  const page = await context.newPage()
  return {
    page,
    origin: gateway.origin,
    stages,
    problems,
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await gateway.close()
      rmSync(kept, { recursive: true, force: true })
    },
  }
}

/** The part of the preload script's bridge that the tests need. */
export const BRIDGE = `
  window.lulusKiosk = {
    seat: async () => ({ lab: 'Lab 1', seat: '7', version: '1.0.0' }),
    setStage: async (stage) => { await window.reportStage(stage) },
    setUndelivered: async () => undefined,
    onSignOutRequested: () => () => undefined,
    onRescueRequested: () => () => undefined,
  }
`
