import type { Seat } from '@/features/admin-labs/api/labs'

export type SeatState = 'exam' | 'left' | 'signed-in' | 'empty'

/** The state of a seat. */
export function seatState({ simulasi, peserta, hadir }: Seat): SeatState {
  if (simulasi) return hadir ? 'exam' : 'left'
  return peserta ? 'signed-in' : 'empty'
}
