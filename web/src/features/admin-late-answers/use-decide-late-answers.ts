import { useChange } from '@/components/use-change'
import { decideLateMutation } from '@/features/admin-late-answers/api/late-answers'
import { hasStatus } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/numbers'

const FINAL = 'Keputusan ini tidak dapat diubah.'

/** Accepts or refuses late answers, after a confirmation. */
export function useDecideLateAnswers(id: number) {
  return useChange(decideLateMutation(id), {
    ask: (decision) =>
      decision.status === 'refused'
        ? {
            tone: 'danger',
            title: 'Tolak semua jawaban?',
            text: `Skor dan sertifikat peserta tidak berubah. ${FINAL}`,
            confirmLabel: 'Ya, Tolak Semua',
          }
        : {
            tone: 'warning',
            title: `Terima ${formatCount(decision.chosen.length)} jawaban?`,
            text: [
              'Simulasi dinilai ulang; sertifikat lama tetap dapat diperiksa dan dinyatakan sudah diganti.',
              decision.others > 0 && `${formatCount(decision.others)} jawaban lain tidak dihitung.`,
              FINAL,
            ]
              .filter(Boolean)
              .join(' '),
            confirmLabel: 'Ya, Terima',
          },
    failed: (error) => ({
      tone: hasStatus(error, 409) ? 'warning' : 'danger',
      title: 'Keputusan tidak tersimpan',
    }),
  })
}

export type LateDecisions = ReturnType<typeof useDecideLateAnswers>
