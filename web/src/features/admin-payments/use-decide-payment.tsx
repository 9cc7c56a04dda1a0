import { useRef } from 'react'
import { ButtonAnchor } from '@/components/ui/button-link'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { DONE } from '@/components/use-change'
import { useDecision } from '@/components/use-decision'
import { decidePaymentMutation, type Decision } from '@/features/admin-payments/api/payments'
import { openTab } from '@/lib/browser/new-tab'
import { formatRupiah } from '@/lib/format/numbers'

/** Confirms payments, which opens the message to the buyer in a new tab, and rejects them. */
export function useDecidePayment(onSettled: (decision: Decision) => void) {
  const dialogs = useDialogs()
  const tab = useRef<ReturnType<typeof openTab>>(null)

  return useDecision(decidePaymentMutation, {
    overtaken: 'Status pembayaran sudah berubah',
    onSettled,
    ask: ({ status, payment: { User: buyer, amount, nama_paket: packageName } }) =>
      status === 'rejected'
        ? null
        : {
            tone: 'info',
            title: 'Konfirmasi pembayaran ini?',
            text: `${buyer.nama} membayar ${formatRupiah(amount)} untuk ${packageName}. Setelah dikonfirmasi, peserta dapat mengerjakan paket ini dan pesan WhatsApp untuknya terbuka di tab baru.`,
            confirmLabel: 'Ya, Konfirmasi',
          },
    onSend: ({ status }) => {
      tab.current = status === 'confirmed' ? openTab('Membuka WhatsApp…') : null
    },
    onFailed: () => tab.current?.close(),
    done: null,
    onDone: ({ message, waLink }) => {
      if (waLink === undefined) tab.current?.close()
      if (waLink === undefined || !tab.current || tab.current.goTo(waLink)) {
        void dialogs.success({ title: DONE, text: message })
        return
      }
      void dialogs.alert({
        tone: 'success',
        title: DONE,
        text: <BlockedLink message={message} waLink={waLink} />,
        closeLabel: 'Tutup',
      })
    },
  })
}

/** A link, for browsers that block the tab. */
function BlockedLink({ message, waLink }: { message: string; waLink: string }) {
  return (
    <>
      <p>{message}</p>
      <ButtonAnchor variant="secondary" className="mt-4" href={waLink}>
        Kirim pesan WhatsApp
      </ButtonAnchor>
    </>
  )
}
