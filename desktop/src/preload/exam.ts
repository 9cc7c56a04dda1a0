import { contextBridge, ipcRenderer } from 'electron'
import { KIOSK_BRIDGE, type KioskBridge } from '../../../web/src/platform/kiosk-bridge.ts'
import { EXAM_CHANNELS } from '../main/channels.ts'

const bridge = {
  seat: () => ipcRenderer.invoke(EXAM_CHANNELS.seat),
  setStage: (stage) => ipcRenderer.invoke(EXAM_CHANNELS.setStage, stage),
  setUndelivered: (isUndelivered) =>
    ipcRenderer.invoke(EXAM_CHANNELS.setUndelivered, isUndelivered),
  onSignOutRequested: (listener) => {
    // The event isn't passed on, because it gives access to the main process.
    const call = () => listener()
    ipcRenderer.on(EXAM_CHANNELS.signOutRequested, call)
    return () => ipcRenderer.off(EXAM_CHANNELS.signOutRequested, call)
  },
  onRescueRequested: (listener) => {
    const hand = async () => {
      await ipcRenderer.invoke(EXAM_CHANNELS.rescue, await listener())
    }
    const call = () => void hand()
    ipcRenderer.on(EXAM_CHANNELS.rescueRequested, call)
    return () => ipcRenderer.off(EXAM_CHANNELS.rescueRequested, call)
  },
} satisfies KioskBridge

contextBridge.exposeInMainWorld(KIOSK_BRIDGE, bridge)

// Blocks the system's print dialog, whose buttons give access to the disk.
contextBridge.executeInMainWorld({
  func: () => {
    Object.defineProperty(window, 'print', { value: () => undefined })
  },
})

// Blocks dragging into or out of the window, and context menus.
for (const name of ['dragstart', 'dragover', 'drop', 'contextmenu'] as const)
  window.addEventListener(name, (event) => event.preventDefault(), { capture: true })
