import { useCallback, useState } from 'react'
import {
  readDraft,
  removeDraft,
  writeDraft,
} from '@/features/admin-questions/model/question-drafts'
import { useSession } from '@/lib/session/use-session'

interface PassageInput {
  nama: string
  teks: string
}

/**
 * Keeps the input of a passage on this device until it is saved or left on purpose, and begins with it after a reload or a
 * crash. Pictures can't be kept.
 */
export function usePassageDraft(paketId: number, id: number | null, stored: PassageInput) {
  const session = useSession()
  const owner = session.status === 'user' ? session.user.nohp : null
  const key = owner === null ? null : `${owner}:bacaan:${paketId}:${id ?? 'baru'}`
  const [kept] = useState(() => (key === null ? null : readDraft(key, { ...stored })))
  const { nama, teks } = stored

  return {
    isRestored: kept !== null,
    initial: { nama, teks, ...kept },
    keep: useCallback(
      (input: PassageInput) => {
        if (key === null) return
        if (input.nama === nama && input.teks === teks) removeDraft(key)
        else writeDraft(key, { nama, teks }, { ...input })
      },
      [key, nama, teks]
    ),
    forget: () => {
      if (key !== null) removeDraft(key)
    },
  }
}
