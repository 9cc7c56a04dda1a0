import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  issueResetCodeMutation,
  unlockUserMutation,
  type ResetCode,
  type UserRow,
} from '@/features/admin-users/api/users'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginDuring } from '@/lib/session/relogin'

/** Actions for users who can't log in, with confirmations and messages. */
export function useHelpUser() {
  const dialogs = useDialogs()
  const issue = useMutation(issueResetCodeMutation)
  const unlock = useMutation(unlockUserMutation)
  const [issued, setIssued] = useState<{ user: UserRow; code: ResetCode } | null>(null)
  const repeatably = useReloginDuring()

  const tellFailure = (error: unknown) => {
    if (isKnownFailure(error)) return
    void dialogs.alert({
      tone: 'danger',
      title: 'Error',
      text: messageOf(error, 'Terjadi kesalahan'),
    })
  }

  return {
    /** The code to show, until `closeCode`. */
    issued,
    closeCode: () => setIssued(null),
    busyId: issue.isPending ? issue.variables : unlock.isPending ? unlock.variables : null,

    issueCode: (user: UserRow): Promise<void> =>
      repeatably(async () => {
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
      }),

    unlockLogin: (user: UserRow): Promise<void> =>
      repeatably(async () => {
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
      }),
  }
}
