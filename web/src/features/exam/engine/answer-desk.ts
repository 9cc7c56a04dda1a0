import { type HeldAnswer, mergeSheets } from '@lulus/api/contracts/answers'
import type { Answer, Session } from '@lulus/api/contracts/exam'
import { saveAnswers, type SavedAnswers } from '@/features/exam/api'
import { createCourier, type Courier } from '@/features/exam/engine/courier'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import type { Tabs } from '@/features/exam/engine/tabs'
import {
  answerBatch,
  keep,
  reconcile,
  sheetOf,
  unsentAnswers,
  withAnswer,
  withFlags,
  withIndex,
  withSeq,
  type AnswerBatch,
} from '@/features/exam/model/exam-record'
import { withOutcome } from '@/features/exam/model/late-answers'
import { isSessionOver } from '@/features/exam/model/retry'
import type { RoomStore } from '@/features/exam/store'

/** Moving about is collected this long before the server hears of it. */
const PLACE_DELAY_MS = 1500

interface AnswerDeskOptions {
  nohp: string
  session: Session
  store: RoomStore
  keeper: RecordKeeper
  tabs: Tabs
  /** Epoch milliseconds by the server's clock. */
  now: () => number
  /** The server's sheet differs from ours, or it takes no more: look again. */
  outdated: () => void
  stopped: (error: unknown) => void
}

/** Takes the learner's choices: shows them at once, stores them, and brings them to the server in order. */
export interface AnswerDesk {
  choose(page: number, answer: Answer): void
  setFlag(page: number, isFlagged: boolean): void
  goTo(index: number): void
  /** Another tab has done it and delivers it. */
  learnAnswer(page: number, held: HeldAnswer): void
  learnFlags(flags: readonly number[]): void
  /** Merges what the server holds; choices it hasn't got stay. */
  adopt(saved: SavedAnswers): void
  courier: Courier
}

export function createAnswerDesk(options: AnswerDeskOptions): AnswerDesk {
  const { nohp, session, store, keeper, tabs, now, outdated, stopped } = options

  const courier = createCourier<AnswerBatch, Awaited<ReturnType<typeof saveAnswers>>>({
    async ready() {
      const isDurable = await keeper.stored()
      if (isDurable !== store.getState().isDurable) store.setState({ isDurable })
    },
    peek: () => answerBatch(keeper.current()),
    send: (batch, { keepalive }) => saveAnswers({ ...batch, nohp }, keepalive),
    delivered(batch, { stale, rejected }) {
      settle(batch, rejected)
      if (stale.length > 0 || rejected.length > 0) outdated()
    },
    refused(batch, error) {
      // Invalid input would be a fault of ours.
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

  /** Notes what became of a batch. What was refused is shown as no answer: it doesn't count. */
  function settle(batch: AnswerBatch, refused: readonly number[]) {
    keeper.change((record) => withOutcome(record, batch, refused))
    showRecord()
    const kept = keeper.current().answers
    store.setState(({ answers }) => ({
      answers: keep(answers, (page) => !refused.includes(Number(page)) || page in kept),
    }))
  }

  function showRecord() {
    const record = keeper.current()
    const { unsent, late } = store.getState()
    if (unsentAnswers(record) === unsent && record.late === late) return
    store.setState({ unsent: unsentAnswers(record), late: record.late })
  }

  return {
    courier,
    choose(page, answer) {
      const { phase, answers } = store.getState()
      if (phase !== 'active' || answers[page]?.answer === answer) return
      const held = { answer, seq: keeper.current().highestSeq + 1, at: now() }
      keeper.change((record) => withAnswer(record, page, held))
      store.setState({
        answers: { ...answers, [page]: held },
        unsent: unsentAnswers(keeper.current()),
      })
      tabs.tell({ kind: 'answer', page, held })
      courier.nudge()
    },
    setFlag(page, isFlagged) {
      const { phase, flags } = store.getState()
      if (phase !== 'active' || flags.includes(page) === isFlagged) return
      const next = isFlagged
        ? [...flags, page].sort((a, b) => a - b)
        : flags.filter((flag) => flag !== page)
      keeper.change((record) => withFlags(record, next))
      store.setState({ flags: next })
      tabs.tell({ kind: 'flags', flags: next })
      courier.nudge()
    },
    goTo(index) {
      if (index === store.getState().index) return
      store.setState({ index })
      keeper.change((record) => withIndex(record, index))
      courier.nudgeIn(PLACE_DELAY_MS)
    },
    learnAnswer(page, held) {
      keeper.learn((record) => withSeq(record, held.seq))
      store.setState(({ answers }) => ({ answers: mergeSheets(answers, { [page]: held }) }))
    },
    learnFlags(flags) {
      keeper.learn((record) => ({ ...record, flags: null }))
      store.setState({ flags })
    },
    adopt({ data }) {
      const saved = sheetOf(data.answer)
      keeper.change((record) => reconcile(record, saved, session))
      const { answers, flags } = keeper.current()
      store.setState((state) => ({
        // What is shown may be newer than both: delivered after the server was asked.
        answers: mergeSheets(mergeSheets(state.answers, saved), answers),
        flags: flags ?? data.ragu,
      }))
      showRecord()
    },
  }
}
