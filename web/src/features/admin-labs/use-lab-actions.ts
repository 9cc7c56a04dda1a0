import { useState } from 'react'
import { despiteAttempts } from '@/components/despite-attempts'
import { useChange } from '@/components/use-change'
import { revokeLabMutation, rotateKeyMutation, type LabKey } from '@/features/admin-labs/api/labs'

/** Actions that invalidate a lab's key, and the new key to show. */
export function useLabActions() {
  const [handedOut, setHandedOut] = useState<LabKey | null>(null)
  const rotate = useChange(rotateKeyMutation, {
    ask: ({ nama }) => ({
      tone: 'warning',
      title: 'Ganti kunci lab?',
      text: `Semua komputer ${nama} tanpa kunci sendiri ditolak server sampai kiosk.json-nya berisi kunci yang baru.`,
      confirmLabel: 'Ganti Kunci',
    }),
    insist: despiteAttempts('Tetap Ganti Kunci'),
    done: null,
    onDone: ({ data }) => setHandedOut(data),
  })
  const revoke = useChange(revokeLabMutation, {
    ask: ({ nama }) => ({
      tone: 'danger',
      title: 'Cabut lab ini?',
      text: `Semua komputer ${nama} langsung ditolak server, dan ini tidak dapat dibatalkan. Catatan kejadiannya tetap dapat dibaca.`,
      confirmLabel: 'Cabut Lab',
    }),
    insist: despiteAttempts('Tetap Cabut'),
  })

  return {
    /** The key to show, or null. */
    handedOut,
    handOut: setHandedOut,
    busyId: (rotate.sending ?? revoke.sending)?.id ?? null,
    rotate: rotate.change,
    revoke: revoke.change,
  }
}
