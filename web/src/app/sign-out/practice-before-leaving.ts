import type { Dialogs } from '@/components/ui/dialogs/dialog-requests'
import { waitingCount } from '@/features/learning/model/practice-record'
import { deliverPractice } from '@/features/learning/practice/deliver-practice'
import { usePractice } from '@/features/learning/practice/practice-store'

/**
 * Delivers answers of practice that wait on this device before the learner signs out, which deletes them.
 * @param patience the longest wait, in milliseconds
 * @returns whether to sign out: nothing is left, or the learner gives up what is
 */
export async function practiceIsDelivered(dialogs: Dialogs, patience: number): Promise<boolean> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  const delivered = deliverPractice().then(() => undefined)
  await dialogs.during({ title: 'Mengirim jawaban latihan...' }, Promise.race([delivered, late]))
  const left = waitingCount(usePractice.getState())
  if (left === 0) return true
  return dialogs.confirm({
    title: `${left} jawaban latihan belum terkirim`,
    text: 'Jawaban ini hanya ada di perangkat ini dan terhapus bila Anda keluar sekarang. Jawaban dikirim sendiri setelah perangkat terhubung.',
    confirmLabel: 'Hapus dan Keluar',
    cancelLabel: 'Tetap Masuk',
    tone: 'warning',
  })
}
