import { replaceEqualDeep } from '@tanstack/react-query'
import { createContext, use, useRef } from 'react'
import { useStore } from 'zustand'
import type { Score } from '@/features/exam/api'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import type { SessionMedia } from '@/features/exam/engine/session-media'
import type { LateReport } from '@/features/exam/late/late-answers'
import type { RoomState } from '@/features/exam/store'

/** The current session and its files. */
export interface OpenRoom {
  room: ExamRoom
  media: SessionMedia
}

export const RoomContext = createContext<OpenRoom | null>(null)

function useRoomContext(): OpenRoom {
  const open = use(RoomContext)
  if (!open) throw new Error('Only the screens of a running session use its room')
  return open
}

export const useRoom = (): ExamRoom => useRoomContext().room
export const useMedia = (): SessionMedia => useRoomContext().media

/** A part of the room's state. Rerenders only when that part changes. */
export function useRoomState<Part>(select: (state: RoomState) => Part): Part {
  return useStore(useRoom().store, select)
}

/** Several parts of the room's state in a new object. Rerenders only when one of them changes. */
export function useRoomParts<Parts extends object>(select: (state: RoomState) => Parts): Parts {
  const before = useRef<Parts>(undefined)
  // TanStack Query includes this comparison anyway.
  return useRoomState((state) => (before.current = replaceEqualDeep(before.current, select(state))))
}

/** Receives the score of an attempt that was finished here. */
export const FinishedContext = createContext<(score: Score, late: LateReport | null) => void>(
  () => {
    throw new Error('Whoever shows a room takes the score')
  }
)

/**
 * The query cache key for the late answers of the attempt that this page has just finished, for its result screen. Only
 * in memory: a browser without storage has nothing else, and a history entry would outlive the login.
 */
export const finishedReportKey = (nohp: string) => ['finished-report', nohp]

/** Reloads the exam and shows its state. Throws if that fails. */
export const ReloadContext = createContext<() => Promise<void>>(() => {
  throw new Error('Whoever shows a room loads it')
})
