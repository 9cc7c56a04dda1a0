import { useChange } from '@/components/use-change'
import { deletePackageMutation } from '@/features/admin-packages/api/packages'

/** Deletes a package, after a confirmation. */
export function useDeletePackage() {
  return useChange(deletePackageMutation, {
    ask: ({ nama_paket: name }) => ({
      tone: 'danger',
      title: 'Yakin ingin menghapus paket ini?',
      text: `“${name}” diarsipkan: tidak tampil dan tidak dapat dibeli lagi. Simulasi yang sedang berjalan, paket yang sudah dibeli, riwayat, dan sertifikat peserta tetap ada.`,
      confirmLabel: 'Hapus',
    }),
  })
}
