import { SESSION_TITLES, nextSession, type Session } from '@lulus/api/contracts/exam'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { ReloadContext, useRoom } from '@/features/exam/hooks/use-room'
import { verdictOn } from '@/features/exam/model/retry'
import { sessionNumber } from '@/features/exam/model/progress'
import { hasStatus } from '@/lib/api/api-error'

/** Leaves a session after its time is up, with a confirmation unless its rest is over. */
export function useMoveOn() {
  const room = useRoom()
  const dialogs = useDialogs()
  const reload = use(ReloadContext)
  const next = nextSession(room.session)

  async function moveOn() {
    const close = dialogs.loading({
      title: 'Memuat...',
      text: 'Mengambil data sesi dan timer...',
    })
    const countLate = () => Object.keys(room.store.getState().late).length
    const countBefore = countLate()
    try {
      if (!(await room.flush())) {
        close()
        await dialogs.alert({
          tone: 'warning',
          title: 'Menunggu jaringan',
          text: 'Sebagian jawaban belum sampai ke server. Periksa koneksi internet Anda, lalu coba lagi.',
        })
        return
      }
      if (countLate() > countBefore) {
        close()
        await dialogs.alert({
          tone: 'warning',
          title: 'Ada jawaban terlambat',
          text: 'Sebagian jawaban sampai setelah sesi ini ditutup. Baca rinciannya di halaman ini sebelum melanjutkan.',
        })
        return
      }
      await room.moveOn()
      await reload()
    } catch (error) {
      close()
      const verdict = verdictOn(error)
      if (verdict === 'bug') throw error
      if (verdict === 'stopped') return
      // The server has time left, from which our clock continues.
      if (hasStatus(error, 409)) {
        await room.revisit()
        return
      }
      console.warn('The next session could not be opened.', error)
      await dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: 'Terjadi kesalahan saat mengambil data timer.',
      })
    } finally {
      close()
    }
  }

  const confirm = (to: Session) =>
    dialogs.confirm({
      title: `Lanjut ke sesi ${sessionNumber(to)}?`,
      text: `Waktu sesi ${SESSION_TITLES[to]} langsung berjalan, dan Anda tidak dapat kembali ke sesi sebelumnya.`,
      confirmLabel: 'Ya, Lanjut',
    })

  return useMutation({
    /** @param isAgreed skips the confirmation, because the rest is over */
    mutationFn: async ({ isAgreed }: { isAgreed: boolean }) => {
      if (next === null) return
      if (isAgreed || (await confirm(next))) await moveOn()
    },
  })
}
