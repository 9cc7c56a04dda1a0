import { REFUSAL } from '@lulus/api/contracts/refusals'
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
import { hasStatus, messageOf } from '@/lib/api/api-error'

/** What an admin does with labs, with the questions and messages around it. */
export function useLabActions() {
  const dialogs = useDialogs()
  const register = useMutation(registerLabMutation)
  const rename = useMutation(renameLabMutation)
  const rotate = useMutation(rotateKeyMutation)
  const revoke = useMutation(revokeLabMutation)
  const [handedOut, setHandedOut] = useState<LabKey | null>(null)

  /** Runs what ends a key; asks once more when learners sit an exam with it. Null when it wasn't done. */
  async function endKey<Answer>(
    run: (force: boolean) => Promise<Answer>,
    forceLabel: string
  ): Promise<Answer | null> {
    try {
      return await run(false)
    } catch (error) {
      if (!hasStatus(error, 409) || error.code !== REFUSAL.attemptsRunning) throw error
      const isForced = await dialogs.confirm({
        tone: 'danger',
        title: 'Ada simulasi yang sedang berjalan',
        text: error.userMessage,
        confirmLabel: forceLabel,
      })
      return isForced ? run(true) : null
    }
  }

  async function orTell<Answer>(work: Promise<Answer | null>): Promise<Answer | null> {
    try {
      return await work
    } catch (error) {
      // A lost session leads to /login.
      if (!hasStatus(error, 401))
        void dialogs.alert({
          tone: 'danger',
          title: 'Gagal',
          text: messageOf(error, 'Terjadi kesalahan'),
        })
      return null
    }
  }

  return {
    /** The key to be shown, until `closeKey`. */
    handedOut,
    closeKey: () => setHandedOut(null),
    /** The lab for which a call is on its way. */
    busyId: rotate.isPending ? rotate.variables.id : revoke.isPending ? revoke.variables.id : null,

    /** The server's sentence when the name is refused; null when the lab is registered. */
    async register(nama: string): Promise<string | null> {
      try {
        const { data } = await register.mutateAsync({ nama })
        setHandedOut(data)
        return null
      } catch (error) {
        return messageOf(error, 'Terjadi kesalahan')
      }
    },

    /** The server's sentence when the name is refused; null when the lab has it. */
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
        text: `Semua komputer ${nama} ditolak server sampai kiosk.json-nya berisi kunci yang baru.`,
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
