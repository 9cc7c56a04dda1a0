import { Badge } from '@/components/ui/badge'
import type { MessageRow } from '@/features/admin-messages/api/messages'
import { formatDateTime } from '@/lib/format/date'

/** How far a message's e-mail is, with the mail server's answer when it was refused. */
export function MailState({ email }: { email: MessageRow['email'] }) {
  if (email === null) return <span className="text-ink-soft">Tidak ada</span>
  const { keadaan, galat, berikutnya, terkirim } = email
  return (
    <div className="grid min-w-0 justify-items-start gap-1 max-sm:justify-items-end max-sm:text-right">
      {keadaan === 'terkirim' && <Badge tone="success">Email terkirim</Badge>}
      {keadaan === 'antre' && <Badge tone="primary">Email antre</Badge>}
      {keadaan === 'gagal' && <Badge tone="danger">Email gagal</Badge>}
      {keadaan === 'batal' && <Badge tone="neutral">Email dibatalkan</Badge>}
      {terkirim && (
        <time dateTime={terkirim} className="text-sm text-ink-soft">
          {formatDateTime(terkirim)}
        </time>
      )}
      {galat !== null && <p className="text-sm [overflow-wrap:anywhere]">{galat}</p>}
      {galat !== null && berikutnya !== null && (
        <p className="text-sm text-ink-soft">Dicoba lagi {formatDateTime(berikutnya)}</p>
      )}
    </div>
  )
}
