import { contextBridge, ipcRenderer } from 'electron'
import { KIOSK_BRIDGE, type KioskBridge } from '../../../web/src/platform/kiosk-bridge.ts'
import { EXAM_CHANNELS } from '../main/channels.ts'

const bridge = {
  seat: () => ipcRenderer.invoke(EXAM_CHANNELS.seat),
  setStage: (stage) => ipcRenderer.invoke(EXAM_CHANNELS.setStage, stage),
  onSignOutRequested: (listener) => {
    // The event stays here: it carries a way to the main process.
    const call = () => listener()
    ipcRenderer.on(EXAM_CHANNELS.signOutRequested, call)
    return () => ipcRenderer.off(EXAM_CHANNELS.signOutRequested, call)
  },
} satisfies KioskBridge

contextBridge.exposeInMainWorld(KIOSK_BRIDGE, bridge)

// No script can bring up the system's print dialog: it has buttons that lead to the disk.
contextBridge.executeInMainWorld({
  func: () => {
    Object.defineProperty(window, 'print', { value: () => undefined })
  },
})

// Nothing is dragged into the window or out of it, and no menu opens.
for (const name of ['dragstart', 'dragover', 'drop', 'contextmenu'] as const)
  window.addEventListener(name, (event) => event.preventDefault(), { capture: true })
