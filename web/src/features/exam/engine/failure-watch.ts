import { RESCUE_AFTER_MS } from '@lulus/api/contracts/rescue'
import { failingSince, hasOpenLate } from '@/features/exam/model/rescue'
import type { RoomStore } from '@/features/exam/store'

/** Whether delivery has failed long enough to offer a rescue file. */
export interface FailureWatch {
  isLong(): boolean
  subscribe(listener: () => void): () => void
}

const watches = new WeakMap<RoomStore, FailureWatch>()

/** The watch of a room, shared by all its screens. */
export function failureWatchOf(store: RoomStore): FailureWatch {
  const watch = watches.get(store) ?? watchFailures(store)
  watches.set(store, watch)
  return watch
}

/** Measures by the monotonic clock, so that a changed wall clock doesn't matter. */
function watchFailures(store: RoomStore): FailureWatch {
  const listeners = new Set<() => void>()
  let since: number | null = null
  let isLong = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function update() {
    const { delivery, late } = store.getState()
    const isLateOpen = hasOpenLate(late)
    since = failingSince(since, { delivery, isLateOpen }, performance.now())
    look()
  }

  function look() {
    clearTimeout(timer)
    const left = since === null ? Infinity : since + RESCUE_AFTER_MS - performance.now()
    if (left > 0 && left < Infinity) timer = setTimeout(look, left)
    if (isLong === left <= 0) return
    isLong = left <= 0
    for (const listener of listeners) listener()
  }

  update()
  store.subscribe(update)
  return {
    isLong: () => isLong,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
