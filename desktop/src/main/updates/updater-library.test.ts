/** Tests the update rules with the real electron-updater, against a real server. Only Electron itself is missing. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type ClientRequest, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  configureRequestOptions,
  configureRequestUrl,
  HttpExecutor,
  type DownloadOptions,
} from 'builder-util-runtime'
import { NsisUpdater } from 'electron-updater'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../testing/http.ts'
import { LOOK_MS } from './unused-seat.ts'
import { startUpdates, type OwnUpdates } from './updates.ts'
import { LIMITS } from '../../testing/limits.ts'

const HOUR = 60 * 60_000
const INSTALLER = 'MZ an installer'
const FOLDER = '/kios/pembaruan/'

/** Replaces Electron's network by Node's. */
class NodeExecutor extends HttpExecutor<ClientRequest & { abort: () => void }> {
  override createRequest(options: RequestOptions, callback: (response: unknown) => void) {
    return request(options, callback)
  }

  /** As in electron-updater's own executor. */
  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const requestOptions = { headers: options.headers ?? {} }
      configureRequestUrl(url, requestOptions)
      configureRequestOptions(requestOptions)
      this.doDownload(
        requestOptions,
        {
          destination,
          options,
          onCancel,
          callback: (error) => (error ? reject(error) : resolve(destination)),
          responseHandler: null,
        },
        0
      )
    })
  }
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-updates-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** A kiosk of version 1.2.0, and the content of its update folder. */
async function open(offer: {
  version: string
  url?: string
  sha512?: string
  refusal?: string
  needsConsent?: boolean
}) {
  const { version, url = 'lulus-kios-setup.exe', refusal = null, needsConsent = false } = offer
  const sha512 = offer.sha512 ?? createHash('sha512').update(INSTALLER).digest('base64')
  const asked: string[] = []
  const server = await serve((call, answer) => {
    const path = call.url?.split('?', 1)[0] ?? ''
    asked.push(path)
    if (path === `${FOLDER}latest.yml`)
      return answer.end(
        `version: ${version}\nfiles:\n  - url: ${url}\n    sha512: ${sha512}\n    size: ${INSTALLER.length}\n${needsConsent ? '    isAdminRightsRequired: true\n' : ''}path: ${url}\nsha512: ${sha512}\n`
      )
    answer.setHeader('content-length', INSTALLER.length)
    return answer.end(INSTALLER)
  })
  const info = join(folder, 'app-update.yml')
  writeFileSync(info, 'publisherName:\n  - Akademi Contoh\nupdaterCacheDirName: lulus-updater\n')
  const updater = new NsisUpdater(null, {
    version: '1.2.0',
    name: 'lulus',
    isPackaged: true,
    appUpdateConfigPath: info,
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  })
  Object.assign(updater, {
    httpExecutor: new NodeExecutor(),
    _testOnlyOptions: { platform: 'win32' },
  })
  updater.logger = null
  const installed = vi.spyOn(updater, 'quitAndInstall').mockReturnValue()
  const verify = vi.fn(() => refusal)
  const failures: unknown[] = []
  let updates: OwnUpdates | undefined
  const ended = new Promise<void>((resolve) => {
    updater.on('update-not-available', () => resolve())
    installed.mockImplementation(() => resolve())
    updates = startUpdates({
      updater,
      feed: server.origin + FOLDER,
      publishers: ['Akademi Contoh'],
      isFree: () => true,
      idleSeconds: () => 300,
      isHeld: () => false,
      prepareQuit: () => Promise.resolve(),
      restart: () => undefined,
      onFailure: (error) => {
        failures.push(error)
        resolve()
      },
      verify,
    })
    // The next check of the seat, which is unused.
    updater.on('update-downloaded', () => {
      vi.advanceTimersByTime(LOOK_MS)
      if (needsConsent) resolve()
    })
  })
  vi.advanceTimersByTime(HOUR)
  await ended
  await server[Symbol.asyncDispose]()
  return { asked, installed, verify, updates, failures: failures.map(String) }
}

test('a newer, signed installer is verified and installed', async () => {
  const { installed, verify, failures } = await open({ version: '1.3.0' })
  expect(failures).toEqual([])
  // By the library before it is stored, and again before it is installed.
  expect(verify).toHaveBeenCalledTimes(2)
  expect(verify).toHaveBeenCalledWith(['Akademi Contoh'], expect.stringContaining(folder))
  expect(installed).toHaveBeenCalledExactlyOnceWith(true, true)
})

test('a machine-wide installer, as electron-builder marks it, waits for the operator', async () => {
  const { installed, updates } = await open({ version: '1.3.0', needsConsent: true })
  expect(installed).not.toHaveBeenCalled()
  expect(updates?.offered()).toBe('1.3.0')
  expect(updates?.install()).toBe('Pemasangan versi 1.3.0 dimulai.')
  await vi.waitFor(() => expect(installed).toHaveBeenCalledExactlyOnceWith(true, true), {
    timeout: LIMITS.wait,
  })
})

test('an installer that is not signed by the publisher is not installed', async () => {
  const { installed, failures } = await open({ version: '1.3.0', refusal: 'signed by CN=Lain' })
  expect(failures[0]).toContain('signed by CN=Lain')
  expect(installed).not.toHaveBeenCalled()
})

test('an installer whose content differs from the listing is neither verified nor installed', async () => {
  const { installed, verify, failures } = await open({ version: '1.3.0', sha512: 'AAAA' })
  expect(failures[0]).toContain('sha512')
  expect(verify).not.toHaveBeenCalled()
  expect(installed).not.toHaveBeenCalled()
})

test.each(['1.1.9', '1.2.0', '1.2.0-beta.1'])(
  'the version %s is not downloaded',
  async (version) => {
    const { asked, installed } = await open({ version })
    expect(asked).toEqual([`${FOLDER}latest.yml`])
    expect(installed).not.toHaveBeenCalled()
  }
)

test.each(['https://jahat.example/a.exe', '/elsewhere/a.exe', '../a.exe'])(
  'an installer at %s is not downloaded',
  async (url) => {
    const { asked, failures } = await open({ version: '1.3.0', url })
    expect(asked).toEqual([`${FOLDER}latest.yml`])
    expect(failures[0]).toContain('not in the update folder')
  }
)
