import { mergeSheets } from '@lulus/api/contracts/answers'
import type { SavedAnswers } from '@/features/exam/api'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import { keep, sheetOf, unsentAnswers } from '@/features/exam/model/exam-record'
import type { RoomStore } from '@/features/exam/store'

/** Shows the content of this device's record. */
export interface AnswerView {
  /** Shows how many answers are unsent, and which are late. */
  refresh(): void
  /** Shows the server's answers, merged with those of the record. */
  show(saved: SavedAnswers): void
  /** Shows refused answers as missing, because they don't count, unless the record has newer ones. */
  drop(refused: readonly number[]): void
  /** Shows whether this device has stored the answers. The learner has to be told at once if not. */
  showDurability(): Promise<void>
}

export function createAnswerView(store: RoomStore, keeper: RecordKeeper): AnswerView {
  function refresh() {
    const record = keeper.current()
    const { unsent, late } = store.getState()
    if (unsentAnswers(record) === unsent && record.late === late) return
    store.setState({ unsent: unsentAnswers(record), late: record.late })
  }

  return {
    refresh,
    show({ data }) {
      const { answers, flags } = keeper.current()
      store.setState((state) => ({
        // The displayed answers may be newer than both, if sent after the server was asked.
        answers: mergeSheets(mergeSheets(state.answers, sheetOf(data.answer)), answers),
        flags: flags ?? data.ragu,
      }))
      refresh()
    },
    drop(refused) {
      if (refused.length === 0) return
      const kept = keeper.current().answers
      store.setState(({ answers }) => ({
        answers: keep(answers, (page) => !refused.includes(Number(page)) || page in kept),
      }))
    },
    async showDurability() {
      const isDurable = await keeper.stored()
      if (isDurable !== store.getState().isDurable) store.setState({ isDurable })
    },
  }
}
