import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import { classQuery, removeLearnerMutation } from '@/features/admin-classes/api/classes'
import { HeadingActions, LearnersActions } from '@/features/admin-classes/components/class-actions'
import { ClassDialogs, type ClassDialog } from '@/features/admin-classes/components/class-dialogs'
import { LearnersTable } from '@/features/admin-classes/components/learners-table'
import { PaymentsOfClass } from '@/features/admin-classes/components/payments-of-class'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'

interface ClassPageProps {
  /** The documents section of a class. */
  documents?: (id: number) => ReactNode
}

/** /admin/kelas/{id}: a class and its learners. */
export default function ClassPage({ documents }: ClassPageProps) {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(classQuery(id))
  const remove = useChange(removeLearnerMutation(id), {
    ask: ({ nama }) => ({
      tone: 'warning',
      title: 'Keluarkan dari kelas?',
      text: `Akun dan hasil ${nama} tetap ada.`,
      confirmLabel: 'Keluarkan',
    }),
  })
  const [opened, setOpened] = useState<ClassDialog | null>(null)
  const close = () => setOpened(null)
  const isOpen = data && !data.diarsipkan

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={data ? `${formatCount(data.peserta.length)} peserta` : 'Memuat kelas…'}
        actions={<HeadingActions detail={data} onOpen={setOpened} />}
      >
        {data?.nama ?? 'Kelas'}
      </PageHeading>
      {isPending && <SkeletonList label="Memuat peserta…" rows={4} rowClassName="h-16" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil data kelas"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.diarsipkan && <Alert tone="info">Kelas ini diarsipkan.</Alert>}
      {data?.peserta.length === 0 && (
        <EmptyState
          title="Belum ada peserta."
          text="Unggah daftar dari Excel, atau tambahkan satu per satu."
        />
      )}
      {isOpen && data.peserta.length > 0 && <LearnersActions onOpen={setOpened} />}
      {data && data.peserta.length > 0 && (
        <div className="max-sm:grid">
          <ButtonLink to={adminPaths.classResults(id)} variant="secondary">
            Hasil Kelas
          </ButtonLink>
        </div>
      )}
      {data && <PaymentsOfClass classId={id} />}
      {data && data.peserta.length > 0 && documents?.(id)}
      {data && data.peserta.length > 0 && (
        <LearnersTable
          learners={data.peserta}
          busyId={remove.sending?.id ?? null}
          onRemove={isOpen ? remove.change : null}
        />
      )}
      {opened && <ClassDialogs id={id} detail={data} opened={opened} onClose={close} />}
    </div>
  )
}
