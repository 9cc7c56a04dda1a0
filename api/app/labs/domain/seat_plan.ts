import { PLAN_COLUMNS, PLAN_ROWS, PLAN_USUAL_COLUMNS } from '#contracts/seat_plan'

/** A seat of a lab and where it stands. */
export interface PlacedSeat {
  seat: string
  row: number
  column: number
}

/**
 * Gives every seat a place: its own where somebody has placed it, and the others the first free ones, row by row, below
 * a plan's rows that are taken. Seats that don't fit any more share the last place.
 * @param seats in the order in which they are named
 */
export function arrangeSeats(
  seats: readonly string[],
  placed: ReadonlyMap<string, Omit<PlacedSeat, 'seat'>>
): PlacedSeat[] {
  const taken = new Set(
    seats.flatMap((seat) => {
      const place = placed.get(seat)
      return place ? [cellOf(place)] : []
    })
  )
  const free = freeCells(taken, placed.size === 0)
  return seats.map((seat) => {
    const place = placed.get(seat) ?? free.next().value
    return { seat, ...(place ?? { row: PLAN_ROWS - 1, column: PLAN_COLUMNS - 1 }) }
  })
}

/** Whether two seats have the same place. */
export function sharePlaces(places: readonly Omit<PlacedSeat, 'seat'>[]): boolean {
  return new Set(places.map(cellOf)).size < places.length
}

function* freeCells(taken: ReadonlySet<string>, isNew: boolean) {
  const columns = isNew ? PLAN_USUAL_COLUMNS : PLAN_COLUMNS
  for (let row = 0; row < PLAN_ROWS; row++) {
    for (let column = 0; column < columns; column++) {
      const place = { row, column }
      if (!taken.has(cellOf(place))) yield place
    }
  }
}

function cellOf({ row, column }: Omit<PlacedSeat, 'seat'>): string {
  return `${row} ${column}`
}
