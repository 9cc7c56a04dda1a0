import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { useChange } from '@/components/use-change'
import { deletePassageMutation } from '@/features/admin-questions/api/passages'
import { DELETE_QUESTION } from '@/features/admin-questions/use-delete-question'
import { hasStatus } from '@/lib/api/api-error'

/** Deletes a passage: asks once, and again if its questions would be deleted too. */
export function useDeletePassage(onDeleted: (id: number) => void) {
  return useChange(deletePassageMutation, {
    ask: () => DELETE_QUESTION,
    insist: (error, input) =>
      hasStatus(error, 409) && error.code === ADMIN_REFUSAL.passageInUse && !input.force
        ? {
            ask: {
              tone: 'danger',
              title: 'Hapus beserta soalnya?',
              text: `${error.userMessage} Semua soal itu ikut terhapus.`,
              confirmLabel: 'Hapus Semuanya',
            },
            input: { ...input, force: true },
          }
        : null,
    onDone: (_data, { id }) => onDeleted(id),
  })
}
