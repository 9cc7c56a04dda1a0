import { nextSession } from '@lulus/api/contracts/exam'
import { useMutation } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { useRoom } from '@/features/exam/hooks/use-room'
import { verdictOn } from '@/features/exam/model/retry'
import { SESSION_NAMES, sessionNumber } from '@/features/exam/model/wording'
import { hasStatus } from '@/lib/api/api-error'

/** Loads the exam anew and shows where it stands; fails when it can't be loaded. */
export const ReloadContext = createContext<() => Promise<void>>(() => {
  throw new Error('Whoever shows a room loads it')
})

/** Goes on from a session whose time is up, after asking. */
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
      await room.moveOn()
      await reload()
    } catch (error) {
      close()
      if (verdictOn(error) === 'stopped') return
      // The server's clock has some time left; ours goes on from there.
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

  return useMutation({
    mutationFn: async () => {
      if (next === null) return
      const isAgreed = await dialogs.confirm({
        title: `Lanjut ke sesi ${sessionNumber(next)}?`,
        text: `Waktu sesi ${SESSION_NAMES[next]} langsung berjalan, dan Anda tidak dapat kembali ke sesi sebelumnya.`,
        confirmLabel: 'Ya, Lanjut',
      })
      if (isAgreed) await moveOn()
    },
  })
}
