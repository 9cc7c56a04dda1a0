import { expect, test } from 'vitest'
import { kioskWindowOptions, webPreferences } from './window-options.ts'

test('pages run sandboxed, without Node and without files on disk', () => {
  expect(webPreferences('/preload.cjs', 'kios')).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    devTools: false,
    partition: expect.not.stringMatching(/^persist:/),
  })
})

const PURPOSE = {
  preload: '/preload.cjs',
  partition: 'kios',
  isWindowed: false,
  size: { width: 1920, height: 1080 },
}

test('the kiosk window fills the screen and cannot be closed', () => {
  expect(kioskWindowOptions(PURPOSE)).toMatchObject({
    width: 1920,
    height: 1080,
    frame: false,
    alwaysOnTop: true,
    closable: false,
    minimizable: false,
    resizable: false,
    skipTaskbar: true,
  })
})

test.each(['kiosk', 'fullscreen'])(
  'a hidden window has no %s, because that would show it',
  (option) => {
    const options = kioskWindowOptions(PURPOSE)
    expect(options.show).toBe(false)
    expect(options).not.toHaveProperty(option)
  }
)

test('a developer gets an ordinary window with the same restrictions inside', () => {
  const windowed = kioskWindowOptions({ ...PURPOSE, isWindowed: true })
  expect(windowed).not.toHaveProperty('alwaysOnTop')
  expect(windowed.webPreferences).toEqual(webPreferences('/preload.cjs', 'kios'))
})
