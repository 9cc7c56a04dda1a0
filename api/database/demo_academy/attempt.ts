import { advanceSession } from '#app/exam/actions/advance_session'
import { saveAlone } from '#app/exam/actions/save_answers'
import { startAttempt } from '#app/exam/actions/start_attempt'
import { submitAttempt } from '#app/exam/actions/submit_attempt'
import type { Caller } from '#app/exam/domain/caller'
import type { IncomingAnswer } from '#app/exam/domain/answer_sheet'
import { Conflict } from '#app/platform/errors/failures'
import { believableAnswers } from '#database/demo_academy/believable_answers'
import { chanceFrom } from '#database/demo_academy/chance'
import type { Person } from '#database/demo_academy/people'
import { minutes, type Story } from '#database/demo_academy/story'
import { pagesOfSession, SAVE_GRACE_MS, SESSION_INDEXES, type Session } from '#contracts/exam'
import type { LabSeat } from '#app/accounts/domain/lab_place'

/** A learner's attempt at the package. */
interface PlannedAttempt {
  who: Person
  /** Epoch milliseconds. */
  startsAt: number
  /** See `believableAnswers`. */
  ability: number
  /** The seat, chosen when it begins. */
  seat?: () => LabSeat
  /** `network`: the last answers of listening arrive when its time is over, and wait for an admin. */
  trouble?: 'network'
}

const SECOND_MS = 1000
/** Of the answers of listening, how many come too late. */
const LATE_ANSWERS = 6
/** The share of questions that stay flagged 'ragu-ragu'. */
const DOUBTED = 0.04

/** Notes the events of an attempt: its start, saves and moves, and its submission. */
export function noteAttempt(story: Story, planned: PlannedAttempt): void {
  const { diary, pack } = story
  const { startsAt, who, trouble } = planned
  const chance = chanceFrom((startsAt % 1_000_003) ^ Number(who.nohp.slice(-3)))
  const choices = choicesOf(story, planned, chance)
  const caller = (): Caller => {
    const { id, name } = story.person(who)
    return { userId: id, userName: name, loginId: `contoh-${id}`, lab: planned.seat?.() ?? null }
  }
  const save = (session: Session, at: number, answer = choices(session)) => {
    const ragu = answer.filter(() => chance() < DOUBTED).map(({ id }) => id)
    const request = { index: SESSION_INDEXES[session].last, answer, ragu }
    diary.note(at, (now) => saveAlone(caller(), request, now))
  }
  /** @returns when the next session begins */
  const leave = (session: Session, at: number): number => {
    diary.note(at, (now) => advanceSession(caller(), session, now))
    return at
  }

  diary.note(startsAt, (now) => startAttempt(caller(), { packageId: pack.id }, now))
  const heard = startsAt + minutes(pack.minutes.listening)
  const listening = choices('listening')
  const late = trouble === 'network' ? listening.splice(-LATE_ANSWERS) : []
  save('listening', heard - 20 * SECOND_MS, listening)
  if (late.length > 0) {
    diary.note(heard + SAVE_GRACE_MS + 35 * SECOND_MS, async (now) => {
      await refused(saveAlone(caller(), { answer: late }, now))
    })
  }

  const written = leave('listening', heard + SAVE_GRACE_MS + 50 * SECOND_MS)
  const wrote = written + minutes(pack.minutes.written)
  save('written', wrote - minutes(1 + Math.floor(chance() * 4)))

  const reading = leave('written', wrote + SAVE_GRACE_MS + Math.floor(chance() * 40) * SECOND_MS)
  const answers = choices('reading')
  const isComplete = answers.length === pagesOfSession('reading').length
  const left = isComplete ? minutes(1 + Math.floor(chance() * 14)) : -SECOND_MS
  const submitsAt = reading + minutes(pack.minutes.reading) - left
  save('reading', submitsAt - minutes(2), answers)
  diary.note(submitsAt, (now) => submitAttempt(caller(), { answer: [] }, now))
}

/** The choices of each session, numbered as a device would. */
function choicesOf({ questions }: Story, { ability }: PlannedAttempt, chance: () => number) {
  const answers = believableAnswers(questions, ability, chance, true)
  return (session: Session): IncomingAnswer[] =>
    pagesOfSession(session).flatMap((page) => {
      const answer = answers.get(page)
      return answer ? { id: page, answer, seq: page } : []
    })
}

/** A save that comes too late is held for a decision, and refused. */
async function refused(save: Promise<unknown>): Promise<void> {
  try {
    await save
  } catch (error) {
    if (error instanceof Conflict) return
    throw error
  }
  throw new Error('answers that came too late were taken')
}
