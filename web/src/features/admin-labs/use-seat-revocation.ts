import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { revokeSeatMutation } from '@/features/admin-labs/api/labs'
import { useKeyEnd } from '@/features/admin-labs/use-key-end'

/** Revokes the keys of single seats, with confirmation and messages. */
export function useSeatRevocation(labId: number) {
  const dialogs = useDialogs()
  const { endKey, orTell } = useKeyEnd()
  const mutation = useMutation(revokeSeatMutation)

  return {
    /** The seat whose key is being revoked. */
    busySeat: mutation.isPending ? mutation.variables.kursi : null,

    async revoke(kursi: string): Promise<void> {
      const isAgreed = await dialogs.confirm({
        tone: 'danger',
        title: `Cabut kunci kursi ${kursi}?`,
        text: `Komputer di kursi ${kursi} langsung ditolak server sampai didaftarkan lagi dengan kode baru. Kursi lain tidak terganggu.`,
        confirmLabel: 'Cabut Kunci',
      })
      if (!isAgreed) return
      const answer = await orTell(
        endKey((force) => mutation.mutateAsync({ id: labId, kursi, force }), 'Tetap Cabut')
      )
      if (answer) void dialogs.success({ title: 'Berhasil', text: answer.message })
    },
  }
}
