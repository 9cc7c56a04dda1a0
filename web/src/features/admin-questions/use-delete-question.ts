import type { Section } from '@lulus/api/contracts/exam'
import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { toast } from 'sonner'
import { deleteQuestionMutation } from '@/features/admin-questions/api/questions'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import type { ConfirmOptions } from '@/components/ui/dialogs/dialog-requests'

/** The confirmation before deleting a question (product-spec section 8). */
export const DELETE_QUESTION = {
  tone: 'danger',
  title: 'Yakin ingin menghapus soal ini?',
  text: 'Tindakan ini tidak bisa dibatalkan.',
  confirmLabel: 'Hapus',
  cancelLabel: 'Batal',
} satisfies ConfirmOptions

/** Deletes questions of a section, with a confirmation and a message. */
export function useDeleteQuestion(section: Section, wasReady: boolean) {
  const dialogs = useDialogs()
  const remove = useMutation(deleteQuestionMutation)

  return {
    deletingId: remove.isPending ? remove.variables.soalId : null,

    async deleteQuestion(soalId: number): Promise<void> {
      if (!(await dialogs.confirm(DELETE_QUESTION))) return
      try {
        const { message, status_paket: status } = await remove.mutateAsync({ soalId, section })
        await dialogs.success({ title: 'Berhasil', text: message })
        if (wasReady && status === 'belum') {
          toast.warning('Paket ini kembali berstatus “belum” karena soalnya tidak lengkap lagi.')
        }
      } catch (error) {
        if (hasStatus(error, 401)) return
        await dialogs.alert({
          tone: 'danger',
          title: 'Gagal menghapus soal',
          text: messageOf(error, 'Terjadi kesalahan'),
        })
      }
    },
  }
}
