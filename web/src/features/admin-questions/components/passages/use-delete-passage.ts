import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { deletePassageMutation, type PassageRow } from '@/features/admin-questions/api/passages'
import { DELETE_QUESTION } from '@/features/admin-questions/use-delete-question'
import { hasStatus, messageOf } from '@/lib/api/api-error'

/** Deletes a passage: asks once, and again if its questions would be deleted too. */
export function useDeletePassage(onDeleted: (id: number) => void) {
  const dialogs = useDialogs()
  const remove = useMutation(deletePassageMutation)

  const send = async (id: number, force: boolean): Promise<void> => {
    try {
      const { message } = await remove.mutateAsync({ id, force })
      onDeleted(id)
      await dialogs.success({ title: 'Berhasil', text: message })
    } catch (error) {
      if (hasStatus(error, 401)) return
      const text = messageOf(error, 'Terjadi kesalahan')
      if (!hasStatus(error, 409) || error.code !== ADMIN_REFUSAL.passageInUse || force) {
        await dialogs.alert({ tone: 'danger', title: 'Gagal menghapus soal', text })
        return
      }
      const isAgreed = await dialogs.confirm({
        tone: 'danger',
        title: 'Hapus beserta soalnya?',
        text: `${text} Semua soal itu ikut terhapus.`,
        confirmLabel: 'Hapus Semuanya',
      })
      if (isAgreed) await send(id, true)
    }
  }

  return {
    deletingId: remove.isPending ? remove.variables.id : null,

    async deletePassage({ id }: PassageRow): Promise<void> {
      if (await dialogs.confirm(DELETE_QUESTION)) await send(id, false)
    },
  }
}
