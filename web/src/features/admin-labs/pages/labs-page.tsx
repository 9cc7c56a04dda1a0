import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  labsQuery,
  registerLabMutation,
  renameLabMutation,
  type LabRow,
} from '@/features/admin-labs/api/labs'
import { KeyDialog } from '@/features/admin-labs/components/key-dialog'
import { LabNameDialog } from '@/features/admin-labs/components/lab-name-dialog'
import { LabsTable } from '@/features/admin-labs/components/labs-table'
import { useLabActions } from '@/features/admin-labs/use-lab-actions'

/** /admin/lab: the labs that are registered with the server. */
export default function LabsPage() {
  const { data: labs, error, isPending, isFetching, refetch } = useQuery(labsQuery)
  const actions = useLabActions()
  const [naming, setNaming] = useState<LabRow | 'new' | null>(null)
  const registerButton = (
    <Button onClick={() => setNaming('new')}>
      <Plus aria-hidden className="size-5" />
      Daftarkan Lab
    </Button>
  )

  return (
    <div className="grid gap-6">
      <PageHeading
        lead="Komputer lab yang terdaftar menandatangani setiap permintaannya, sehingga terlihat siapa mengerjakan apa di kursi mana."
        actions={registerButton}
      >
        Lab
      </PageHeading>
      {isPending && <SkeletonList label="Memuat lab…" rows={3} rowClassName="h-16" />}
      {error && !labs && (
        <LoadFailure
          title="Gagal mengambil data lab"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {labs?.length === 0 && (
        <EmptyState
          title="Belum ada lab."
          text="Daftarkan lab untuk mendapatkan kunci yang dipasang pada aplikasi kios di setiap komputernya."
          action={registerButton}
        />
      )}
      {labs && labs.length > 0 && (
        <LabsTable
          labs={labs}
          busyId={actions.busyId}
          onRename={setNaming}
          onRotate={actions.rotate}
          onRevoke={actions.revoke}
        />
      )}
      {naming === 'new' && (
        <LabNameDialog
          title="Daftarkan lab"
          submitLabel="Daftarkan"
          initial=""
          mutation={registerLabMutation}
          onDone={({ data }) => actions.handOut(data)}
          onClose={() => setNaming(null)}
        />
      )}
      {naming !== null && naming !== 'new' && (
        <LabNameDialog
          title="Ubah nama lab"
          submitLabel="Simpan"
          initial={naming.nama}
          mutation={renameLabMutation(naming.id)}
          onClose={() => setNaming(null)}
        />
      )}
      {naming === null && actions.handedOut && (
        <KeyDialog labKey={actions.handedOut} onClose={() => actions.handOut(null)} />
      )}
    </div>
  )
}
