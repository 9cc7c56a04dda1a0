import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import {
  isGroup,
  isLocked,
  optionsOf,
  type QuestionEntry,
} from '@/components/questions/paper-entry'
import { changeRecord } from '@/features/exam/engine/storage'
import type { Paper } from '@/features/exam/api'
import { chosenAt, type OptionOrders } from '@/features/exam/model/option-orders'
import { api } from '@/lib/api/client'

/** A paper with its options in this learner's order, which is fetched from the server. */
export async function fetchShuffled(paper: Paper): Promise<Paper> {
  const { simulasi, urutan } = await api.get('/soal/urutan-pilihan')
  const orders = Object.fromEntries(
    Object.entries(urutan).map(([page, order]) => [page, answersIn(order)])
  )
  // For the report about late answers, which may be read long after the paper.
  await changeRecord(simulasi, (record) => ({ ...record, orders: { ...record.orders, ...orders } }))
  return shuffled(paper, orders)
}

function answersIn(order: string): Answer[] {
  return [...order].flatMap((letter) => ANSWERS.find((answer) => answer === letter) ?? [])
}

/** The paper with its options in these orders. */
function shuffled(paper: Paper, orders: OptionOrders): Paper {
  return {
    ...paper,
    orders,
    soal: paper.soal.map((entry) => {
      if (isLocked(entry)) return entry
      if (!isGroup(entry)) return reordered(entry, orders)
      return { ...entry, items: entry.items.map((item) => reordered(item, orders)) }
    }),
  }
}

function reordered(question: QuestionEntry, orders: OptionOrders): QuestionEntry {
  const texts = optionsOf(question)
  const at = (place: Answer) => texts[ANSWERS.indexOf(chosenAt(orders, question.page, place))] ?? ''
  return {
    ...question,
    pilihan_satu: at('1'),
    pilihan_dua: at('2'),
    pilihan_tiga: at('3'),
    pilihan_empat: at('4'),
  }
}
