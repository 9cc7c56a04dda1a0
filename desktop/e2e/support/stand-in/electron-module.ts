import { EventEmitter } from 'node:events'
import { StandInWindow } from './browser-window.ts'
import type { ElectronHost } from './electron-host.ts'

/** The file chosen in the system's dialog, or null to cancel. */
export type ChooseFile = (name: string) => Promise<string | null>

/** The part of `require('electron')` that the kiosk's main process uses. */
export function electronModule(host: ElectronHost, chooseFile: ChooseFile) {
  const { app, machine } = host
  return {
    app,
    ipcMain: host.ipcMain,
    screen: machine.displays,
    BrowserWindow: class extends StandInWindow {
      constructor(options: Electron.BrowserWindowConstructorOptions) {
        super(host, options)
      }
      static getAllWindows = () => [...app.windows]
    },
    session: { fromPartition: (partition: string) => host.sessionOf(partition) },
    protocol: {
      registerSchemesAsPrivileged: (schemes: { scheme: string }[]) => {
        app.demandNotReady('registerSchemesAsPrivileged')
        for (const { scheme } of schemes) host.addresses.register(scheme)
      },
    },
    Menu: { setApplicationMenu: () => undefined },
    clipboard: { clear: () => undefined },
    dialog: {
      showSaveDialog: async (parent: StandInWindow, { defaultPath = '' }) => {
        const closeDialog = openDialog(host, parent)
        const filePath = await chooseFile(defaultPath).finally(closeDialog)
        return { canceled: filePath === null, filePath: filePath ?? '' }
      },
    },
    powerMonitor: Object.assign(new EventEmitter(), {
      // Wayland reports no idle time. Elsewhere, pretend that the computer was never touched.
      getSystemIdleTime: () => (machine.system === 'cage' ? 0 : 24 * 3600),
    }),
    // As on Linux without a keyring.
    safeStorage: {
      isAsyncEncryptionAvailable: () => Promise.resolve(true),
      getSelectedStorageBackend: () => 'basic_text',
    },
    powerSaveBlocker: { start: () => 1, stop: () => undefined },
    globalShortcut: {
      register: () => machine.system !== 'cage',
      unregisterAll: () => undefined,
    },
  }
}

/** A system dialog over its window, with the keyboard. Returns a function that closes it. */
function openDialog({ machine }: ElectronHost, { bounds }: StandInWindow): () => void {
  const dialog = {
    name: 'dialog',
    bounds,
    isOnTop: true,
    isFocusable: true,
    onActivation: () => undefined,
  }
  machine.stacking.map(dialog)
  return () => machine.stacking.unmap(dialog)
}
