import type { ResponseAt } from '@/lib/api/client'
import type { SessionUser } from '@/lib/session/session-query'
import type { Failure } from '@/testing/fake-api'

export const LEARNER: SessionUser = {
  nama: 'Ayu Lestari',
  nohp: '081200000001',
  role: 'User',
  profilePic: null,
}

export const OTHER_LEARNER: SessionUser = {
  nama: 'Budi Santoso',
  nohp: '081200000002',
  role: 'User',
  profilePic: null,
}

export const ADMIN: SessionUser = {
  nama: 'Dewi Anggraini',
  nohp: '081200000000',
  role: 'Admin',
  profilePic: null,
}

/** The server's response to a visitor's `GET /users/getAuth`. */
export const NO_SESSION = {
  status: 401,
  body: {
    message: 'Silakan login terlebih dahulu.',
    error: 'Silakan login terlebih dahulu.',
    errors: [],
  },
} satisfies Failure

/** The server's response to `GET /users/lastScore` before the first exam. */
export const NEVER_SAT: Extract<ResponseAt<'GET', '/users/lastScore'>, { lastScore: number }> = {
  lastScore: -1,
  scoreListening: 0,
  scoreWritten: 0,
  scoreReading: 0,
  listeningCorrect: 0,
  writtenCorrect: 0,
  readingCorrect: 0,
  lastPaket: null,
  target: null,
  hasil: null,
}
