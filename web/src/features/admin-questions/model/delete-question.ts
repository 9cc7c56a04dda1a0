import type { ConfirmOptions } from '@/components/ui/dialogs/dialog-requests'

/** The question before anything of a package is deleted (product-spec section 8). */
export const DELETE_QUESTION = {
  tone: 'danger',
  title: 'Yakin ingin menghapus soal ini?',
  text: 'Tindakan ini tidak bisa dibatalkan.',
  confirmLabel: 'Hapus',
  cancelLabel: 'Batal',
} satisfies ConfirmOptions
