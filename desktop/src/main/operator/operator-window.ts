import { readFile } from 'node:fs/promises'
import { BrowserWindow, dialog, ipcMain, screen, session } from 'electron'
import { OPERATOR_CHANNELS } from '../channels.ts'
import { demandTrust } from '../exam/exam-messages.ts'
import { LastInput } from '../exam/last-input.ts'
import type { Front } from '../lockdown/front.ts'
import { guardKeys } from '../lockdown/guard-contents.ts'
import { guardSession } from '../lockdown/guard-session.ts'
import { holdWindow } from '../lockdown/hold-window.ts'
import { kioskWindowOptions } from '../lockdown/window-options.ts'
import { mayRestart } from '../security/recovery.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { OperatorDesk } from './operator-desk.ts'
import {
  isOperatorRequest,
  OPERATOR_ORIGIN,
  OPERATOR_SCHEME,
  operatorFile,
} from './operator-pages.ts'

const PARTITION = 'operator'

interface OperatorWindowOptions {
  desk: OperatorDesk
  pages: string
  preload: string
  isWindowed: boolean
  front: Front
  /** Called when the operator's page crashes repeatedly, so that the PIN can't be entered any more. */
  onBroken: () => void
  /** Called when a developer closes the window. */
  onClose: () => void
}

export interface OperatorWindow {
  /** Renders the desk's current screen and brings it to the front. */
  show: () => Promise<void>
  /** Asks where to save a file. Null if the operator cancels. */
  choosePlace: (name: string) => Promise<string | null>
  /** Seconds since this window was last used. */
  idleSeconds: () => number
  close: () => void
}

/** Opens the operator's window, hidden. Its scheme must be registered before the app is ready. */
export function openOperatorWindow(options: OperatorWindowOptions): OperatorWindow {
  const { desk, pages, preload, isWindowed, front, onBroken, onClose } = options
  serveOperatorPages(pages)
  const { size } = screen.getPrimaryDisplay()
  const window = new BrowserWindow(
    kioskWindowOptions({ preload, partition: PARTITION, isWindowed, size })
  )
  const contents = window.webContents
  const lastInput = new LastInput(contents, Date.now)
  // The system's dialog must keep the keyboard.
  let isAsking = false
  const release = holdWindow(window, {
    isWindowed,
    isInFront: () => front.has(window) && !isAsking,
    onBlur: () => undefined,
    onClose,
  })
  guardKeys(contents, {
    isExam: () => false,
    record: () => undefined,
    onOperator: () => void desk.lock(),
  })
  // A load during another one would abort the first.
  const show = oneAtATime(async () => {
    await contents.loadURL(`${OPERATOR_ORIGIN}/`)
    if (!window.isDestroyed()) front.show(window)
  })
  const crashes: number[] = []
  contents.on('render-process-gone', () => {
    if (!mayRestart(crashes, Date.now())) return onBroken()
    crashes.push(Date.now())
    if (front.has(window)) show().catch(onBroken)
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-navigate', (event) => event.preventDefault())
  const stopAnswering = answerOperator(desk, contents)

  return {
    show,
    choosePlace: async (name) => {
      isAsking = true
      try {
        const { canceled, filePath } = await dialog.showSaveDialog(window, {
          title: 'Simpan berkas penyelamatan',
          defaultPath: name,
          properties: ['showOverwriteConfirmation', 'dontAddToRecent'],
        })
        return canceled || filePath === '' ? null : filePath
      } finally {
        isAsking = false
      }
    },
    idleSeconds: () => lastInput.idleSeconds,
    close: () => {
      if (window.isDestroyed()) return
      release()
      stopAnswering()
      window.destroy()
    },
  }
}

function serveOperatorPages(pages: string): void {
  const page = session.fromPartition(PARTITION)
  guardSession(page, { isRequestAllowed: isOperatorRequest, record: () => undefined })
  page.protocol.handle(OPERATOR_SCHEME, async ({ url }) => {
    const file = operatorFile(url, pages)
    if (file === null) return new Response(null, { status: 404 })
    return new Response(await readFile(file.path), { headers: file.headers })
  })
}

function answerOperator(desk: OperatorDesk, contents: Electron.WebContents): () => void {
  const names = Object.keys(OPERATOR_CHANNELS) as (keyof typeof OPERATOR_CHANNELS)[]
  for (const name of names)
    ipcMain.handle(OPERATOR_CHANNELS[name], (event, input: unknown) => {
      demandTrust(event, contents, OPERATOR_ORIGIN)
      return desk[name](input)
    })
  return () => {
    for (const name of names) ipcMain.removeHandler(OPERATOR_CHANNELS[name])
  }
}
