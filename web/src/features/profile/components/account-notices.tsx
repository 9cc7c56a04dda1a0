import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useChange } from '@/components/use-change'
import { accountNoticesQuery, readNoticesMutation } from '@/features/profile/api/account-notices'
import { formatDateTime } from '@/lib/format/date'

/** Tells the signed-in user once what admins have changed of their account. */
export default function AccountNotices() {
  const { data: notices = [] } = useQuery(accountNoticesQuery)
  const [isClosed, setClosed] = useState(false)
  // What can't be noted is told again another time.
  const read = useChange(readNoticesMutation, { done: null, failed: null })
  if (isClosed || notices.length === 0) return null

  const close = () => {
    setClosed(true)
    read.change(notices)
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      title="Data Anda diubah"
      description="Hubungi admin jika ada yang tidak sesuai."
      footer={<Button onClick={close}>Mengerti</Button>}
    >
      <ul className="grid gap-3">
        {notices.map(({ id, pesan, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            {pesan}
            <span className="block text-sm text-ink-soft">{formatDateTime(createdAt)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
