import type { Browser, Page } from '@playwright/test'
import { isKioskScreen } from '../../../web/src/platform/kiosk-screens.ts'
import { newSecret, SECRET_COOKIE } from '../../src/main/gateway/admission.ts'
import type { GatewayProblem } from '../../src/main/gateway/gateway-problem.ts'
import { openGateway } from '../../src/main/gateway/gateway.ts'
import { labHeaders, type LabIdentity } from '../../src/main/labs/lab-signature.ts'
import { isApiCallAllowed } from '../../src/main/security/api-calls.ts'
import { WEB_ROOT } from './environment.ts'
import { KIOSK_HOME } from '../../../api/contracts/paths.ts'

export interface KioskPage extends AsyncDisposable {
  page: Page
  origin: string
  /** What the page told the kiosk it was doing, in order. */
  stages: string[]
  problems: GatewayProblem[]
  /** What the kiosk does after five idle minutes. */
  askToSignOut: () => Promise<void>
}

/**
 * The kiosk's page in a browser: the gateway as it is in the kiosk, with the window's pass, and a bridge to the test.
 * @param lab signs every call, as with a key in kiosk.json
 */
export async function openKioskPage(
  browser: Browser,
  server: string,
  lab?: LabIdentity
): Promise<KioskPage> {
  const secret = newSecret()
  const stages: string[] = []
  const problems: GatewayProblem[] = []
  const gateway = await openGateway({
    webRoot: WEB_ROOT,
    server: new URL(server),
    secret,
    isScreen: isKioskScreen,
    homePath: KIOSK_HOME,
    isCallAllowed: isApiCallAllowed,
    ...(lab && {
      sign: (method, path) => labHeaders(lab, { method, path, now: Date.now() }),
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
  await context.exposeFunction('tellStage', (stage: string) => stages.push(stage))
  await context.addInitScript(BRIDGE)
  const page = await context.newPage()
  return {
    page,
    origin: gateway.origin,
    stages,
    problems,
    askToSignOut: () => page.evaluate('window.askToSignOut()'),
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await gateway.close()
    },
  }
}

const BRIDGE = `
  const listeners = new Set()
  window.askToSignOut = () => listeners.forEach((listener) => listener())
  window.lulusKiosk = {
    seat: async () => ({ lab: 'Lab 1', seat: '7', version: '1.0.0' }),
    setStage: async (stage) => { await window.tellStage(stage) },
    onSignOutRequested: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
`
