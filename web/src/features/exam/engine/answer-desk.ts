import { type HeldAnswer, mergeSheets } from '@lulus/api/contracts/answers'
import type { Answer, Session } from '@lulus/api/contracts/exam'
import type { SavedAnswers } from '@/features/exam/api'
import {
  createAnswerCourier,
  type AnswerCourierOptions,
} from '@/features/exam/engine/answer-courier'
import { createAnswerView } from '@/features/exam/engine/answer-view'
import type { Courier } from '@/features/exam/engine/courier'
import type { Tabs } from '@/features/exam/engine/tabs'
import {
  reconcile,
  sheetOf,
  unsentAnswers,
  withAnswer,
  withFlags,
  withIndex,
  withSeq,
} from '@/features/exam/model/exam-record'
import { withEntry, type Choice } from '@/features/exam/model/journal'

/** Position changes are collected this long before they are sent. */
const PLACE_DELAY_MS = 1500

interface AnswerDeskOptions extends Omit<AnswerCourierOptions, 'view'> {
  attemptId: number
  session: Session
  tabs: Tabs
  /** Epoch milliseconds by the server's clock. */
  now: () => number
}

/** Takes the learner's choices: shows them at once, stores them and sends them in order. */
export interface AnswerDesk {
  choose(page: number, answer: Answer): void
  setFlag(page: number, isFlagged: boolean): void
  goTo(index: number): void
  /** Records a choice of another tab, which stores and sends it. */
  learnAnswer(page: number, held: HeldAnswer, choice: Choice): void
  learnFlags(flags: readonly number[]): void
  /** Shows changes to the record made elsewhere. */
  refresh(): void
  /** Merges the server's answers. Unsent choices stay. */
  adopt(saved: SavedAnswers): void
  /** Shows answers that this device stored, not all of which have reached the server. */
  restore(saved: SavedAnswers): void
  courier: Courier
}

export function createAnswerDesk(options: AnswerDeskOptions): AnswerDesk {
  const { attemptId, session, store, keeper, tabs, now } = options
  const view = createAnswerView(store, keeper)
  const courier = createAnswerCourier({ ...options, view })

  return {
    courier,
    refresh: view.refresh,
    choose(page, answer) {
      const { phase, answers } = store.getState()
      if (phase !== 'active' || answers[page]?.answer === answer) return
      const held = { answer, seq: keeper.current().highestSeq + 1, at: now() }
      const choice = { id: page, ...held, at: Math.round(held.at), jam: Date.now() }
      keeper.change((record) => ({
        ...withAnswer(record, page, held),
        journal: withEntry(record.journal, attemptId, choice),
      }))
      store.setState({
        answers: { ...answers, [page]: held },
        unsent: unsentAnswers(keeper.current()),
      })
      tabs.post({ kind: 'answer', page, held, choice })
      courier.nudge()
      // Not awaited until delivery, which may wait for the network.
      void view.showDurability()
    },
    setFlag(page, isFlagged) {
      const { phase, flags } = store.getState()
      if (phase !== 'active' || flags.includes(page) === isFlagged) return
      const next = isFlagged
        ? [...flags, page].sort((a, b) => a - b)
        : flags.filter((flag) => flag !== page)
      keeper.change((record) => withFlags(record, next))
      store.setState({ flags: next })
      tabs.post({ kind: 'flags', flags: next })
      courier.nudge()
    },
    goTo(index) {
      if (index === store.getState().index) return
      store.setState({ index })
      keeper.change((record) => withIndex(record, index))
      courier.nudgeIn(PLACE_DELAY_MS)
    },
    learnAnswer(page, held, choice) {
      // Together with the choice, so that the next choice here is linked to the journal as stored.
      keeper.learn((record) => ({
        ...withSeq(record, held.seq),
        journal: withEntry(record.journal, attemptId, choice),
      }))
      store.setState(({ answers }) => ({ answers: mergeSheets(answers, { [page]: held }) }))
    },
    learnFlags(flags) {
      keeper.learn((record) => ({ ...record, flags: null }))
      store.setState({ flags })
    },
    adopt(saved) {
      const sheet = sheetOf(saved.data.answer)
      keeper.change((record) => reconcile(record, sheet, session))
      view.show(saved)
    },
    restore(saved) {
      for (const held of saved.data.answer) keeper.learn((record) => withSeq(record, held.seq))
      view.show(saved)
    },
  }
}
