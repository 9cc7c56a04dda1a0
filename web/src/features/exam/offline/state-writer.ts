import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { keepingStore } from '@/features/exam/offline/keeping'
import type { SealedSitting } from '@/features/exam/offline/sealed-sitting'
import { KEPT_STATE, type KeptState } from '@/features/exam/offline/sitting'
import { afterNextFrame } from '@/lib/browser/next-frame'
import { keptScreen, noteKeptScreen } from '@/lib/storage/kept-screen'
import { paths } from '@/lib/paths'

/** Stores the state of a session with its changes. */
export interface StateWriter {
  /** Stores it now. */
  note(): void
  /** Stores it if something else is shown or heard than the last time. */
  noteChanges(): void
  /** Resolves when nothing is being stored. */
  written(): Promise<void>
}

/** Writes one after the other; changes in between are written together. */
export function createStateWriter(
  room: ExamRoom,
  sealed: SealedSitting,
  state: () => KeptState
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
        await records.put(KEPT_STATE, state())
        if (!sealed.isOver()) tellKept()
      } catch (error) {
        sealed.failed(error)
      }
    }
  }

  function tellKept() {
    if (keepingStore.getState().isKept === false) keepingStore.setState({ isKept: true })
    // Another page may have ended its own session.
    if (keptScreen() !== screen) noteKeptScreen(screen)
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

/** What is shown and heard, by identity: delivery changes neither. */
function contentOf(room: ExamRoom): unknown[] {
  const { answers, flags, index } = room.store.getState()
  const { played, positions } = room.record()
  return [answers, flags, index, played, positions]
}
