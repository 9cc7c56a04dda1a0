import { CircleCheck, CircleDashed } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { PackageRow } from '@/features/admin-packages/api/packages'

/** Whether a package can be bought. */
export function PackageStatusBadge({ status }: Pick<PackageRow, 'status'>) {
  return status === 'siap' ? (
    <Badge tone="success" icon={CircleCheck}>
      Siap
    </Badge>
  ) : (
    <Badge tone="accent" icon={CircleDashed}>
      Belum
    </Badge>
  )
}
