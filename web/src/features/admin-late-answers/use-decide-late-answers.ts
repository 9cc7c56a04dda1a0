import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  decideLateMutation,
  type Decision,
  type LateAnswer,
} from '@/features/admin-late-answers/api/late-answers'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/numbers'

const FINAL = 'Keputusan ini tidak dapat diubah.'

/** Decides about late answers, with confirmations and messages. */
export function useDecideLateAnswers(id: number) {
  const dialogs = useDialogs()
  const { mutateAsync: decide, isPending, data, variables } = useMutation(decideLateMutation)

  /** Shows its own error messages. */
  const send = async (decision: Decision): Promise<void> => {
    try {
      const { message } = await decide(decision)
      void dialogs.success({ title: 'Berhasil', text: message })
    } catch (error) {
      // Without a new login the guard redirects to /login.
      if (hasStatus(error, 401)) return
      void dialogs.alert({
        tone: hasStatus(error, 409) ? 'warning' : 'danger',
        title: 'Keputusan tidak tersimpan',
        text: messageOf(error, 'Terjadi kesalahan'),
      })
    }
  }

  return {
    sending: isPending ? variables.status : null,
    /** The server's response to a decision made on this screen. */
    outcome: data ?? null,

    /** @param others number of answers that aren't ticked */
    async accept(chosen: LateAnswer[], others: number, reason: string): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'warning',
        title: `Terima ${formatCount(chosen.length)} jawaban?`,
        text: [
          'Simulasi dinilai ulang; sertifikat lama tetap dapat diperiksa dan dinyatakan sudah diganti.',
          others > 0 && `${formatCount(others)} jawaban lain tidak dihitung.`,
          FINAL,
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: 'Ya, Terima',
      })
      if (!isAgreed) return
      const jawaban = chosen.map((answer) => ({ id: answer.id, seq: answer.seq }))
      await send({ id, status: 'accepted', alasan: reason, jawaban })
    },

    async refuse(reason: string): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'danger',
        title: 'Tolak semua jawaban?',
        text: `Skor dan sertifikat peserta tidak berubah. ${FINAL}`,
        confirmLabel: 'Ya, Tolak Semua',
      })
      if (isAgreed) await send({ id, status: 'refused', alasan: reason })
    },
  }
}

export type LateDecisions = ReturnType<typeof useDecideLateAnswers>
