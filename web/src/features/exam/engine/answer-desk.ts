import { type HeldAnswer, mergeSheets } from '@lulus/api/contracts/answers'
import type { Answer, Session } from '@lulus/api/contracts/exam'
import { saveAnswers, type SavedAnswers, type SaveReply } from '@/features/exam/api'
import { createCourier, type Courier } from '@/features/exam/engine/courier'
import { loadJournalLinks } from '@/features/exam/engine/later-parts'
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
import { withEntry, type Choice } from '@/features/exam/model/journal'
import { withOutcome } from '@/features/exam/model/late-answers'
import { isSessionOver } from '@/features/exam/model/retry'
import { readingBetween, type ClockReading } from '@/lib/countdown/time-left'
import type { RoomStore } from '@/features/exam/store'

/** Position changes are collected this long before they are sent. */
const PLACE_DELAY_MS = 1500

interface AnswerDeskOptions {
  attemptId: number
  nohp: string
  session: Session
  store: RoomStore
  keeper: RecordKeeper
  tabs: Tabs
  /** Epoch milliseconds by the server's clock. */
  now: () => number
  /** Called with what a save tells of the session's time. */
  told: (reply: SaveReply, reading: ClockReading) => void
  /** The server has other answers or takes no more: fetch the state. */
  outdated: () => void
  stopped: (error: unknown) => void
}

/** Takes the learner's choices: shows them at once, stores them and sends them in order. */
export interface AnswerDesk {
  choose(page: number, answer: Answer): void
  setFlag(page: number, isFlagged: boolean): void
  goTo(index: number): void
  /** Another tab chose it, stores it and sends it. */
  learnAnswer(page: number, held: HeldAnswer, choice: Choice): void
  learnFlags(flags: readonly number[]): void
  /** Shows changes that others made to the record. */
  refresh(): void
  /** Merges the server's answers; unsent choices stay. */
  adopt(saved: SavedAnswers): void
  /** Shows answers that this device kept: not all of them have reached the server. */
  restore(saved: SavedAnswers): void
  courier: Courier
}

export function createAnswerDesk(options: AnswerDeskOptions): AnswerDesk {
  const { attemptId, nohp, session, store, keeper, tabs, now, told, outdated, stopped } = options

  const courier = createCourier<AnswerBatch, SaveReply>({
    async ready() {
      await showDurability()
      // After the choice is drawn and stored; the save names the last link.
      await link()
    },
    peek: () => answerBatch(keeper.current()),
    async send(batch, { keepalive }) {
      const sentAt = performance.now()
      const reply = await saveAnswers({ ...batch, nohp }, keepalive)
      told(reply, readingBetween(reply.secondsRemaining ?? 0, sentAt, performance.now()))
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

  /** Whether this device has stored the answers; the learner has to know at once when it hasn't. */
  async function showDurability() {
    const isDurable = await keeper.stored()
    if (isDurable !== store.getState().isDurable) store.setState({ isDurable })
  }

  /** Records the result of a batch. Refused answers are shown as missing, because they don't count. */
  function settle(batch: AnswerBatch, refused: readonly number[]) {
    keeper.change((record) => withOutcome(record, batch, refused))
    showRecord()
    if (refused.length === 0) return
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

  function show({ data }: SavedAnswers) {
    const { answers, flags } = keeper.current()
    store.setState((state) => ({
      // The shown answers may be newer than both: sent after the server was asked.
      answers: mergeSheets(mergeSheets(state.answers, sheetOf(data.answer)), answers),
      flags: flags ?? data.ragu,
    }))
    showRecord()
  }

  async function link() {
    try {
      const { linkJournal } = await loadJournalLinks()
      linkJournal(keeper.current(), keeper.change)
    } catch (error) {
      console.warn('The journal was not chained.', error)
    }
  }

  return {
    courier,
    refresh: showRecord,
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
      tabs.tell({ kind: 'answer', page, held, choice })
      courier.nudge()
      // Delivery may wait for the network.
      void showDurability()
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
    learnAnswer(page, held, choice) {
      // With the choice, so that what is chosen here next is linked as it is on the disk.
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
      show(saved)
    },
    restore(saved) {
      for (const held of saved.data.answer) keeper.learn((record) => withSeq(record, held.seq))
      show(saved)
    },
  }
}
