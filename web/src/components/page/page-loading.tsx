import { Spinner } from '@/components/ui/spinner'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** Stands in a layout's content while the code of a screen arrives; shows itself only when that takes a moment. */
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
