import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  issueResetCodeMutation,
  unlockUserMutation,
  type ResetCode,
} from '@/features/admin-users/api/help-user'
import type { UserRow } from '@/features/admin-users/api/list-users'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { useReloginInPlace } from '@/lib/session/relogin'

/** What an admin does for a user who can't log in, with the questions and messages around it. */
export function useHelpUser() {
  const dialogs = useDialogs()
  const issue = useMutation(issueResetCodeMutation)
  const unlock = useMutation(unlockUserMutation)
  const [issued, setIssued] = useState<{ user: UserRow; code: ResetCode } | null>(null)
  useReloginInPlace(issue.isPending || unlock.isPending)

  const tellFailure = (error: unknown) => {
    // Who gave up logging in again is led to /login.
    if (hasStatus(error, 401)) return
    void dialogs.alert({
      tone: 'danger',
      title: 'Error',
      text: messageOf(error, 'Terjadi kesalahan'),
    })
  }

  return {
    /** The code to be shown, until `closeCode`. */
    issued,
    closeCode: () => setIssued(null),
    /** The user for whom a call is on its way. */
    busyId: issue.isPending ? issue.variables : unlock.isPending ? unlock.variables : null,

    async issueCode(user: UserRow): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'info',
        title: 'Buat kode reset password?',
        text: `${user.nama} (${user.nohp}) dapat membuat password baru dengan kode ini. Kode sebelumnya, jika ada, tidak berlaku lagi.`,
        confirmLabel: 'Buat Kode',
      })
      if (!isAgreed) return
      try {
        setIssued({ user, code: await issue.mutateAsync(user.id) })
      } catch (error) {
        tellFailure(error)
      }
    },

    async unlockLogin(user: UserRow): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'info',
        title: 'Buka kunci login?',
        text: `${user.nama} (${user.nohp}) dapat langsung mencoba login lagi, meskipun tadi terlalu sering salah password.`,
        confirmLabel: 'Buka Kunci',
      })
      if (!isAgreed) return
      try {
        const { message } = await unlock.mutateAsync(user.id)
        void dialogs.success({ title: 'Berhasil', text: message })
      } catch (error) {
        tellFailure(error)
      }
    },
  }
}
