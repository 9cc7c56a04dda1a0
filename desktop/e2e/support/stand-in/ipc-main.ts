import type { Delivery, Invocation } from './preload-world.ts'

/** The calling page. */
interface Sender {
  mainFrame: { url: string }
}
interface InvokeEvent {
  sender: Sender
  senderFrame: Sender['mainFrame']
}
type Handler = (event: InvokeEvent, ...values: unknown[]) => unknown

/** Electron's ipcMain, for `invoke`. */
export class StandInIpc {
  readonly #handlers = new Map<string, Handler>()
  readonly #answered = new Map<string, readonly unknown[]>()

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel)
  }

  /** The arguments of the last handled call, or null before the first. */
  lastCall(channel: string): readonly unknown[] | null {
    return this.#answered.get(channel) ?? null
  }

  /** Handles a call from a page's top frame. */
  async answer(sender: Sender, { id, channel, values }: Invocation): Promise<Delivery> {
    try {
      const handler = this.#handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      const value = await handler({ sender, senderFrame: sender.mainFrame }, ...values)
      this.#answered.set(channel, values)
      return { kind: 'answer', id, answer: { ok: true, value: value ?? null } }
    } catch (error) {
      return { kind: 'answer', id, answer: { ok: false, message: String(error) } }
    }
  }
}
