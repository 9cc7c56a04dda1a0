import type { EventEmitter } from 'node:events'

/**
 * The promise of `loadURL`. It resolves with the load, and rejects if the load fails or another navigation starts
 * before (Electron's lib/browser/api/web-contents.ts).
 */
export function awaitNextLoad(contents: EventEmitter, address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isStarted = false
  const fail = (code: number, name: string, url: string) => {
    stop()
    reject(
      Object.assign(new Error(`${name} (${code}) loading '${url}'`), {
        errno: code,
        code: name,
        url,
      })
    )
  }
  const onStart = (_event: unknown, url: string, isInPage: boolean, isMainFrame: boolean) => {
    if (!isMainFrame || isInPage) return
    if (isStarted) return fail(-3, 'ERR_ABORTED', url)
    isStarted = true
  }
  const onFinish = () => {
    stop()
    resolve()
  }
  const onFail = (
    _event: unknown,
    code: number,
    name: string,
    url: string,
    isMainFrame: boolean
  ) => {
    if (isMainFrame) fail(code, name, url)
  }
  const onDestroyed = () => fail(-2, 'ERR_FAILED', address)
  const listeners = {
    'did-start-navigation': onStart,
    'did-finish-load': onFinish,
    'did-fail-load': onFail,
    destroyed: onDestroyed,
  }
  const stop = () => {
    for (const [name, listener] of Object.entries(listeners)) contents.off(name, listener)
  }
  for (const [name, listener] of Object.entries(listeners)) contents.on(name, listener)
  return promise
}
