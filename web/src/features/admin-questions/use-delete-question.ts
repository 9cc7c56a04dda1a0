import type { Section } from '@lulus/api/contracts/exam'
import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { toast } from '@/components/ui/toast'
import { deleteQuestionMutation } from '@/features/admin-questions/api/delete-question'
import { DELETE_QUESTION } from '@/features/admin-questions/model/delete-question'
import { hasStatus, messageOf } from '@/lib/api/api-error'

/** Deleting questions of a section, with the question before and the message after it. */
export function useDeleteQuestion(section: Section, wasReady: boolean) {
  const dialogs = useDialogs()
  const remove = useMutation(deleteQuestionMutation)

  return {
    /** The question that is being deleted right now. */
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
