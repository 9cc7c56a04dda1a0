import { CircleDot } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { UserRow } from '@/features/admin-users/api/users'

/** Whether the user sits an exam now, and how many they have finished. The wire has two words only. */
export function ExamStatus({ user }: { user: Pick<UserRow, 'status_ujian' | 'jumlah_ujian'> }) {
  const { status_ujian: status, jumlah_ujian: finished } = user
  if (status !== 'idle') {
    return (
      <Badge tone="accent" icon={CircleDot}>
        Sedang ujian
      </Badge>
    )
  }
  return <Badge>{finished === 0 ? 'Belum pernah' : `Sudah ${finished} kali`}</Badge>
}
