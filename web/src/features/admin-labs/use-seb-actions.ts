import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  addSebVersionMutation,
  makeSebFileMutation,
  removeSebVersionMutation,
  revokeSebMutation,
  type SebFile,
  type SebPasswords,
  type SebVersion,
} from '@/features/admin-labs/api/seb'
import { useKeyEnd } from '@/features/admin-labs/use-key-end'

const FORCE = 'Tetap Lanjutkan'

/** The admin's actions on a lab's Safe Exam Browser, with their confirmations. */
export function useSebActions(labId: number) {
  const dialogs = useDialogs()
  const { endKey, orTell } = useKeyEnd()
  const make = useMutation(makeSebFileMutation)
  const revoke = useMutation(revokeSebMutation)
  const add = useMutation(addSebVersionMutation)
  const remove = useMutation(removeSebVersionMutation)

  return {
    isRevoking: revoke.isPending,
    busyVersion: remove.isPending ? remove.variables.nama : null,

    /** Null if the admin cancelled. Throws the server's refusal. */
    async makeFile(passwords: SebPasswords): Promise<SebFile | null> {
      const answer = await endKey(
        (force) => make.mutateAsync({ id: labId, ...passwords, force }),
        FORCE
      )
      return answer && answer.data
    },

    /** Whether it is listed now. Throws the server's refusal. */
    async addVersion(version: SebVersion): Promise<boolean> {
      const answer = await endKey(
        (force) => add.mutateAsync({ id: labId, ...version, force }),
        FORCE
      )
      return answer !== null
    },

    async removeVersion(nama: string): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'danger',
        title: `Hapus versi ${nama}?`,
        text: 'Komputer dengan versi SEB ini ditolak server selama masih ada versi lain yang terdaftar. Tanpa versi terdaftar, semua versi diterima.',
        confirmLabel: 'Hapus Versi',
      })
      if (!isAgreed) return
      await orTell(endKey((force) => remove.mutateAsync({ id: labId, nama, force }), FORCE))
    },

    async revoke(): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'danger',
        title: 'Cabut berkas SEB lab ini?',
        text: 'Komputer lab yang memakai Safe Exam Browser langsung ditolak server sampai dibuka dengan berkas baru. Aplikasi kios tidak terganggu.',
        confirmLabel: 'Cabut Berkas',
      })
      if (!isAgreed) return
      const answer = await orTell(
        endKey((force) => revoke.mutateAsync({ id: labId, force }), 'Tetap Cabut')
      )
      if (answer) void dialogs.success({ title: 'Berhasil', text: answer.message })
    },
  }
}
