import type { Notice } from '@lulus/api/contracts/interventions'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { useRoomState } from '@/features/exam/hooks/use-room'
import { api } from '@/lib/api/client'

/** Long enough to be read between two questions, in milliseconds. */
const SHOWN_MS = 15_000

/** What an invigilator writes stays until it is confirmed, and what needs a press of the learner. */
const STAYING: readonly Notice['jenis'][] = ['pesan', 'putar_lagi']

/** Of this page: each notice is shown once. */
const shown = new Set<number>()
const read = new Set<number>()

/** Shows what invigilators did and said. The messages are announced, cover no button and move nothing. */
export default function ExamNotices() {
  const notices = useRoomState((state) => state.notices)

  useEffect(() => {
    for (const notice of notices) {
      // The server has not heard of it yet.
      if (read.has(notice.id)) void markRead(notice.id)
      else if (!shown.has(notice.id)) show(notice)
    }
  }, [notices])
  return null
}

function show({ id, jenis, teks }: Notice): void {
  shown.add(id)
  const done = () => void markRead(id)
  toast.info(teks, {
    id: `notice-${id}`,
    position: 'top-center',
    duration: STAYING.includes(jenis) ? Number.POSITIVE_INFINITY : SHOWN_MS,
    action:
      jenis === 'putar_lagi'
        ? { label: 'Muat ulang', onClick: () => void markRead(id).then(reload) }
        : { label: 'Mengerti', onClick: done },
    onAutoClose: done,
  })
}

/** The page loads again, and with it which recordings may be played. */
function reload(): void {
  window.location.reload()
}

async function markRead(id: number): Promise<void> {
  read.add(id)
  try {
    await api.put('/soal/pemberitahuan/:id', { params: { id } })
  } catch (error) {
    // The next pulse brings it again.
    console.warn('A notice was not marked as read.', error)
  }
}
