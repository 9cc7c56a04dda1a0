import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron'
import type { KioskSeat, KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import { EXAM_CHANNELS } from '../channels.ts'
import { isTrustedSender } from '../security/sender.ts'
import { stageOf } from '../security/stage.ts'

interface MessageRules {
  contents: WebContents
  origin: string
  seat: KioskSeat
  onStage: (stage: KioskStage) => void
  onUndelivered: (isUndelivered: boolean) => void
  /** Receives the page's rescue file unchanged. */
  onRescue: (file: unknown) => void
}

/**
 * Accepts messages only from the top frame of this page while it shows our origin.
 * @throws Error otherwise
 */
export function demandTrust(
  { senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>,
  contents: Pick<WebContents, 'mainFrame'>,
  origin: string
): void {
  const sender = senderFrame && {
    url: senderFrame.url,
    isMainFrame: senderFrame === contents.mainFrame,
  }
  if (!isTrustedSender(sender, origin)) throw new Error('This page has no bridge')
}

/** Handles messages of the exam page. Returns a function that stops it. */
export function answerExam(
  ipc: IpcMain,
  { contents, origin, seat, onStage, onUndelivered, onRescue }: MessageRules
): () => void {
  ipc.handle(EXAM_CHANNELS.seat, (event) => {
    demandTrust(event, contents, origin)
    return seat
  })
  ipc.handle(EXAM_CHANNELS.setStage, (event, value: unknown) => {
    demandTrust(event, contents, origin)
    const stage = stageOf(value)
    if (stage === null) throw new Error('There is no such stage')
    onStage(stage)
  })
  ipc.handle(EXAM_CHANNELS.setUndelivered, (event, value: unknown) => {
    demandTrust(event, contents, origin)
    if (typeof value !== 'boolean') throw new Error('This is neither yes nor no')
    onUndelivered(value)
  })
  ipc.handle(EXAM_CHANNELS.rescue, (event, file: unknown) => {
    demandTrust(event, contents, origin)
    onRescue(file)
  })
  return () => {
    const { seat: seatChannel, setStage, setUndelivered, rescue } = EXAM_CHANNELS
    for (const name of [seatChannel, setStage, setUndelivered, rescue]) ipc.removeHandler(name)
  }
}
