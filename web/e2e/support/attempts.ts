import type { BrowserContext } from '@playwright/test'
import { pagesOfSession, SESSIONS, type Session } from '@lulus/api/contracts/exam'
import { send } from './people.ts'

/** The option (1-4) to choose on an exam page. */
type AnswerOf = (examPage: number) => number

const anything: AnswerOf = (examPage) => (examPage % 4) + 1

/** Saves the answers of the running session in one request, as if all had been tapped. */
export async function answerAll(
  context: BrowserContext,
  session: Session,
  answerOf: AnswerOf = anything
): Promise<void> {
  const answer = pagesOfSession(session).map((id) => ({ id, answer: String(answerOf(id)) }))
  await send(context, 'POST', '/soal/simpan-jawaban', { index: answer[0]?.id, answer })
}

/** Answers a session and ends its time, after which the attempt rests. */
export async function completeSession(
  context: BrowserContext,
  nohp: string,
  session: Session,
  answerOf?: AnswerOf
): Promise<void> {
  await answerAll(context, session, answerOf)
  await send(context, 'PUT', '/soal/timers-to-zero', { nohp })
}

/** Opens the session after one whose time is up. */
export async function leaveSession(
  context: BrowserContext,
  nohp: string,
  session: Session
): Promise<void> {
  await send(context, 'PUT', '/soal/timers/next', { nohp, from: session })
}

/** Takes a whole exam over HTTP, from the start to the score. */
export async function sitExam(
  context: BrowserContext,
  { nohp, paketId }: { nohp: string; paketId: number },
  answerOf?: AnswerOf
): Promise<void> {
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  for (const session of SESSIONS) {
    if (session === 'reading') await answerAll(context, session, answerOf)
    else {
      await completeSession(context, nohp, session, answerOf)
      await leaveSession(context, nohp, session)
    }
  }
  await send(context, 'POST', '/soal/jawaban', { answers: [] })
}
