import { Spinner } from '@/components/ui/spinner'
import { VisuallyHidden } from '@/components/ui/screen-reader'

/** Shown while a screen's code loads, visible only after a moment. */
export function PageLoading() {
  return (
    <div
      role="status"
      className="flex min-h-[50vh] animate-appear-late items-center justify-center"
    >
      <Spinner className="size-8 text-primary" />
      <VisuallyHidden>Memuat halaman</VisuallyHidden>
    </div>
  )
}
