import { Spinner } from '@/components/ui/spinner'

/** Fills the window until the user's rights are known. */
export function FullScreenLoading() {
  return (
    <div
      role="status"
      className="flex min-h-screen flex-col items-center justify-center gap-4 text-ink-soft"
    >
      <Spinner className="size-9 text-primary" />
      <p className="font-semibold">Loading...</p>
    </div>
  )
}
