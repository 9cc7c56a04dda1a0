import { readFile } from 'node:fs/promises'
import { BrowserWindow, ipcMain, session } from 'electron'
import { OPERATOR_CHANNELS } from '../channels.ts'
import { demandTrust } from '../exam/exam-messages.ts'
import { guardSession } from '../lockdown/guard-session.ts'
import { kioskWindowOptions } from '../lockdown/window-options.ts'
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
  /** Folder of the operator's pages, absolute. */
  pages: string
  preload: string
  isWindowed: boolean
}

export interface OperatorWindow {
  /** Shows the page for the desk's state as it is now. */
  show: () => Promise<void>
  hide: () => void
  close: () => void
}

/** The window of the operator, over the exam's. Its scheme must have been registered before the app was ready. */
export function openOperatorWindow({
  desk,
  pages,
  preload,
  isWindowed,
}: OperatorWindowOptions): OperatorWindow {
  const page = session.fromPartition(PARTITION)
  guardSession(page, { isRequestAllowed: isOperatorRequest, record: () => undefined })
  page.protocol.handle(OPERATOR_SCHEME, async ({ url }) => {
    const file = operatorFile(url, pages)
    if (file === null) return new Response(null, { status: 404 })
    return new Response(await readFile(file.path), { headers: file.headers })
  })

  const window = new BrowserWindow(kioskWindowOptions(preload, PARTITION, isWindowed))
  const contents = window.webContents
  window.setMenu(null)
  let isClosing = false
  window.on('close', (event) => {
    if (!isClosing) event.preventDefault()
  })
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-navigate', (event) => event.preventDefault())
  const stopAnswering = answerOperator(desk, contents)

  return {
    show: async () => {
      await contents.loadURL(`${OPERATOR_ORIGIN}/`)
      if (!isWindowed) window.setAlwaysOnTop(true, 'screen-saver', 1)
      window.show()
      window.focus()
    },
    hide: () => window.hide(),
    close: () => {
      isClosing = true
      stopAnswering()
      window.destroy()
    },
  }
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
