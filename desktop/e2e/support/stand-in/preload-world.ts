/** The binding through which a page's preload script calls the main process. */
export const POST = 'standInPost'
/** The page's function that receives messages of the main process. */
export const DELIVER = 'standInDeliver'

type Listener = (event: object, ...values: unknown[]) => void
type Answer = { ok: true; value: unknown } | { ok: false; message: string }

/** A message from the main process to a page. */
export type Delivery =
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'message'; channel: string; values: unknown[] }

/** A call of `ipcRenderer.invoke`. */
export interface Invocation {
  id: number
  channel: string
  values: unknown[]
}

/**
 * The script that runs a sandboxed preload script before a page's own: with `require('electron')` and no other Node
 * API, in the top frame only. Unlike in Electron, both share one JavaScript world.
 * @param source of the preload script, a CJS bundle
 */
export function preloadScript(source: string): string {
  const preload = `function (require, module, exports) {\n${source}\n}`
  return `(${openWorld.toString()})(${JSON.stringify([POST, DELIVER])}, ${preload})`
}

/** Runs in the page. */
function openWorld(
  [post, deliver]: [string, string],
  preload: (require: (name: string) => unknown, module: object, exports: object) => void
): void {
  if (window.top !== window) return
  const page = window as unknown as Record<string, unknown>
  const send = page[post] as (text: string) => void
  delete page[post]
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners = new Map<string, Set<Listener>>()
  const listenersOf = (channel: string) => {
    const known = listeners.get(channel) ?? new Set()
    listeners.set(channel, known)
    return known
  }
  let calls = 0

  Object.defineProperty(window, deliver, {
    value: (delivery: Delivery) => {
      if (delivery.kind === 'message')
        return listenersOf(delivery.channel).forEach((listener) => listener({}, ...delivery.values))
      waiting.get(delivery.id)?.(delivery.answer)
      waiting.delete(delivery.id)
    },
  })

  const ipcRenderer = {
    invoke: (channel: string, ...values: unknown[]) =>
      new Promise((resolve, reject) => {
        calls += 1
        waiting.set(calls, (answer) =>
          answer.ok
            ? resolve(answer.value)
            : reject(new Error(`Error invoking remote method '${channel}': ${answer.message}`))
        )
        send(JSON.stringify({ id: calls, channel, values }))
      }),
    on: (channel: string, listener: Listener) => listenersOf(channel).add(listener),
    off: (channel: string, listener: Listener) => listenersOf(channel).delete(listener),
  }
  const contextBridge = {
    exposeInMainWorld: (name: string, api: object) =>
      Object.defineProperty(window, name, { value: Object.freeze({ ...api }), enumerable: true }),
    executeInMainWorld: ({ func }: { func: () => unknown }) => func(),
  }
  preload(
    (name) => {
      if (name === 'electron') return { ipcRenderer, contextBridge }
      throw new Error(`module not found: ${name}`)
    },
    { exports: {} },
    {}
  )
}
