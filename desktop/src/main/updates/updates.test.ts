import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUpdates, type Updater } from './updates.ts'

const HOUR = 60 * 60_000
const OFFER = { version: '2.0.0', files: [{ url: 'lulus-kios-2.0.0-setup.exe' }] }
const FILE = { downloadedFile: 'C:\\pending\\setup.exe' }

/** The library's switches as it sets them, and its events. */
class FakeUpdater extends EventEmitter {
  autoDownload = true
  autoInstallOnAppQuit = true
  allowDowngrade = true
  allowPrerelease = true
  disableWebInstaller = false
  disableDifferentialDownload = false
  verifyUpdateCodeSignature: Updater['verifyUpdateCodeSignature'] = () => Promise.resolve(null)
  setFeedURL = vi.fn()
  checkForUpdates = vi.fn(() => Promise.resolve())
  downloadUpdate = vi.fn(() => Promise.resolve())
  quitAndInstall = vi.fn()
}

let updater: FakeUpdater
let isFree: boolean
const onFailure = vi.fn()
const restart = vi.fn()
const steps: string[] = []
const verify = vi.fn((): string | null => null)

beforeEach(() => {
  vi.useFakeTimers()
  for (const mock of [onFailure, restart, verify]) mock.mockClear()
  verify.mockReturnValue(null)
  steps.length = 0
  isFree = true
  updater = new FakeUpdater()
  updater.quitAndInstall.mockImplementation(() => steps.push('quit'))
  startUpdates({
    updater,
    feed: 'https://ujian.id/kios/pembaruan/',
    publishers: ['Akademi Contoh'],
    mayUpdate: () => isFree,
    prepareQuit: () => {
      steps.push('close')
      return Promise.resolve()
    },
    restart,
    onFailure,
    verify,
  })
})
afterEach(() => vi.useRealTimers())

test('asks the academy’s folder every hour, and only while nobody is signed in', () => {
  expect(updater.setFeedURL).toHaveBeenCalledExactlyOnceWith({
    provider: 'generic',
    url: 'https://ujian.id/kios/pembaruan/',
  })
  vi.advanceTimersByTime(HOUR)
  expect(updater.checkForUpdates).toHaveBeenCalledOnce()
  isFree = false
  vi.advanceTimersByTime(HOUR)
  expect(updater.checkForUpdates).toHaveBeenCalledOnce()
})

test('never goes back, downloads nothing by itself and installs nothing at quitting', () => {
  expect(updater).toMatchObject({
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: false,
    allowPrerelease: false,
    disableWebInstaller: true,
  })
})

test('replaces the check of signatures by a strict one', async () => {
  verify.mockReturnValue('signed by CN=Lain')
  expect(await updater.verifyUpdateCodeSignature([], FILE.downloadedFile)).toBe('signed by CN=Lain')
  expect(verify).toHaveBeenCalledWith(['Akademi Contoh'], FILE.downloadedFile)
})

test('downloads a plain offer while nobody is signed in', () => {
  updater.emit('update-available', OFFER)
  expect(updater.downloadUpdate).toHaveBeenCalledOnce()
  isFree = false
  updater.emit('update-available', OFFER)
  expect(updater.downloadUpdate).toHaveBeenCalledOnce()
})

test('downloads nothing from elsewhere', () => {
  updater.emit('update-available', { ...OFFER, files: [{ url: 'https://jahat.example/a.exe' }] })
  expect(updater.downloadUpdate).not.toHaveBeenCalled()
  expect(onFailure).toHaveBeenCalledOnce()
})

test('closes the windows, then installs', async () => {
  updater.emit('update-downloaded', FILE)
  await vi.advanceTimersByTimeAsync(0)
  expect(steps).toEqual(['close', 'quit'])
  expect(updater.quitAndInstall).toHaveBeenCalledWith(true, true)
})

test('installs nothing that is not signed, nor while somebody is signed in', async () => {
  verify.mockReturnValue('the signature is not valid')
  updater.emit('update-downloaded', FILE)
  verify.mockReturnValue(null)
  isFree = false
  updater.emit('update-downloaded', FILE)
  await vi.advanceTimersByTimeAsync(0)
  expect(steps).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
})

test('starts anew when the installer did not start', async () => {
  updater.quitAndInstall.mockImplementation(() => {
    throw new Error('no installer')
  })
  updater.emit('update-downloaded', FILE)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(restart).toHaveBeenCalledOnce()
  expect(onFailure).toHaveBeenCalledOnce()
})

test('an error of the library is not thrown', () => {
  updater.emit('error', new Error('offline'))
  expect(onFailure).toHaveBeenCalledOnce()
})
