import { useMutation } from '@tanstack/react-query'
import { ButtonAnchor } from '@/components/ui/button-link'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  decidePaymentMutation,
  type Decision,
  type PaymentRow,
} from '@/features/admin-payments/api/payments'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { openTab } from '@/lib/browser/new-tab'
import { formatRupiah } from '@/lib/format/numbers'
import { useReloginDuring } from '@/lib/session/relogin'

type Outcome =
  | { kind: 'done'; message: string; waLink: string | undefined }
  /** Another admin has decided, or the payment no longer exists. */
  | { kind: 'overtaken' }
  | { kind: 'failed' }

/** Confirms and rejects payments, with confirmations and messages. */
export function useDecidePayment() {
  const dialogs = useDialogs()
  const decide = useMutation(decidePaymentMutation)
  const repeatably = useReloginDuring()

  /** Shows its own error messages. */
  const send = async (decision: Decision): Promise<Outcome> => {
    try {
      const { message, waLink } = await repeatably(() => decide.mutateAsync(decision))
      return { kind: 'done', message, waLink }
    } catch (error) {
      // Without a new login the guard redirects to /login.
      if (hasStatus(error, 401)) return { kind: 'failed' }
      const isOvertaken = hasStatus(error, 409) || hasStatus(error, 404)
      void dialogs.alert({
        tone: isOvertaken ? 'warning' : 'danger',
        title: isOvertaken ? 'Status pembayaran sudah berubah' : 'Gagal',
        text: messageOf(error, 'Terjadi kesalahan'),
      })
      return { kind: isOvertaken ? 'overtaken' : 'failed' }
    }
  }

  return {
    decidingId: decide.isPending ? decide.variables.id : null,

    /** Asks for confirmation, confirms, and opens the message to the buyer in a new tab. */
    confirm: ({ id, User, amount, nama_paket: packageName }: PaymentRow): Promise<void> =>
      repeatably(async () => {
        const isAgreed = await dialogs.confirm({
          tone: 'info',
          title: 'Konfirmasi pembayaran ini?',
          text: `${User.nama} membayar ${formatRupiah(amount)} untuk ${packageName}. Setelah dikonfirmasi, peserta dapat mengerjakan paket ini dan pesan WhatsApp untuknya terbuka di tab baru.`,
          confirmLabel: 'Ya, Konfirmasi',
        })
        if (!isAgreed) return

        const tab = openTab('Membuka WhatsApp…')
        const outcome = await send({ id, status: 'confirmed' })
        if (outcome.kind !== 'done' || outcome.waLink === undefined) tab.close()
        if (outcome.kind !== 'done') return

        const { message, waLink } = outcome
        if (waLink === undefined || tab.goTo(waLink)) {
          void dialogs.success({ title: 'Berhasil', text: message })
        } else {
          void dialogs.alert({
            tone: 'success',
            title: 'Berhasil',
            text: <BlockedLink message={message} waLink={waLink} />,
            closeLabel: 'Tutup',
          })
        }
      }),

    /** Rejects with a reason. Returns false if the admin can retry. */
    async reject({ id }: PaymentRow, reason: string): Promise<boolean> {
      const outcome = await send({ id, status: 'rejected', alasanPenolakan: reason })
      if (outcome.kind === 'done') {
        void dialogs.success({ title: 'Berhasil', text: outcome.message })
      }
      return outcome.kind !== 'failed'
    },
  }
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
