/**
 * The part of a seat's main process that doesn't need Electron, as a separate process that can be killed: gateway and
 * exam copies. Prints its origin and its secret as JSON.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { KIOSK_HOME } from '../../../api/contracts/kiosk.ts'
import { isKioskScreen } from '../../../web/src/platform/kiosk-screens.ts'
import { newSecret } from '../../src/main/gateway/admission.ts'
import { openGateway } from '../../src/main/gateway/gateway.ts'
import { openCopies } from '../../src/main/recovery/exam-copies.ts'
import { bestGuard } from '../../src/main/recovery/key-guard.ts'
import { isApiCallAllowed } from '../../src/main/security/api-calls.ts'
import { isExamScreen } from '../../src/main/security/navigation.ts'
import { WEB_ROOT } from './environment.ts'

const [server = '', folder = '', restoreScript = ''] = process.argv.slice(2)
const noAccount = {
  isAsyncEncryptionAvailable: () => Promise.resolve(false),
  encryptStringAsync: () => Promise.reject(new Error('There is no account')),
  decryptStringAsync: () => Promise.reject(new Error('There is no account')),
}
const copies = await openCopies({
  folder,
  guard: await bestGuard(noAccount, process.env),
  now: Date.now,
  isExamScreen,
  pause,
})
const secret = newSecret()
const { origin } = await openGateway({
  webRoot: WEB_ROOT,
  server: new URL(server),
  secret,
  isScreen: isKioskScreen,
  homePath: KIOSK_HOME,
  isCallAllowed: isApiCallAllowed,
  recovery: { copies, restoreScript },
})
const ready = { origin, secret, isFound: copies.isFound, resumes: copies.resumes }
process.stdout.write(`${JSON.stringify(ready)}\n`)
