import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUpdates, type OwnUpdates, type Updater } from './updates.ts'

const HOUR = 60 * 60_000
const OFFER = { version: '2.0.0', files: [{ url: 'lulus-kios-2.0.0-setup.exe' }] }
const FILE = { ...OFFER, downloadedFile: 'C:\\pending\\setup.exe' }
/** A machine-wide installer, for which Windows asks for an administrator's consent. */
const ASKING = { ...FILE, files: [{ ...OFFER.files[0], isAdminRightsRequired: true }] }

/** The library's options as the code sets them, and its events. */
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
let updates: OwnUpdates
let isFree: boolean
let idleSeconds: number
let isHeld: boolean
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
  idleSeconds = 300
  isHeld = false
  updater = new FakeUpdater()
  updater.quitAndInstall.mockImplementation(() => steps.push('quit'))
  updates = startUpdates({
    updater,
    feed: 'https://ujian.id/kios/pembaruan/',
    publishers: ['Akademi Contoh'],
    isFree: () => isFree,
    idleSeconds: () => idleSeconds,
    isHeld: () => isHeld,
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

test('the kiosk checks the academy’s update folder every hour, and only while no user is signed in', () => {
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

test('updates never downgrade, never download by themselves and never install at exit', () => {
  expect(updater).toMatchObject({
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: false,
    allowPrerelease: false,
    disableWebInstaller: true,
  })
})

test("the library's signature check is replaced by a strict one", async () => {
  verify.mockReturnValue('signed by CN=Lain')
  expect(await updater.verifyUpdateCodeSignature([], FILE.downloadedFile)).toBe('signed by CN=Lain')
  expect(verify).toHaveBeenCalledWith(['Akademi Contoh'], FILE.downloadedFile)
})

test('a valid offer is downloaded while no user is signed in', () => {
  updater.emit('update-available', OFFER)
  expect(updater.downloadUpdate).toHaveBeenCalledOnce()
  isFree = false
  updater.emit('update-available', OFFER)
  expect(updater.downloadUpdate).toHaveBeenCalledOnce()
})

test('an installer from another address is not downloaded', () => {
  updater.emit('update-available', { ...OFFER, files: [{ url: 'https://jahat.example/a.exe' }] })
  expect(updater.downloadUpdate).not.toHaveBeenCalled()
  expect(onFailure).toHaveBeenCalledOnce()
})

/** The next check whether the seat is unused. */
const look = () => {
  updates.look()
  return vi.advanceTimersByTimeAsync(0)
}

test('a kiosk looks every 15 seconds whether the seat is unused', async () => {
  updater.emit('update-downloaded', FILE)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(steps).toEqual(['close', 'quit'])
})

test('an update closes the windows and then installs, once', async () => {
  updater.emit('update-downloaded', FILE)
  await look()
  await look()
  expect(steps).toEqual(['close', 'quit'])
  expect(updater.quitAndInstall).toHaveBeenCalledWith(true, true)
})

test('an unsigned installer is not installed', async () => {
  verify.mockReturnValue('the signature is not valid')
  updater.emit('update-downloaded', FILE)
  await look()
  expect(steps).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
})

test('an update waits while a user is signed in, and is installed afterwards', async () => {
  isFree = false
  updater.emit('update-downloaded', FILE)
  await look()
  expect(steps).toEqual([])
  isFree = true
  await look()
  expect(steps).toEqual(['close', 'quit'])
})

test('an update waits during typing of a password or settings', async () => {
  idleSeconds = 299
  updater.emit('update-downloaded', FILE)
  await look()
  expect(steps).toEqual([])
  idleSeconds = 300
  await look()
  expect(steps).toEqual(['close', 'quit'])
})

test("an update waits for the end of the lab's exam event", async () => {
  isHeld = true
  updater.emit('update-downloaded', FILE)
  await look()
  expect(steps).toEqual([])
  isHeld = false
  await look()
  expect(steps).toEqual(['close', 'quit'])
})

test('an installer that changed while it waited is not installed, and not checked again', async () => {
  idleSeconds = 0
  updater.emit('update-downloaded', FILE)
  await look()
  verify.mockReturnValue('signed by CN=Lain')
  idleSeconds = 300
  await look()
  await look()
  expect(steps).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
})

test('an installer that needs consent waits for the operator, because no learner can answer Windows', async () => {
  expect(updates.offered()).toBeNull()
  updater.emit('update-downloaded', ASKING)
  await look()
  await look()
  expect(steps).toEqual([])
  expect(updates.offered()).toBe('2.0.0')
  // The operator who installs it is at the seat.
  idleSeconds = 0
  expect(updates.install()).toBe('Pemasangan versi 2.0.0 dimulai.')
  await vi.advanceTimersByTimeAsync(0)
  expect(steps).toEqual(['close', 'quit'])
  expect(updates.offered()).toBeNull()
})

test('the operator cannot install an update while a user is signed in', async () => {
  updater.emit('update-downloaded', ASKING)
  isFree = false
  expect(updates.install()).toBe('Peserta masih masuk. Keluarkan dulu, lalu pasang.')
  await vi.advanceTimersByTimeAsync(0)
  expect(steps).toEqual([])
  expect(updates.offered()).toBe('2.0.0')
})

test('the operator cannot install an update that changed while it waited', async () => {
  updater.emit('update-downloaded', ASKING)
  verify.mockReturnValue('signed by CN=Lain')
  expect(updates.install()).toBe(
    'Versi 2.0.0 tidak dipasang: tanda tangan penerbitnya tidak sah. Hubungi admin akademi.'
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(steps).toEqual([])
  expect(updates.offered()).toBeNull()
  expect(onFailure).toHaveBeenCalledOnce()
})

test('without a downloaded version there is nothing to install', () => {
  expect(updates.install()).toBe('Tidak ada versi baru yang menunggu.')
})

test('the kiosk restarts when the installer did not start', async () => {
  updater.quitAndInstall.mockImplementation(() => {
    throw new Error('no installer')
  })
  updater.emit('update-downloaded', FILE)
  await look()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(restart).toHaveBeenCalledOnce()
  expect(onFailure).toHaveBeenCalledOnce()
})

test('an error of the update library is not thrown', () => {
  updater.emit('error', new Error('offline'))
  expect(onFailure).toHaveBeenCalledOnce()
})
