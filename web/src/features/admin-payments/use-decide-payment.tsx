import { useRef } from 'react'
import { ButtonAnchor } from '@/components/ui/button-link'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { DONE, useChange } from '@/components/use-change'
import { useDecision } from '@/components/use-decision'
import {
  decidePaymentMutation,
  tellBuyerMutation,
  type Decision,
} from '@/features/admin-payments/api/payments'
import { openTab } from '@/lib/browser/new-tab'
import { formatRupiah } from '@/lib/format/numbers'

/** Confirms payments, which opens the message to the buyer in a new tab, and rejects them. */
export function useDecidePayment(onSettled: (decision: Decision) => void) {
  const dialogs = useDialogs()
  const tab = useRef<ReturnType<typeof openTab>>(null)
  // The link is open already, so its message counts as sent.
  const mark = useChange(tellBuyerMutation, { done: null })

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
    onDone: ({ message, waLink }, { payment: { id } }) => {
      if (waLink === undefined) tab.current?.close()
      const isOpen = waLink !== undefined && tab.current?.goTo(waLink) === true
      if (isOpen) mark.change({ id, lagi: false })
      if (waLink === undefined || !tab.current || isOpen) {
        void dialogs.success({ title: DONE, text: message })
        return
      }
      void dialogs.alert({
        tone: 'success',
        title: DONE,
        text: (
          <BlockedLink
            message={message}
            waLink={waLink}
            onOpen={() => mark.change({ id, lagi: false })}
          />
        ),
        closeLabel: 'Tutup',
      })
    },
  })
}

/** A link, for browsers that block the tab. */
function BlockedLink({
  message,
  waLink,
  onOpen,
}: {
  message: string
  waLink: string
  onOpen: () => void
}) {
  return (
    <>
      <p>{message}</p>
      <ButtonAnchor variant="secondary" className="mt-4" href={waLink} onClick={onOpen}>
        Kirim pesan WhatsApp
      </ButtonAnchor>
    </>
  )
}
