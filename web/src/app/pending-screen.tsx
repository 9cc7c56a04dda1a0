import { useNavigation } from 'react-router-dom'
import { VisuallyHidden } from '@/components/ui/screen-reader'

/** A progress line at the top while the next screen loads, shown only when that takes a moment. */
export function PendingScreen() {
  const { state } = useNavigation()

  return (
    <div role="status">
      {state === 'loading' && (
        <div className="fixed inset-x-0 top-0 z-40 h-1 animate-appear-late overflow-hidden bg-primary-soft">
          <div className="h-full w-full animate-pulse bg-primary" />
          <VisuallyHidden>Memuat halaman</VisuallyHidden>
        </div>
      )}
    </div>
  )
}
