import { useEffect } from 'react'
import { holdUnsavedWork } from '@/components/leaving/unsaved-work'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { loadComeBack } from '@/features/exam/hooks/room-parts'
import type { OpenRoom } from '@/features/exam/hooks/use-room'
import type { RoomPhase } from '@/features/exam/store'
import { platform } from '@/platform/platform'

const LEAVE_QUESTION = {
  title: 'Tinggalkan simulasi?',
  text: 'Waktu tetap berjalan. Jawaban Anda tersimpan dan simulasi dapat dilanjutkan selama waktunya masih ada.',
  confirmLabel: 'Ya, Tinggalkan',
  cancelLabel: 'Tetap Mengerjakan',
}

/** Asks before Back or a link leaves a running session. A kiosk has neither. */
export function useAskBeforeLeaving(phase: RoomPhase): void {
  useEffect(() => {
    if (phase === 'active' && !platform.isKiosk) return holdUnsavedWork(LEAVE_QUESTION)
  }, [phase])
}

/** Reacts when the page is hidden, shown, closed or online again. */
export function usePageEvents({ room, media }: OpenRoom): void {
  const dialogs = useDialogs()

  useEffect(() => {
    async function comeBack() {
      try {
        const { refreshTime } = await loadComeBack()
        await refreshTime(room, dialogs)
      } catch (error) {
        console.warn('Time and answers were not refreshed.', error)
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
      const isAsked = room.isRunning() && !platform.isKiosk
      if (isAsked || room.hasUnsentAnswers()) event.preventDefault()
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
