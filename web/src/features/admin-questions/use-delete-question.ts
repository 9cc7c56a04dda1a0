import type { Section } from '@lulus/api/contracts/exam'
import type { ConfirmOptions } from '@/components/ui/dialogs/dialog-requests'
import { useChange } from '@/components/use-change'
import { deleteQuestionMutation } from '@/features/admin-questions/api/questions'

/** The confirmation before deleting a question (product-spec section 8). */
export const DELETE_QUESTION = {
  tone: 'danger',
  title: 'Yakin ingin menghapus soal ini?',
  text: 'Tindakan ini tidak bisa dibatalkan.',
  confirmLabel: 'Hapus',
  cancelLabel: 'Batal',
} satisfies ConfirmOptions

/** Said when a deletion ended a package's sale. */
export const OFF_SALE = 'Paket ini kembali berstatus “belum” karena soalnya tidak lengkap lagi.'

/**
 * Deletes a question of a section, after a confirmation; of a package on sale its own dialog has asked.
 * @param onOffSale called when the package went off sale
 */
export function useDeleteQuestion(section: Section, wasReady: boolean, onOffSale: () => void) {
  return useChange(deleteQuestionMutation(section), {
    ask: () => (wasReady ? null : DELETE_QUESTION),
    afterwards: ({ status_paket: status }) => {
      if (wasReady && status === 'belum') onOffSale()
    },
  })
}
