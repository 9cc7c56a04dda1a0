import { useEffect } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { OpenRoom } from '@/features/exam/hooks/use-room'

/** Keeps the room up with what happens to the page: it is hidden, comes back, goes away, or goes online. */
export function usePageEvents({ room, media }: OpenRoom): void {
  const dialogs = useDialogs()

  useEffect(() => {
    async function comeBack() {
      const close = dialogs.loading({ title: 'Memperbarui timer...' })
      try {
        await room.revisit()
      } catch (error) {
        console.warn('Time and answers could not be refreshed.', error)
        close()
        await dialogs.alert({
          tone: 'danger',
          title: 'Gagal',
          text: 'Terjadi kesalahan saat mengambil data timer.',
        })
      } finally {
        close()
      }
    }

    function sendLast() {
      media.player.report()
      room.sendLast()
    }

    const visibilityChanged = () => {
      if (document.visibilityState === 'hidden') sendLast()
      else void comeBack()
    }
    const online = () => void room.flush()
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (room.hasUnsentAnswers()) event.preventDefault()
    }

    document.addEventListener('visibilitychange', visibilityChanged)
    window.addEventListener('pagehide', sendLast)
    window.addEventListener('online', online)
    window.addEventListener('beforeunload', beforeUnload)
    return () => {
      document.removeEventListener('visibilitychange', visibilityChanged)
      window.removeEventListener('pagehide', sendLast)
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', beforeUnload)
    }
  }, [room, media, dialogs])
}
