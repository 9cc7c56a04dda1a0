import { can } from '@lulus/api/contracts/capabilities'
import {
  MESSAGE_KINDS,
  MESSAGES,
  type MessageColumn,
  type MessageFilter,
} from '@lulus/api/contracts/messages'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChoiceFilter } from '@/components/listing/filters/choice-filters'
import { ListFilters } from '@/components/listing/filters/list-filters'
import { ListScreen } from '@/components/listing/list-screen'
import { useListQuery } from '@/components/listing/use-list-query'
import { ButtonLink } from '@/components/ui/button-link'
import { useChange } from '@/components/use-change'
import { useWhatsapp } from '@/components/use-whatsapp'
import {
  messagesQuery,
  retryMailMutation,
  sendMessageMutation,
  unmarkMessageMutation,
} from '@/features/admin-messages/api/messages'
import {
  MESSAGE_COLUMN_LABELS,
  messageColumns,
} from '@/features/admin-messages/components/message-columns'
import { MessageTabs } from '@/features/admin-messages/components/message-tabs'
import { listOf, tabIn } from '@/features/admin-messages/model/message-tabs'
import { useRowFocus } from '@/features/admin-messages/use-row-focus'
import { adminPaths } from '@/lib/admin-paths'
import { messageCountsQuery } from '@/lib/query/waiting-messages'
import { useSessionUser } from '@/lib/session/use-session'

const EMPTY = {
  menunggu: {
    title: 'Tidak ada pesan yang menunggu.',
    text: 'Pembayaran yang diputuskan, ujian besok, hasil yang dibuka, dan sertifikat baru tampil di sini.',
  },
  terkirim: {
    title: 'Belum ada pesan yang terkirim.',
    text: 'Pesan yang Anda kirim lewat WhatsApp tampil di sini, dan tandanya dapat dibatalkan.',
  },
  email_gagal: {
    title: 'Tidak ada email yang gagal.',
    text: 'Email yang ditolak server email tampil di sini dengan jawabannya.',
  },
} as const

/** /admin/pesan: what learners are to be told, each by one tap, and e-mails that failed. */
export default function MessagesPage() {
  const { role } = useSessionUser()
  const tab = tabIn(useSearchParams()[0])
  const list = useListQuery<MessageColumn, MessageFilter>(listOf(tab))
  const { keadaan: _tab, ...query } = list.query
  // An address may name anything.
  const jenisPesan = MESSAGE_KINDS.find((kind) => kind === query.jenisPesan)
  const result = useQuery(messagesQuery({ ...query, keadaan: tab, jenisPesan }))
  const counts = useQuery(messageCountsQuery).data
  const rows = result.data?.rows ?? []
  const region = useRef<HTMLDivElement>(null)
  const { isGone, leave } = useRowFocus(region, {
    ids: rows.map(({ id }) => id),
    updatedAt: result.dataUpdatedAt,
  })

  const send = useWhatsapp(sendMessageMutation, { onSettled: (id) => leave(id) })
  const unmark = useChange(unmarkMessageMutation, {
    inPlace: true,
    onDone: (_, id) => leave(id),
  })
  const retry = useChange(retryMailMutation, {
    inPlace: true,
    onDone: (_, id) => leave(id),
  })

  const hasMail = counts?.emailAktif === true || rows.some(({ email }) => email !== null)
  const columns = messageColumns(
    { state: tab, hasMail },
    {
      busyId: send.sending ?? unmark.sending ?? retry.sending,
      onSend: ({ id }) => send.change(id),
      onUnmark: ({ id }) => unmark.change(id),
      onRetry: ({ id }) => retry.change(id),
    }
  )
  const shown = result.data && {
    ...result.data,
    rows: rows.filter(({ id }) => !isGone(id)),
  }
  const kinds = MESSAGE_KINDS.filter((kind) => can(role, MESSAGES[kind].needs))

  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <ListScreen
        title="Pesan"
        noun="pesan"
        actions={
          can(role, 'settings.edit') ? (
            <ButtonLink variant="secondary" to={adminPaths.messageTexts}>
              Teks Pesan
            </ButtonLink>
          ) : undefined
        }
        below={
          <div className="grid gap-4">
            <ListFilters
              filtered={list.filtered.filter((name) => name !== 'keadaan')}
              onClear={() => list.change({ jenisPesan: '' })}
            >
              <ChoiceFilter
                label="Jenis pesan"
                all="Semua jenis"
                options={kinds.map((kind) => ({ value: kind, text: MESSAGES[kind].label }))}
                value={jenisPesan}
                onChange={(kind) => list.change({ jenisPesan: kind })}
              />
            </ListFilters>
            <MessageTabs
              current={tab}
              counts={counts ? { menunggu: counts.menunggu, email_gagal: counts.emailGagal } : {}}
            />
          </div>
        }
        list={list}
        result={{ ...result, data: shown } as typeof result}
        searchPlaceholder="Nama, nomor HP, atau email"
        columnLabels={MESSAGE_COLUMN_LABELS}
        failureTitle="Gagal mengambil pesan"
        empty={EMPTY[tab]}
        columns={columns}
      />
    </div>
  )
}
