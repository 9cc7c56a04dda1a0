import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { SectionRun } from '@/features/mini-test/hooks/use-section'

/** 'Selesai': warns before a section ends with unanswered questions. */
export function useEndSection({ answers, finish }: SectionRun): () => Promise<void> {
  const dialogs = useDialogs()
  const empty = answers.flatMap((answer, at) => (answer === null ? [at + 1] : []))

  return async () => {
    const isAgreed =
      empty.length === 0 ||
      (await dialogs.confirm({
        title: 'Akhiri section ini?',
        text: `Belum terjawab: nomor ${empty.join(', ')}. Soal kosong dihitung salah.`,
        confirmLabel: 'Ya, Akhiri',
        cancelLabel: 'Kembali ke Soal',
      }))
    if (isAgreed) finish()
  }
}
