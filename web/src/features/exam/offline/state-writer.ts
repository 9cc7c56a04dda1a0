import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { storageState } from '@/features/exam/offline/storage-state'
import type { SealedSession } from '@/features/exam/offline/sealed-session'
import { STORED_STATE, type StoredState } from '@/features/exam/offline/stored-session'
import { afterNextFrame } from '@/lib/browser/next-frame'
import { storedScreen, storeScreen } from '@/lib/storage/stored-screen'
import { paths } from '@/lib/paths'

/** Stores the state of a session when it changes. */
export interface StateWriter {
  /** Stores the state now. */
  note(): void
  /** Stores the state if the displayed or heard content has changed. */
  noteChanges(): void
  /** Resolves when no write is pending. */
  written(): Promise<void>
}

/** Runs one write at a time. Changes in between are written together. */
export function createStateWriter(
  room: ExamRoom,
  sealed: SealedSession,
  state: () => StoredState
): StateWriter {
  const screen = paths.exam(room.paketId)
  let noted = contentOf(room)
  let isChanged = false
  let writing: Promise<void> | null = null

  function note() {
    isChanged = true
    writing ??= write().finally(() => {
      writing = null
    })
  }

  async function write() {
    const records = await sealed.records()
    while (isChanged && records && !sealed.isOver()) {
      await afterNextFrame()
      if (sealed.isOver()) return
      isChanged = false
      try {
        await records.put(STORED_STATE, state())
        if (!sealed.isOver()) showStored()
      } catch (error) {
        sealed.failed(error)
      }
    }
  }

  function showStored() {
    if (storageState.getState().isStored === false) storageState.setState({ isStored: true })
    // Another page may have ended its own session.
    if (storedScreen() !== screen) storeScreen(screen)
  }

  return {
    note,
    noteChanges() {
      const now = contentOf(room)
      if (now.every((part, at) => part === noted[at])) return
      noted = now
      note()
    },
    async written() {
      await writing
    },
  }
}

/** The displayed and heard content, compared by identity. Delivery changes neither. */
function contentOf(room: ExamRoom): unknown[] {
  const { answers, flags, index } = room.store.getState()
  const { played, positions } = room.record()
  return [answers, flags, index, played, positions]
}
