import { useState } from 'react'
import { useChange } from '@/components/use-change'
import {
  issueResetCodeMutation,
  removeFactorMutation,
  restoreUserMutation,
  signOutUserMutation,
  unlockUserMutation,
  type ResetCode,
  type UserRow,
} from '@/features/admin-users/api/users'

/** Actions for users who can't log in, and those that suspend users, each after a confirmation. */
export function useUserActions() {
  const [issued, setIssued] = useState<{ user: UserRow; code: ResetCode } | null>(null)
  const inPlace = true

  const issueCode = useChange(issueResetCodeMutation, {
    inPlace,
    ask: ({ nama, nohp }) => ({
      tone: 'info',
      title: 'Buat kode reset password?',
      text: `${nama} (${nohp}) dapat membuat password baru dengan kode ini. Kode sebelumnya, jika ada, tidak berlaku lagi.`,
      confirmLabel: 'Buat Kode',
    }),
    done: null,
    onDone: (code, user) => setIssued({ user, code }),
  })
  const unlock = useChange(unlockUserMutation, {
    inPlace,
    ask: ({ nama, nohp }) => ({
      tone: 'info',
      title: 'Buka kunci login?',
      text: `${nama} (${nohp}) dapat langsung mencoba login lagi, meskipun tadi terlalu sering salah password.`,
      confirmLabel: 'Buka Kunci',
    }),
  })
  const restore = useChange(restoreUserMutation, {
    inPlace,
    ask: ({ nama, nohp }) => ({
      tone: 'info',
      title: 'Pulihkan akun?',
      text: `${nama} (${nohp}) dapat login lagi.`,
      confirmLabel: 'Pulihkan',
    }),
  })
  const removeFactor = useChange(removeFactorMutation, {
    inPlace,
    ask: ({ nama, nohp }) => ({
      tone: 'warning',
      title: 'Hapus verifikasi dua langkah?',
      text: `${nama} (${nohp}) lalu login dengan password saja. Pastikan yang memintanya memang pemilik akun.`,
      confirmLabel: 'Hapus',
    }),
  })
  const signOut = useChange(signOutUserMutation, {
    inPlace,
    ask: ({ nama, nohp, status_ujian: status }) => ({
      tone: 'warning',
      title: 'Keluarkan dari semua perangkat?',
      text:
        status === 'idle'
          ? `${nama} (${nohp}) harus login lagi di setiap perangkat.`
          : `${nama} (${nohp}) sedang mengerjakan simulasi dan harus login lagi di tempat. Waktunya tetap berjalan.`,
      confirmLabel: 'Keluarkan',
    }),
  })
  const all = [issueCode, unlock, restore, removeFactor, signOut]

  return {
    /** The code to show, until `closeCode`. */
    issued,
    closeCode: () => setIssued(null),
    busyIds: all.flatMap(({ sending }) => sending?.id ?? []),
    onIssueCode: issueCode.change,
    onUnlock: unlock.change,
    onRestore: restore.change,
    onRemoveFactor: removeFactor.change,
    onSignOut: signOut.change,
  }
}
