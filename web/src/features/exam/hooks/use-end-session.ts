import { ANSWERS_INCOMPLETE } from '@lulus/api/contracts/answers'
import { SESSION_TITLES, SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { RECORDINGS_LEFT } from '@lulus/api/contracts/listening'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { useFinishAttempt } from '@/features/exam/hooks/use-finish-attempt'
import { useRoom } from '@/features/exam/hooks/use-room'
import { hasCode, verdictOn } from '@/features/exam/model/retry'
import { listNumbers, openNumbers } from '@/features/exam/model/progress'
import { hasStatus } from '@/lib/api/api-error'

/** 'Selesai': ends the session, or in reading the whole attempt, when every question is answered. */
export function useEndSession() {
  const room = useRoom()
  const dialogs = useDialogs()
  const finish = useFinishAttempt()
  const { session } = room

  async function isComplete(): Promise<boolean> {
    const open = openNumbers(session, room.store.getState().answers)
    if (open.length === 0) return true
    await showIncomplete(`Belum terjawab: nomor ${listNumbers(open)}.`)
    return false
  }

  function showIncomplete(footer?: string) {
    return dialogs.alert({
      tone: 'danger',
      title: 'Jawaban Belum Lengkap!',
      text: ANSWERS_INCOMPLETE,
      footer,
    })
  }

  async function endSession(): Promise<void> {
    const close = dialogs.loading({ title: 'Memuat...', text: 'Mengirim jawaban Anda...' })
    try {
      if (!(await room.flush())) {
        close()
        await dialogs.alert({
          tone: 'warning',
          title: 'Menunggu jaringan',
          text: 'Sebagian jawaban belum sampai ke server. Periksa koneksi internet Anda, lalu coba lagi. Jawaban Anda tetap tersimpan di perangkat ini.',
        })
        return
      }
      await room.endEarly()
    } catch (error) {
      close()
      const verdict = verdictOn(error)
      if (verdict === 'bug') throw error
      if (verdict === 'stopped') return
      if (hasStatus(error, 422)) {
        await showIncomplete()
        await room.revisit()
        return
      }
      if (hasCode(error, REFUSAL.recordingsLeft)) {
        await dialogs.alert({
          tone: 'warning',
          title: 'Rekaman belum selesai',
          text: RECORDINGS_LEFT,
        })
        return
      }
      console.warn('The session was not ended.', error)
      await dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: 'Terjadi kesalahan saat mengambil data timer.',
      })
    } finally {
      close()
    }
  }

  return useMutation({
    mutationFn: async () => {
      if (!(await isComplete()) || !(await dialogs.confirm(questionOf(room)))) return
      await (session === 'reading' ? finish.mutateAsync() : endSession())
    },
  })
}

function questionOf({ session, store }: ExamRoom) {
  const isLast = session === 'reading'
  const doubts = store.getState().flags.length
  return {
    title: isLast ? 'Akhiri simulasi?' : `Akhiri sesi ${SESSION_TITLES[session]}?`,
    text: [
      `Semua ${SESSION_QUESTIONS[session]} soal sudah terjawab.`,
      doubts > 0 && `${doubts} soal masih ditandai ragu-ragu.`,
      isLast
        ? 'Setelah diakhiri, jawaban tidak dapat diubah lagi dan skor Anda dihitung.'
        : 'Setelah diakhiri, Anda tidak dapat kembali ke sesi ini.',
    ]
      .filter(Boolean)
      .join(' '),
    confirmLabel: 'Ya, Akhiri',
  }
}
