import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { ANSWERS, pagesOfSession, type Answer } from '@lulus/api/contracts/exam'
import { journalStart, journalText, type JournalEntry } from '@lulus/api/contracts/journal'
import { answerAll, completeSession, leaveSession } from './attempts.ts'
import { demoKeys } from './demo-package.ts'
import { send } from './people.ts'

type Choice = Omit<JournalEntry, 'link'>

const LISTENING = pagesOfSession('listening')

/** How many listening answers are corrected before the session's end, and how many after it. */
export const IN_TIME = 12
export const TOO_LATE = 2

/**
 * Takes a whole exam over HTTP, with all answers of the first session wrong. The corrections reach the server only
 * after the exam, with the device's journal.
 */
export async function sitWithLateAnswers(
  context: BrowserContext,
  { nohp, paketId }: { nohp: string; paketId: number }
): Promise<void> {
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  const { attemptId } = await send<{ attemptId: number }>(context, 'GET', '/soal/timers')
  const keys = demoKeys()
  const began = Date.now()
  const wrong = LISTENING.map((page, index) =>
    choice(page, ((keys.get(page) ?? 1) % 4) + 1, index + 1, began)
  )
  await send(context, 'POST', '/soal/simpan-jawaban', {
    index: 1,
    answer: wrong.map(({ id, answer, seq }) => ({ id, answer, seq })),
  })
  await send(context, 'PUT', '/soal/timers-to-zero', { nohp })
  await leaveSession(context, nohp, 'listening')
  const ended = Date.now()
  await completeSession(context, nohp, 'written')
  await leaveSession(context, nohp, 'written')
  await answerAll(context, 'reading')
  await send(context, 'POST', '/soal/jawaban', { answers: [] })

  const right = LISTENING.slice(0, IN_TIME + TOO_LATE).map((page, index) =>
    choice(page, keys.get(page) ?? 1, LISTENING.length + index + 1, index < IN_TIME ? began : ended)
  )
  await send(context, 'POST', '/soal/jawaban-terlambat', {
    simulasi: attemptId,
    dari: journalStart(attemptId),
    jurnal: chained(attemptId, [...wrong, ...right]),
  })
}

/** @param option 1-4 */
function choice(id: number, option: number, seq: number, at: number): Choice {
  return { id, answer: ANSWERS[option - 1] as Answer, seq, at, jam: at }
}

/** Links choices as a device does in its journal. */
function chained(attemptId: number, choices: readonly Choice[]): JournalEntry[] {
  let link = journalStart(attemptId)
  return choices.map((entry) => {
    link = createHash('sha256').update(journalText(link, entry)).digest('hex')
    return { ...entry, link }
  })
}
