import { PLAN_COLUMNS, PLAN_ROWS, type PlanPlace } from '@lulus/api/contracts/seat_plan'
import type { Board, Sitter } from '@/features/admin-events/api/events'
import type { PlanSeat } from '@/features/admin-events/api/seat-plan'

/** A seat with the learner of the event who sits there. */
export interface OccupiedSeat extends PlanSeat {
  sitter: Sitter | null
}

/** Seats with their learners, and the learners whose seat isn't known. */
export function occupy(
  seats: readonly PlanSeat[],
  { peserta }: Pick<Board, 'peserta'>
): { seats: OccupiedSeat[]; standing: Sitter[] } {
  const sitters = new Map(peserta.map((sitter) => [sitter.id, sitter]))
  const occupied = seats.map((seat) => ({
    ...seat,
    sitter: (seat.pesertaId === null ? null : sitters.get(seat.pesertaId)) ?? null,
  }))
  const seated = new Set(occupied.map(({ sitter }) => sitter?.id))
  return { seats: occupied, standing: peserta.filter(({ id }) => !seated.has(id)) }
}

/** How many rows and columns show all seats, with room to move them while they are arranged. */
export function sizeOf(
  seats: readonly PlanPlace[],
  isArranged: boolean
): { rows: number; columns: number } {
  const room = isArranged ? 1 : 0
  const most = (values: number[]) => Math.max(0, ...values) + 1 + room
  return {
    rows: Math.min(PLAN_ROWS, most(seats.map(({ baris }) => baris))),
    columns: Math.min(PLAN_COLUMNS, most(seats.map(({ kolom }) => kolom))),
  }
}

/** The seats after one was moved: what stands there changes places with it. Out of the plan nothing moves. */
export function moveSeat<Seat extends PlanSeat>(
  seats: readonly Seat[],
  name: string,
  to: PlanPlace
): readonly Seat[] {
  const moved = seats.find(({ nama }) => nama === name)
  const isInside = to.baris >= 0 && to.kolom >= 0 && to.baris < PLAN_ROWS && to.kolom < PLAN_COLUMNS
  if (!moved || !isInside) return seats
  return seats.map((seat) => {
    if (seat.nama === name) return { ...seat, ...to }
    const isThere = seat.baris === to.baris && seat.kolom === to.kolom
    return isThere ? { ...seat, baris: moved.baris, kolom: moved.kolom } : seat
  })
}

/** What an arrow key moves a seat by; null for other keys. */
export function stepOf(key: string): PlanPlace | null {
  switch (key) {
    case 'ArrowUp':
      return { baris: -1, kolom: 0 }
    case 'ArrowDown':
      return { baris: 1, kolom: 0 }
    case 'ArrowLeft':
      return { baris: 0, kolom: -1 }
    case 'ArrowRight':
      return { baris: 0, kolom: 1 }
    default:
      return null
  }
}
