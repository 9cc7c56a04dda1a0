import { createHash } from 'node:crypto'
import { appUrl } from '#config/app'
import type { BrowserSession, Reply } from '#tests/support/browser_session'

/** A computer's Safe Exam Browser, written from SEB's documentation, not from the server's code. */
export interface Seb {
  configKey: string
  /** Of this version with this configuration. */
  examKey: string
  /** As SEB for Windows does; SEB for macOS doesn't. */
  sendsHeaders: boolean
}

export const ORIGIN = new URL(appUrl).origin

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The headers of a call to a path, which includes its query. */
function sebHeaders({ configKey, examKey }: Seb, path: string): Record<string, string> {
  return {
    'x-safeexambrowser-configkeyhash': sha256(ORIGIN + path + configKey),
    'x-safeexambrowser-requesthash': sha256(ORIGIN + path + examKey),
  }
}

/** Puts the browser into SEB: from now on it calls as SEB does. */
export function insideSeb<Browser extends BrowserSession>(browser: Browser, seb: Seb): Browser {
  browser.sign = (_, path) => (seb.sendsHeaders ? sebHeaders(seb, path) : {})
  return browser
}

/** The page's request at this address, with the hashes of SEB's JavaScript interface. */
export function proofAt(address: string, { configKey, examKey }: Seb) {
  return {
    alamat: address,
    kunciKonfigurasi: sha256(address + configKey),
    kunciUjian: sha256(address + examKey),
  }
}

/** The address that only this login's page has. */
export async function proofAddressOf(browser: BrowserSession): Promise<string> {
  const { data } = (await browser.get('/seb')).body
  return `${ORIGIN}/seb?bukti=${data.bukti}`
}

/** The page's proof after a login. */
export async function prove(browser: BrowserSession, seb: Seb): Promise<Reply> {
  return browser.post('/seb', proofAt(await proofAddressOf(browser), seb))
}
