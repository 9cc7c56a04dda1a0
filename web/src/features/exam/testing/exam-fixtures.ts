import {
  groupStartOf,
  pagesOfSession,
  sectionOfPage,
  SESSIONS,
  type Session,
} from '@lulus/api/contracts/exam'
import type { PaperEntry, QuestionEntry } from '@/components/questions/paper-entry'
import type { Paper, PlayedAudio, SavedAnswers, Score } from '@/features/exam/api'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import type { SavedAnswer } from '@/features/exam/model/exam-record'

export const ATTEMPT_ID = 7
export const PAKET_ID = 3
export const NOHP = '081200000001'
/** The server's responses for a recording and for a passage's picture. */
export const AUDIO_FILE = { body: 'sound', headers: { 'Content-Type': 'audio/mpeg' } }
export const PICTURE_FILE = { body: 'picture', headers: { 'Content-Type': 'image/png' } }

const DURASI = { listening: 30, written: 25, reading: 55 }

/** A paper as the server sends it during a session, or null before the start. */
export function paperIn(session: Session | null): Paper {
  return {
    paketId: PAKET_ID,
    nama_paket: 'Paket A',
    sesi: session,
    durasi: DURASI,
    soal: SESSIONS.flatMap((one) =>
      pagesOfSession(one)
        .filter((page) => (groupStartOf(page) ?? page) === page)
        .map((page): PaperEntry => (one === session ? openEntry(page) : { page, locked: true }))
    ),
  }
}

function openEntry(page: number): PaperEntry {
  if (groupStartOf(page) !== page) return questionOn(page)
  const items = [page, page + 1, page + 2, page + 3].map((one) => {
    const { audio: _, ...item } = questionOn(one)
    return item
  })
  return { type: 'group', page, audio: `/uploads/audio/${page}.mp3`, items }
}

function questionOn(page: number): QuestionEntry {
  const section = sectionOfPage(page)
  return {
    id: 1000 + page,
    no_soal: page,
    page,
    ...(section === 'structure' || section === 'written' ? { type: section } : {}),
    soal: promptOf(page),
    pilihan_satu: `first of ${page}`,
    pilihan_dua: `second of ${page}`,
    pilihan_tiga: `third of ${page}`,
    pilihan_empat: `fourth of ${page}`,
    ...(section === 'listening' ? { audio: `/uploads/audio/${page}.mp3` } : {}),
    ...(section === 'reading'
      ? {
          readingQuestion: {
            id: Math.floor((page - 94) / 10),
            nama: 'Rural mail',
            reading: `/uploads/reading/${Math.floor((page - 94) / 10)}.png`,
            teks: 'First line of it\nSecond line of it',
          },
        }
      : {}),
  }
}

function promptOf(page: number): string | null {
  switch (sectionOfPage(page)) {
    case 'written':
      return 'In <u>summer</u> a <u>single</u> hive <u>contain</u> many <u>bees</u>.'
    case 'structure':
      return `Sentence ${page} has a _____.`
    case 'reading':
      return `What does passage ${page} say?`
    default:
      return null
  }
}

/** The timer in the wire format. */
export function timerBody(sesi: Session | 'finished', secondsRemaining: number) {
  const deadline = new Date(Date.now() + secondsRemaining * 1000).toISOString()
  return { attemptId: ATTEMPT_ID, paketId: PAKET_ID, sesi, secondsRemaining, deadline }
}

/** The response to a pulse. */
export function pulseBody(sesi: Session | 'finished', secondsRemaining: number) {
  return { ...timerBody(sesi, secondsRemaining), dijeda: false, pemberitahuan: [] }
}

/** The response to finishing an attempt. */
export const SCORE: Score = {
  id: 12,
  toeflScore: 513,
  scoreListening: 52,
  scoreWritten: 51,
  scoreReading: 51,
  listeningCorrect: 33,
  writtenCorrect: 26,
  readingCorrect: 34,
  rejected: [],
}

/** Saved answers in the wire format. */
export function savedBody(
  sesi: SavedAnswers['sesi'],
  answer: SavedAnswer[] = [],
  more: { index?: number; ragu?: number[] } = {}
): SavedAnswers {
  return { data: { index: more.index ?? 0, answer, ragu: more.ragu ?? [] }, sesi }
}

/** A loaded attempt in a session, without answers. */
export function attemptIn(
  session: Session,
  changes: Partial<RunningAttempt> & { seconds?: number } = {}
): RunningAttempt {
  const { seconds = 1800, ...others } = changes
  const played: PlayedAudio = { data: [], positions: {} }
  return {
    nohp: NOHP,
    session,
    paper: paperIn(session),
    timer: {
      ...timerBody(session, seconds),
      reading: { secondsRemaining: seconds, at: performance.now() },
    },
    saved: savedBody(session),
    played,
    record: null,
    ...others,
  }
}

/** An answer for each page of a session. */
export function allAnswers(session: Session): SavedAnswer[] {
  return pagesOfSession(session).map((id, position) => ({ id, answer: '1', seq: position + 1 }))
}
