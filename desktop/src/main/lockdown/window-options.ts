import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron'

/** What every window of the kiosk has: no Node, no second world, nothing to inspect. */
export function webPreferences(preload: string, partition: string): WebPreferences {
  return {
    preload,
    // In memory: nothing of a learner outlives the kiosk.
    partition,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
    devTools: false,
    // A countdown in a window that lost the focus goes on.
    backgroundThrottling: false,
  }
}

/**
 * The window of the exam.
 * @param isWindowed for development: an ordinary window that can be left
 */
export function kioskWindowOptions(
  preload: string,
  partition: string,
  isWindowed: boolean
): BrowserWindowConstructorOptions {
  return {
    show: false,
    title: 'Lulus',
    backgroundColor: '#f3f6fb',
    autoHideMenuBar: true,
    webPreferences: webPreferences(preload, partition),
    ...(isWindowed
      ? { width: 1366, height: 768 }
      : {
          kiosk: true,
          fullscreen: true,
          frame: false,
          alwaysOnTop: true,
          closable: false,
          minimizable: false,
          maximizable: false,
          movable: false,
          resizable: false,
          skipTaskbar: true,
        }),
  }
}
