import type { Seat } from '@/features/admin-labs/api/labs'

export type SeatState = 'exam' | 'left' | 'signed-in' | 'empty'

/** What goes on at a seat. */
export function seatState({ simulasi, peserta, hadir }: Seat): SeatState {
  if (simulasi) return hadir ? 'exam' : 'left'
  return peserta ? 'signed-in' : 'empty'
}

const SESSION_NAMES = {
  listening: 'Listening',
  written: 'Structure & Written',
  reading: 'Reading',
} as const

export function sessionName(session: keyof typeof SESSION_NAMES): string {
  return SESSION_NAMES[session]
}
