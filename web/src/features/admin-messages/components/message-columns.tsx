import { MESSAGES, type MessageColumn, type MessageState } from '@lulus/api/contracts/messages'
import type { TableColumn } from '@/components/listing/list-table'
import { PersonLink } from '@/components/person-link'
import { Button } from '@/components/ui/button'
import type { MessageRow } from '@/features/admin-messages/api/messages'
import { MailState } from '@/features/admin-messages/components/mail-state'
import { formatDateTime } from '@/lib/format/date'

export const MESSAGE_COLUMN_LABELS: Readonly<Record<MessageColumn, string>> = {
  createdAt: 'Sejak',
}

export interface MessageActions {
  /** Of the message that is being changed. */
  busyId: number | null
  onSend: (message: MessageRow) => void
  onUnmark: (message: MessageRow) => void
  onRetry: (message: MessageRow) => void
}

/** Id that connects a row's buttons with the learner's name. */
const nameIdOf = ({ id }: MessageRow) => `pesan-${id}`

/** The columns of the messages in one state. @param shown.hasMail whether e-mail is sent at all */
export function messageColumns(
  { state, hasMail }: { state: MessageState; hasMail: boolean },
  actions: MessageActions
): readonly TableColumn<MessageRow, MessageColumn>[] {
  return [
    {
      label: MESSAGE_COLUMN_LABELS.createdAt,
      sortBy: 'createdAt',
      headClass: 'sm:w-30',
      cell: ({ waktu }) => <time dateTime={waktu}>{formatDateTime(waktu)}</time>,
    },
    {
      label: 'Peserta',
      headClass: 'sm:w-40',
      cell: (message) => (
        <span className="grid min-w-0 max-sm:text-right">
          <span id={nameIdOf(message)} className="font-semibold">
            <PersonLink person={{ id: message.userId, nama: message.nama }} />
          </span>
          <span className="text-sm text-ink-soft tabular-nums">{message.nohp}</span>
        </span>
      ),
    },
    {
      label: 'Pesan',
      headClass: 'sm:min-w-60',
      wide: true,
      cell: ({ jenisPesan, teks }) => (
        <div className="grid gap-1">
          <span className="font-semibold">{MESSAGES[jenisPesan].label}</span>
          <p className="line-clamp-3 text-sm whitespace-pre-line text-ink-soft [overflow-wrap:anywhere] print:line-clamp-none">
            {teks}
          </p>
        </div>
      ),
    },
    ...(hasMail ? [MAIL_COLUMN] : []),
    {
      label: 'Aksi',
      headClass: 'sm:w-44',
      wide: true,
      cell: (message) => (
        <MessageButtons
          state={state}
          message={message}
          describedBy={nameIdOf(message)}
          {...actions}
        />
      ),
    },
  ]
}

const MAIL_COLUMN: TableColumn<MessageRow, MessageColumn> = {
  label: 'Email',
  headClass: 'sm:w-44',
  cell: ({ email }) => <MailState email={email} />,
}

interface MessageButtonsProps extends MessageActions {
  state: MessageState
  message: MessageRow
  describedBy: string
}

function MessageButtons({
  state,
  message,
  describedBy,
  busyId,
  onSend,
  onUnmark,
  onRetry,
}: MessageButtonsProps) {
  const isBusy = busyId === message.id
  const shared = { size: 'sm', loading: isBusy, 'aria-describedby': describedBy } as const
  const sent = message.terkirim
  return (
    <div className="grid gap-1.5 max-sm:mt-2">
      {state === 'email_gagal' && (
        <Button {...shared} data-message={message.id} onClick={() => onRetry(message)}>
          Coba lagi
        </Button>
      )}
      {state === 'menunggu' && (
        <Button {...shared} data-message={message.id} onClick={() => onSend(message)}>
          Kirim WhatsApp
        </Button>
      )}
      {sent && (
        <>
          <p className="text-sm">
            Dikirim {sent.nama}, <time dateTime={sent.waktu}>{formatDateTime(sent.waktu)}</time>
          </p>
          {state === 'terkirim' && (
            <Button
              {...shared}
              variant="secondary"
              data-message={message.id}
              onClick={() => onUnmark(message)}
            >
              Batalkan tanda
            </Button>
          )}
        </>
      )}
    </div>
  )
}
