import type { FileColumn } from '#app/platform/uploads/referenced_files'

export const PAYMENT_FILE_COLUMNS: readonly FileColumn[] = [
  { folder: 'bukti', table: 'payments', column: 'proof' },
  { folder: 'bukti', table: 'class_payments', column: 'proof' },
  { folder: 'bukti', table: 'refunds', column: 'proof' },
]
