import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  registerLabMutation,
  renameLabMutation,
  revokeLabMutation,
  rotateKeyMutation,
  type LabKey,
  type LabRow,
} from '@/features/admin-labs/api/labs'
import { useKeyEnd } from '@/features/admin-labs/use-key-end'
import { messageOf } from '@/lib/api/api-error'

/** The admin's actions on labs, with their confirmations and messages. */
export function useLabActions() {
  const dialogs = useDialogs()
  const { endKey, orTell } = useKeyEnd()
  const register = useMutation(registerLabMutation)
  const rename = useMutation(renameLabMutation)
  const rotate = useMutation(rotateKeyMutation)
  const revoke = useMutation(revokeLabMutation)
  const [handedOut, setHandedOut] = useState<LabKey | null>(null)

  return {
    /** The key to show, until `closeKey`. */
    handedOut,
    closeKey: () => setHandedOut(null),
    busyId: rotate.isPending ? rotate.variables.id : revoke.isPending ? revoke.variables.id : null,

    /** Returns the server's error message, or null when the lab is registered. */
    async register(nama: string): Promise<string | null> {
      try {
        const { data } = await register.mutateAsync({ nama })
        setHandedOut(data)
        return null
      } catch (error) {
        return messageOf(error, 'Terjadi kesalahan')
      }
    },

    /** Returns the server's error message, or null when the lab is renamed. */
    async rename(id: number, nama: string): Promise<string | null> {
      try {
        await rename.mutateAsync({ id, nama })
        return null
      } catch (error) {
        return messageOf(error, 'Terjadi kesalahan')
      }
    },

    async rotate({ id, nama }: LabRow): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'warning',
        title: 'Ganti kunci lab?',
        text: `Semua komputer ${nama} tanpa kunci sendiri ditolak server sampai kiosk.json-nya berisi kunci yang baru.`,
        confirmLabel: 'Ganti Kunci',
      })
      if (!isAgreed) return
      const answer = await orTell(
        endKey((force) => rotate.mutateAsync({ id, force }), 'Tetap Ganti Kunci')
      )
      if (answer) setHandedOut(answer.data)
    },

    async revoke({ id, nama }: LabRow): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'danger',
        title: 'Cabut lab ini?',
        text: `Semua komputer ${nama} langsung ditolak server, dan ini tidak dapat dibatalkan. Catatan kejadiannya tetap dapat dibaca.`,
        confirmLabel: 'Cabut Lab',
      })
      if (!isAgreed) return
      const answer = await orTell(
        endKey((force) => revoke.mutateAsync({ id, force }), 'Tetap Cabut')
      )
      if (answer) void dialogs.success({ title: 'Berhasil', text: answer.message })
    },
  }
}
