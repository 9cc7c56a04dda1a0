import type { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { ExamRoom } from '@/features/exam/engine/exam-room'

/** Asks the server for time and answers when the learner returns to the page, and shows if that fails. */
export async function refreshTime(
  room: ExamRoom,
  dialogs: ReturnType<typeof useDialogs>
): Promise<void> {
  const close = dialogs.loading({ title: 'Memperbarui timer...' })
  try {
    await room.revisit()
  } catch (error) {
    console.warn('Time and answers were not refreshed.', error)
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
