import { z } from 'zod'
import { ENROLMENT_PATH, LAB_KEY_PATTERN } from '../../../../api/contracts/labs.ts'
import { API_ROOT } from '../../../../api/contracts/paths.ts'

const TIMEOUT_MS = 10_000

const enrolledSchema = z.object({
  data: z.object({ labId: z.int().positive(), labKey: z.string().regex(LAB_KEY_PATTERN) }),
})
const refusalSchema = z.object({ message: z.string() })

/** The seat's own identity, named as in kiosk.json. */
export type SeatIdentity = z.infer<typeof enrolledSchema>['data']

/**
 * Exchanges one use of an enrolment code for a seat's key.
 * @param server origin of the academy's server
 * @throws Error with a message for the operator if the server refuses or can't be reached
 */
export async function enrolSeat(server: string, code: string, seat: string): Promise<SeatIdentity> {
  const response = await post(new URL(API_ROOT + ENROLMENT_PATH, server), {
    kode: code,
    kursi: seat,
  })
  const body: unknown = await response.json().catch(() => null)
  const enrolled = enrolledSchema.safeParse(body)
  if (response.ok && enrolled.success) return enrolled.data.data
  const refusal = refusalSchema.safeParse(body)
  throw new Error(
    refusal.success
      ? refusal.data.message
      : `Server menjawab ${response.status}. Periksa alamat server.`
  )
}

async function post(url: URL, body: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    throw new Error('Server tidak terjangkau. Periksa alamat dan jaringan.', { cause: error })
  }
}
