import { contextBridge, ipcRenderer } from 'electron'
import { OPERATOR_CHANNELS } from '../main/channels.ts'
import { OPERATOR_BRIDGE, type OperatorBridge } from '../operator/operator-bridge.ts'

const bridge = {
  state: () => ipcRenderer.invoke(OPERATOR_CHANNELS.state),
  lock: () => ipcRenderer.invoke(OPERATOR_CHANNELS.lock),
  unlock: (pin) => ipcRenderer.invoke(OPERATOR_CHANNELS.unlock, pin),
  save: (fields) => ipcRenderer.invoke(OPERATOR_CHANNELS.save, fields),
  check: (input) => ipcRenderer.invoke(OPERATOR_CHANNELS.check, input),
  openExam: () => ipcRenderer.invoke(OPERATOR_CHANNELS.openExam),
  rescue: () => ipcRenderer.invoke(OPERATOR_CHANNELS.rescue),
  install: () => ipcRenderer.invoke(OPERATOR_CHANNELS.install),
  emptySeat: () => ipcRenderer.invoke(OPERATOR_CHANNELS.emptySeat),
  resume: () => ipcRenderer.invoke(OPERATOR_CHANNELS.resume),
  exit: () => ipcRenderer.invoke(OPERATOR_CHANNELS.exit),
} satisfies OperatorBridge

contextBridge.exposeInMainWorld(OPERATOR_BRIDGE, bridge)
