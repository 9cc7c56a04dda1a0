import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { deletePackageMutation, type PackageRow } from '@/features/admin-packages/api/packages'
import { hasStatus, messageOf } from '@/lib/api/api-error'

/** Deletes a package, with confirmation and message. */
export function useDeletePackage() {
  const dialogs = useDialogs()
  const remove = useMutation(deletePackageMutation)

  return {
    deletingId: remove.isPending ? remove.variables : null,

    async deletePackage({ id, nama_paket: name }: PackageRow): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'danger',
        title: 'Yakin ingin menghapus paket ini?',
        text: `“${name}” diarsipkan: tidak tampil dan tidak dapat dibeli lagi. Simulasi yang sedang berjalan, paket yang sudah dibeli, riwayat, dan sertifikat peserta tetap ada.`,
        confirmLabel: 'Hapus',
      })
      if (!isAgreed) return
      try {
        const { message } = await remove.mutateAsync(id)
        void dialogs.success({ title: 'Berhasil', text: message })
      } catch (error) {
        // A lost session redirects to /login.
        if (hasStatus(error, 401)) return
        void dialogs.alert({
          tone: 'danger',
          title: 'Gagal',
          text: messageOf(error, 'Terjadi kesalahan'),
        })
      }
    },
  }
}
