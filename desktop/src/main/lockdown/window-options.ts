import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron'

/** Settings of every kiosk window: no Node, isolated scripts, no developer tools. */
export function webPreferences(preload: string, partition: string): WebPreferences {
  return {
    preload,
    // In memory, because learners' data must not outlive the kiosk.
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
    // The countdown must continue in a window without focus.
    backgroundThrottling: false,
  }
}

interface WindowPurpose {
  preload: string
  partition: string
  /** For development: an ordinary window that can be left. */
  isWindowed: boolean
  /** Size of the display that the window fills, in its pixels. */
  size: { width: number; height: number }
}

/** Options of the kiosk's windows. They are created hidden, and go full screen when first shown. */
export function kioskWindowOptions({
  preload,
  partition,
  isWindowed,
  size: { width, height },
}: WindowPurpose): BrowserWindowConstructorOptions {
  return {
    show: false,
    title: 'Lulus',
    backgroundColor: '#f3f6fb',
    autoHideMenuBar: true,
    webPreferences: webPreferences(preload, partition),
    ...(isWindowed
      ? { width: 1366, height: 768 }
      : {
          // Non-resizable windows keep their initial size.
          width,
          height,
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
