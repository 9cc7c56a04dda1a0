import { saveAnswers, type SaveReply } from '@/features/exam/api'
import type { AnswerView } from '@/features/exam/engine/answer-view'
import { createCourier, type Courier } from '@/features/exam/engine/courier'
import { loadJournalLinks } from '@/features/exam/engine/later-parts'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import { answerBatch, type AnswerBatch } from '@/features/exam/model/exam-record'
import { withOutcome } from '@/features/exam/late/late-answers'
import { isSessionOver } from '@/features/exam/model/retry'
import type { RoomStore } from '@/features/exam/store'
import { readingBetween, type ClockReading } from '@/lib/countdown/time-left'

export interface AnswerCourierOptions {
  nohp: string
  store: RoomStore
  keeper: RecordKeeper
  view: AnswerView
  /** Called with the session's time in a save's response. */
  replied: (reply: SaveReply, reading: ClockReading) => void
  /** The server has other answers or accepts no more, so the state has to be fetched. */
  outdated: () => void
  stopped: (error: unknown) => void
}

/** Delivers answers, flags and position, once they are stored on this device. */
export function createAnswerCourier(options: AnswerCourierOptions): Courier {
  const { nohp, store, keeper, view, replied, outdated, stopped } = options

  /** Records the result of a batch. */
  function settle(batch: AnswerBatch, refused: readonly number[]) {
    keeper.change((record) => withOutcome(record, batch, refused))
    view.refresh()
    view.drop(refused)
  }

  async function link() {
    try {
      const { linkJournal } = await loadJournalLinks()
      linkJournal(keeper.current(), keeper.change)
    } catch (error) {
      console.warn('The journal was not chained.', error)
    }
  }

  return createCourier<AnswerBatch, SaveReply>({
    async ready() {
      await view.showDurability()
      // After the choice is rendered and stored, because the save contains the last link.
      await link()
    },
    peek: () => answerBatch(keeper.current()),
    async send(batch, { keepalive }) {
      const sentAt = performance.now()
      const reply = await saveAnswers({ ...batch, nohp }, keepalive)
      replied(reply, readingBetween(reply.secondsRemaining ?? 0, sentAt, performance.now()))
      return reply
    },
    delivered(batch, { stale, rejected }) {
      settle(batch, rejected)
      if (stale.length > 0 || rejected.length > 0) outdated()
    },
    refused(batch, error) {
      // The app must not send invalid input, so this is a bug.
      if (!isSessionOver(error)) console.error('The server refused answers.', batch, error)
      settle(
        batch,
        batch.answer.map(({ id }) => id)
      )
      outdated()
    },
    stopped,
    statusChanged: (delivery) => store.setState({ delivery }),
  })
}
