import { useCallback } from 'react'
import { leaveQuestion, type LeaveQuestion } from '@/components/leaving/unsaved-work'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'

const LOSS = 'Isian yang belum disimpan akan hilang.'

export const LEAVE_QUESTION: LeaveQuestion = {
  title: 'Tinggalkan halaman ini?',
  text: LOSS,
  confirmLabel: 'Ya, Tinggalkan',
  cancelLabel: 'Tetap di Sini',
}

export const CLOSE_QUESTION = {
  title: 'Tutup tanpa menyimpan?',
  text: LOSS,
  confirmLabel: 'Ya, Tutup',
  cancelLabel: 'Lanjut Mengisi',
} as const

/**
 * Confirms actions that end the work on every screen, such as signing out. Resolves with true if nothing is lost or the
 * user agrees.
 */
export function useConfirmLeaving(): () => Promise<boolean> {
  const dialogs = useDialogs()
  return useCallback(async () => {
    const question = leaveQuestion()
    return question === null || dialogs.confirm(question)
  }, [dialogs])
}
