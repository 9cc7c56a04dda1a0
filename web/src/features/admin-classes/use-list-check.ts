import { CLASS_LIST_MAX_LENGTH } from '@lulus/api/contracts/classes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
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
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'

const FAILED = 'Terjadi kesalahan'
const TOO_LONG = 'Daftar ini terlalu besar. Bagi menjadi beberapa bagian.'

/** The state of adding a list of learners: its text, the mapped columns, the check and the import. */
export function useListCheck(classId: number) {
  const check = useMutation(checkLearnersMutation)
  const add = useMutation(addLearnersMutation)
  const [daftar, setList] = useState('')
  const [fileNotes, setFileNotes] = useState<FileNotes | null>(null)
  const [asked, setAsked] = useState<AskedColumns | null>(null)
  const [chosen, setChosen] = useState<ChosenColumns>({})
  const [problem, setProblem] = useState<string | null>(null)

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
    failure: problem ?? messageIfAny(check.error ?? add.error),
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
      check.mutate(list, {
        onSuccess: ({ tanya }) => {
          if (!tanya) return
          setAsked(tanya)
          setChosen(offeredChoice(tanya))
        },
      })
    },
    send: () => add.mutateAsync(list),
  }
}

function messageIfAny(error: Error | null): string | null {
  return error && !isKnownFailure(error) ? messageOf(error, FAILED) : null
}
