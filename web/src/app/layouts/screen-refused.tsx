import { PageHeading } from '@/components/page/page-heading'
import { EmptyState } from '@/components/ui/empty-state'
import { useSessionUser } from '@/lib/session/use-session'

/** Replaces a screen that the role may not see. */
export function ScreenRefused() {
  const { role } = useSessionUser()
  return (
    <div className="grid gap-6">
      <PageHeading>Halaman ini bukan untuk peran Anda</PageHeading>
      <EmptyState
        title={`Anda masuk sebagai ${role}.`}
        text="Pilih halaman lain di navigasi. Jika Anda memerlukan halaman ini, minta admin mengubah peran Anda."
      />
    </div>
  )
}
