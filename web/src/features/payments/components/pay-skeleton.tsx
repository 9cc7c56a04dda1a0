import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** The shape of the payment screen while what it shows is on its way. */
export function PaySkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-2">
      <VisuallyHidden>Memuat pembayaran…</VisuallyHidden>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  )
}
