import type { CardChoice } from '@lulus/api/contracts/classes'
import { mutationOptions } from '@tanstack/react-query'
import { JSONParser } from '@streamparser/json'
import { classesQuery } from '@/features/admin-classes/api/classes'
import { ApiError } from '@/lib/api/api-error'
import { call } from '@/lib/api/client'

/** For five hundred passwords on a busy server. */
const TIMEOUT_MS = 300_000

export interface CardOrder {
  id: number
  siapa: CardChoice
  /** Ids of the chosen learners. */
  peserta?: number[]
  wajibGanti: boolean
  /** Whether self-registered accounts with an unproven number get a new password. */
  gantiBelumTerbukti: boolean
  onProgress: (made: Progress) => void
}

/** How many passwords of a print have been created. */
interface Progress {
  made: number
  all: number
}

/** Finished cards. Their passwords are stored nowhere else. */
export interface PrintedCards {
  pdf: Blob
  cards: number
  passwords: number
  /** Learners without a password whose cards are left for another print. */
  left: number
}

/** Prints login cards with new passwords. The server sets all of them, or none if the print fails. */
export const printCardsMutation = mutationOptions({
  mutationFn: ({ id, onProgress, ...body }: CardOrder) =>
    call(
      'POST',
      '/admin/kelas/:id/kartu',
      { params: { id }, body, timeout: TIMEOUT_MS },
      (response) => readCards(response, onProgress)
    ),
  meta: { refreshes: [classesQuery] },
})

/** Reads `{ kartu, password, sisa, kemajuan: [made, …], pdf | galat }` as it streams in. */
async function readCards(
  response: Response,
  onProgress: (made: Progress) => void
): Promise<PrintedCards> {
  const numbers = { kartu: 0, password: 0, sisa: 0 }
  let pdf: string | null = null
  let failure: string | null = null
  const parser = new JSONParser({ paths: ['$.*', '$.kemajuan.*'], keepStack: false })
  parser.onValue = ({ key, value }) => {
    if (typeof key === 'number') onProgress({ made: Number(value), all: numbers.password })
    else if (key === 'pdf' && typeof value === 'string') pdf = value
    else if (key === 'galat' && typeof value === 'string') failure = value
    else if (key === 'kartu' || key === 'password' || key === 'sisa') numbers[key] = Number(value)
  }
  parser.onError = (error) => {
    throw error
  }
  const reader = response.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) break
    parser.write(value)
  }
  if (failure !== null) throw new ApiError({ status: 409, userMessage: failure })
  if (pdf === null) throw new Error('The cards break off')
  return {
    pdf: new Blob([bytesOf(pdf)], { type: 'application/pdf' }),
    cards: numbers.kartu,
    passwords: numbers.password,
    left: numbers.sisa,
  }
}

function bytesOf(base64: string) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
