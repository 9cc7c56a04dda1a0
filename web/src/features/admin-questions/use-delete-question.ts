import type { Section } from '@lulus/api/contracts/exam'
import { toast } from 'sonner'
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

const DELETE_SOLD = {
  ...DELETE_QUESTION,
  text: `Paket ini sedang dijual. Tanpa soal ini penjualannya berhenti, dan peserta maupun jadwal ujiannya tidak dapat memulai. Untuk mengganti isinya, pilih Edit. ${DELETE_QUESTION.text}`,
} satisfies ConfirmOptions

/** Deletes questions of a section, after a confirmation. */
export function useDeleteQuestion(section: Section, wasReady: boolean) {
  return useChange(deleteQuestionMutation(section), {
    ask: () => (wasReady ? DELETE_SOLD : DELETE_QUESTION),
    afterwards: ({ status_paket: status }) => {
      if (wasReady && status === 'belum') {
        toast.warning('Paket ini kembali berstatus “belum” karena soalnya tidak lengkap lagi.')
      }
    },
  })
}
