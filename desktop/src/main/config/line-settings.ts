import { z } from 'zod'

const SEATS = 'line.seats harus bilangan bulat dari 1 sampai 500.'
const MARGIN = 'line.margin harus angka dari 1 sampai 10.'

/** How many seats share the line to the server, and the safety margin on top of the required bandwidth. */
export const lineSchema = z.strictObject(
  {
    seats: z.int(SEATS).min(1, SEATS).max(500, SEATS).default(30),
    margin: z.number(MARGIN).min(1, MARGIN).max(10, MARGIN).default(1.5),
  },
  'line harus berupa objek { "seats": 30, "margin": 1.5 }.'
)
export type LineSettings = z.infer<typeof lineSchema>

export const DEFAULT_LINE = lineSchema.parse({})
