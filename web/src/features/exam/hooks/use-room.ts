import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import type { SessionMedia } from '@/features/exam/engine/session-media'
import type { RoomState } from '@/features/exam/store'

/** The session that is being sat, and its files. */
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

/** A part of the room's state; drawn anew only when that part changes. */
export function useRoomState<Part>(select: (state: RoomState) => Part): Part {
  return useStore(useRoom().store, select)
}
