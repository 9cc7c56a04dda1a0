import { useQuery } from '@tanstack/react-query'
import { PersonLink } from '@/components/person-link'
import { Alert } from '@/components/ui/alert'
import { waitingErasuresQuery } from '@/features/admin-users/api/erasure'
import { formatDateTime } from '@/lib/format/date'

/** Learners who wait to be erased; nothing while nobody does. */
export function ErasureRequests() {
  const { data: waiting = [] } = useQuery(waitingErasuresQuery)
  if (waiting.length === 0) return null
  return (
    <Alert tone="warning" title={`${waiting.length} peserta meminta akunnya dihapus`}>
      <ul className="grid gap-1">
        {waiting.map(({ peserta, createdAt }) => (
          <li key={peserta.id} className="wrap-anywhere">
            <PersonLink person={peserta} /> sejak {formatDateTime(createdAt)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
