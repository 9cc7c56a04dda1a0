import { useRef } from 'react'
import { ButtonAnchor } from '@/components/ui/button-link'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { useChange } from '@/components/use-change'
import { hasStatus } from '@/lib/api/api-error'
import { openTab } from '@/lib/browser/new-tab'
import type { Change } from '@/lib/query/change-meta'

interface WhatsappOptions<Input> {
  /** Called when the message is marked as sent, by this admin or another. */
  onSettled?: (input: Input) => void
}

/**
 * Sends messages by WhatsApp: the server marks each as sent and answers with its link, which then opens in a new tab. Of
 * two admins the second one is told, and gets no link.
 */
export function useWhatsapp<Data extends { waLink: string }, Input>(
  mutation: Change<Data, Input>,
  { onSettled }: WhatsappOptions<Input> = {}
) {
  const dialogs = useDialogs()
  const tab = useRef<ReturnType<typeof openTab>>(null)

  return useChange(mutation, {
    inPlace: true,
    done: null,
    failed: (error) => (hasStatus(error, 409) ? { tone: 'warning', title: 'Tidak dikirim' } : {}),
    onSend: () => {
      tab.current = openTab('Membuka WhatsApp…')
    },
    onFailed: (error, input) => {
      tab.current?.close()
      if (hasStatus(error, 409) || hasStatus(error, 404)) onSettled?.(input)
    },
    onDone: ({ waLink }, input) => {
      onSettled?.(input)
      if (tab.current?.goTo(waLink)) return
      void dialogs.alert({
        tone: 'info',
        title: 'Tab baru diblokir browser',
        text: <BlockedLink waLink={waLink} />,
        closeLabel: 'Tutup',
      })
    },
  })
}

/** A link, for browsers that block the tab. */
function BlockedLink({ waLink }: { waLink: string }) {
  return (
    <>
      <p>Pesan ini sudah ditandai terkirim. Buka WhatsApp dengan tombol ini.</p>
      <ButtonAnchor variant="secondary" className="mt-4" href={waLink}>
        Buka WhatsApp
      </ButtonAnchor>
    </>
  )
}
