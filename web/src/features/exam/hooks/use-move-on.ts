import { nextSession } from '@lulus/api/contracts/exam'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { ReloadContext } from '@/features/exam/hooks/reload-context'
import { useRoom } from '@/features/exam/hooks/use-room'
import { verdictOn } from '@/features/exam/model/retry'
import { SESSION_NAMES, sessionNumber } from '@/features/exam/model/wording'
import { hasStatus } from '@/lib/api/api-error'

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
    const countLate = () => Object.keys(room.store.getState().late).length
    const told = countLate()
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
      if (countLate() > told) {
        close()
        await dialogs.alert({
          tone: 'warning',
          title: 'Ada jawaban yang tidak diterima',
          text: 'Sebagian jawaban sampai setelah sesi ini ditutup. Baca rinciannya di halaman ini sebelum melanjutkan.',
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
