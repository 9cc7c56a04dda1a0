import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useEffect } from 'react'
import { deliveryQuery } from '@/app/sign-out/delivery-query'
import { Spinner } from '@/components/ui/spinner'
import { overlays } from '@/lib/browser/overlays'

interface WaitingSeatProps {
  /** Phone number of the learner who left. */
  nohp: string
  onDelivered: () => void
}

/**
 * Covers a seat whose learner left with undelivered answers. The session cannot be resumed here; the operator chord
 * still works.
 */
export default function WaitingSeat({ nohp, onDelivered }: WaitingSeatProps) {
  const { data: left } = useQuery({
    ...deliveryQuery(nohp),
    refetchIntervalInBackground: true,
  })
  const isDelivered = left === null

  useEffect(() => {
    if (isDelivered) onDelivered()
  }, [isDelivered, onDelivered])

  return (
    <Dialog.Root open>
      <Dialog.Portal container={overlays()}>
        <Dialog.Content
          className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 overflow-y-auto bg-surface p-6 text-center text-ink outline-none"
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <Spinner className="size-9 text-primary" />
          <Dialog.Title className="text-2xl font-bold">Komputer ini menunggu jaringan</Dialog.Title>
          <Dialog.Description className="max-w-prose text-ink-soft">
            {left ? `${left.answers} jawaban` : 'Jawaban'} peserta sebelumnya belum sampai ke
            server. Jawaban tetap disimpan di sini dan dikirim sendiri begitu jaringan kembali.
            Setelah itu komputer siap untuk peserta berikutnya.
          </Dialog.Description>
          <p className="max-w-prose font-semibold">
            Jangan matikan komputer. Bila tidak dapat menunggu, beri tahu pengawas.
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
