import { expect, test } from 'vitest'
import type { Sitter } from '@/features/admin-events/api/events'
import type { PlanSeat } from '@/features/admin-events/api/seat-plan'
import { moveSeat, occupy, sizeOf } from '@/features/admin-events/model/seat-plan'

const seat = (nama: string, baris: number, kolom: number, pesertaId: number | null = null) =>
  ({ nama, baris, kolom, pesertaId, terlihat: null, hilang: false }) satisfies PlanSeat
const cells = (seats: readonly PlanSeat[]) =>
  seats.map(({ nama, baris, kolom }) => `${nama} ${baris},${kolom}`)

test('a seat that is moved to a free place leaves the others where they are', () => {
  const seats = [seat('A1', 0, 0), seat('A2', 0, 1)]
  expect(cells(moveSeat(seats, 'A1', { baris: 2, kolom: 5 }))).toEqual(['A1 2,5', 'A2 0,1'])
})

test('a seat that is moved to a taken place changes places with what stands there', () => {
  const seats = [seat('A1', 0, 0), seat('A2', 0, 1)]
  expect(cells(moveSeat(seats, 'A1', { baris: 0, kolom: 1 }))).toEqual(['A1 0,1', 'A2 0,0'])
})

test.each([
  { baris: -1, kolom: 0 },
  { baris: 0, kolom: 12 },
  { baris: 20, kolom: 0 },
])('a seat stays when it would leave the plan at $baris, $kolom', (to) => {
  const seats = [seat('A1', 0, 0)]
  expect(moveSeat(seats, 'A1', to)).toBe(seats)
})

test('a plan has a row and a column more while it is arranged, up to its largest', () => {
  expect(sizeOf([seat('A1', 1, 3)], false)).toEqual({ rows: 2, columns: 4 })
  expect(sizeOf([seat('A1', 1, 3)], true)).toEqual({ rows: 3, columns: 5 })
  expect(sizeOf([seat('A1', 19, 11)], true)).toEqual({ rows: 20, columns: 12 })
})

test('seats have the learner who is signed in there, if of this event, and the others stand', () => {
  const [ayu, budi] = [{ id: 1 } as Sitter, { id: 2 } as Sitter]
  const { seats, standing } = occupy(
    [seat('A1', 0, 0, 1), seat('A2', 0, 1, 77), seat('A3', 0, 2)],
    { peserta: [ayu, budi] }
  )
  expect(seats.map(({ sitter }) => sitter?.id ?? null)).toEqual([1, null, null])
  expect(standing).toEqual([budi])
})
