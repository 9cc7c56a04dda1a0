import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConfirmOptions } from '@/components/ui/dialogs/dialog-requests'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  removeFactorMutation,
  restoreUserMutation,
  signOutUserMutation,
  suspendUserMutation,
  type UserRow,
} from '@/features/admin-users/api/users'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginDuring } from '@/lib/session/relogin'

/** Actions that suspend, sign out or restore users, with confirmations and messages. */
export function useSuspension() {
  const dialogs = useDialogs()
  const suspend = useMutation(suspendUserMutation)
  const restore = useMutation(restoreUserMutation)
  const signOut = useMutation(signOutUserMutation)
  const removeFactor = useMutation(removeFactorMutation)
  const [suspending, setSuspending] = useState<UserRow | null>(null)
  const pending = [restore, signOut, removeFactor].find(({ isPending }) => isPending)
  const repeatably = useReloginDuring()

  /** Runs an action and shows its outcome. Returns false if it failed or the admin cancelled. */
  async function orTell(run: () => Promise<{ message: string } | null>): Promise<boolean> {
    try {
      const answer = await repeatably(run)
      if (answer) void dialogs.success({ title: 'Berhasil', text: answer.message })
      return answer !== null
    } catch (error) {
      if (!isKnownFailure(error)) {
        void dialogs.alert({
          tone: 'danger',
          title: 'Error',
          text: messageOf(error, 'Terjadi kesalahan'),
        })
      }
      return false
    }
  }

  /** Asks before it acts, and shows the outcome. */
  async function askAndTell(
    question: ConfirmOptions,
    act: () => Promise<{ message: string }>
  ): Promise<void> {
    await orTell(async () => ((await dialogs.confirm(question)) ? act() : null))
  }

  /** Asks again if the learner is in an exam. Null if the admin cancelled. */
  async function suspendEvenInExam(id: number, alasan: string) {
    try {
      return await suspend.mutateAsync({ id, alasan, force: false })
    } catch (error) {
      if (!hasStatus(error, 409) || error.code !== ADMIN_REFUSAL.attemptsRunning) throw error
      const isForced = await dialogs.confirm({
        tone: 'danger',
        title: 'Ada simulasi yang sedang berjalan',
        text: error.userMessage,
        confirmLabel: 'Tetap Tangguhkan',
      })
      return isForced ? suspend.mutateAsync({ id, alasan, force: true }) : null
    }
  }

  return {
    /** The user for whom the admin is entering a reason. */
    suspending,
    startSuspending: setSuspending,
    closeSuspending: () => setSuspending(null),
    busyId: pending?.variables ?? null,

    /** Returns false if the account was not suspended. */
    suspend: ({ id }: UserRow, alasan: string) => orTell(() => suspendEvenInExam(id, alasan)),

    restore: ({ id, nama, nohp }: UserRow): Promise<void> =>
      askAndTell(
        {
          tone: 'info',
          title: 'Pulihkan akun?',
          text: `${nama} (${nohp}) dapat login lagi.`,
          confirmLabel: 'Pulihkan',
        },
        () => restore.mutateAsync(id)
      ),

    removeFactor: ({ id, nama, nohp }: UserRow): Promise<void> =>
      askAndTell(
        {
          tone: 'warning',
          title: 'Hapus verifikasi dua langkah?',
          text: `${nama} (${nohp}) lalu login dengan password saja. Pastikan yang memintanya memang pemilik akun.`,
          confirmLabel: 'Hapus',
        },
        () => removeFactor.mutateAsync(id)
      ),

    signOut: ({ id, nama, nohp, status_ujian: status }: UserRow): Promise<void> =>
      askAndTell(
        {
          tone: 'warning',
          title: 'Keluarkan dari semua perangkat?',
          text:
            status === 'idle'
              ? `${nama} (${nohp}) harus login lagi di setiap perangkat.`
              : `${nama} (${nohp}) sedang mengerjakan simulasi dan harus login lagi di tempat. Waktunya tetap berjalan.`,
          confirmLabel: 'Keluarkan',
        },
        () => signOut.mutateAsync(id)
      ),
  }
}
