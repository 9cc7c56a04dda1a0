import { can } from '@lulus/api/contracts/capabilities'
import { useNavigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { adminPaths } from '@/lib/admin-paths'
import { useSession } from '@/lib/session/use-session'

/** The server's answer to a saved question. */
export interface SavedQuestion {
  message: string
  /** Marked answers whose scores don't follow a changed key by themselves; missing for a new question. */
  dinilai_kunci_lama?: number
}

/** Leads from a changed key to the scores that were counted with the old one. */
export function useKeyFollowUp(paketId: number) {
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const session = useSession()
  const mayRescore = session.status === 'user' && can(session.user.role, 'packages.edit')

  /** @returns whether another screen was opened */
  return async (
    { dinilai_kunci_lama: marked = 0 }: SavedQuestion,
    { page, jawaban }: { page: number; jawaban: string }
  ): Promise<boolean> => {
    if (marked === 0) return false
    const title = 'Kunci berubah, nilai yang sudah ada belum'
    const text = `${marked} jawaban peserta sudah dinilai dengan kunci lama.`
    if (!mayRescore) {
      await dialogs.alert({ tone: 'warning', title, text: `${text} Minta admin menghitung ulang.` })
      return false
    }
    const isAgreed = await dialogs.confirm({
      tone: 'warning',
      title,
      text: `${text} Lihat dulu nilai siapa yang berubah; belum ada yang disimpan.`,
      confirmLabel: 'Hitung Ulang',
      cancelLabel: 'Nanti',
    })
    if (isAgreed) void navigate(`${adminPaths.rescoring(paketId)}?page=${page}&kunci=${jawaban}`)
    return isAgreed
  }
}
