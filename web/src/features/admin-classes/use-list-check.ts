import { CLASS_LIST_MAX_LENGTH } from '@lulus/api/contracts/classes'
import { useState } from 'react'
import { useChange } from '@/components/use-change'
import {
  addLearnersMutation,
  checkLearnersMutation,
  type AskedColumns,
  type FileNotes,
} from '@/features/admin-classes/api/classes'
import {
  isAnswered,
  offeredChoice,
  type ChosenColumns,
} from '@/features/admin-classes/model/list-columns'

const TOO_LONG = 'Daftar ini terlalu besar. Bagi menjadi beberapa bagian.'

/** The state of adding a list of learners: its text, the mapped columns, the check and the import. */
export function useListCheck(classId: number, onAdded: () => void) {
  const [daftar, setList] = useState('')
  const [fileNotes, setFileNotes] = useState<FileNotes | null>(null)
  const [asked, setAsked] = useState<AskedColumns | null>(null)
  const [chosen, setChosen] = useState<ChosenColumns>({})
  const [problem, setProblem] = useState<string | null>(null)
  const check = useChange(checkLearnersMutation, {
    failed: null,
    done: null,
    onDone: ({ tanya }) => {
      if (!tanya) return
      setAsked(tanya)
      setChosen(offeredChoice(tanya))
    },
  })
  const add = useChange(addLearnersMutation, { failed: null, onDone: onAdded })

  const forgetCheck = () => {
    setProblem(null)
    check.reset()
    add.reset()
  }
  /** The choice is sent with both calls, because each parses the list again. */
  const list = { id: classId, daftar, ...(asked ? { kolom: chosen } : {}) }

  return {
    daftar,
    asked,
    chosen,
    fileNotes,
    checked: check.data?.tanya === null ? check.data : null,
    isChecking: check.isPending,
    isAdding: add.isPending,
    failure: problem ?? check.failure ?? add.failure,
    isReady: daftar.trim() !== '' && (asked === null || isAnswered(asked, chosen)),
    /** @param notes about the file; omitted when the text is edited by hand */
    change: (text: string, notes?: FileNotes | null) => {
      setList(text)
      if (notes !== undefined || text.trim() === '') setFileNotes(notes ?? null)
      setAsked(null)
      setChosen({})
      forgetCheck()
    },
    choose: (columns: ChosenColumns) => {
      setChosen(columns)
      forgetCheck()
    },
    verify: () => {
      if (daftar.length > CLASS_LIST_MAX_LENGTH) return setProblem(TOO_LONG)
      check.change(list)
    },
    send: () => add.change(list),
  }
}
