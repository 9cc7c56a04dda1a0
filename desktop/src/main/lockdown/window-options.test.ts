import { expect, test } from 'vitest'
import { kioskWindowOptions, webPreferences } from './window-options.ts'

test('a page has no Node, no way around its sandbox and nothing on the disk', () => {
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

test('the window fills the screen and has no handle to leave it by', () => {
  expect(kioskWindowOptions('/preload.cjs', 'kios', false)).toMatchObject({
    kiosk: true,
    fullscreen: true,
    frame: false,
    alwaysOnTop: true,
    closable: false,
    minimizable: false,
    resizable: false,
    skipTaskbar: true,
  })
})

test('a developer gets an ordinary window, as closed inside as the other', () => {
  const windowed = kioskWindowOptions('/preload.cjs', 'kios', true)
  expect(windowed).not.toHaveProperty('kiosk')
  expect(windowed.webPreferences).toEqual(webPreferences('/preload.cjs', 'kios'))
})
